import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import { openPage } from "../support/browser.ts";
import { catchMails, type MailCatcher } from "../support/mail-catcher.ts";
import { addMember, memberPassword, signInAs, trySignIn, type SignedUp } from "../support/members-of-product.ts";
import { startOpenIdIssuer } from "../support/open-id-issuer.ts";
import { openSite, type Place, type Site, type Visit } from "../support/site.ts";
import { findCode, findLink, waitForMail } from "../support/wait-for-mail.ts";

const serviceKey = "a-service-key-of-this-site-long-enough";
const better = "paper ribbon lantern moss";

let site: Site;
let mails: MailCatcher;
let issuer: Awaited<ReturnType<typeof startOpenIdIssuer>>;

beforeAll(async () => {
  [mails, issuer] = await Promise.all([catchMails(), startOpenIdIssuer()]);
  site = await openSite({
    SMTP_URL: mails.url,
    AUTH_SERVICE_KEY: serviceKey,
    AUTH_MAIL_INTERVAL_S: "0",
    AUTH_MANUAL_LINKING: "true",
    AUTH_MFA: "totp,phone",
    OAUTH_ACME_CLIENT_ID: "giftwright",
    OAUTH_ACME_SECRET: "a secret",
    OAUTH_ACME_ISSUER: issuer.issuer,
  });
});

afterAll(async () => {
  await site.close();
  await mails.close();
  await issuer.close();
});

/** The page about a member's security, when it knows the member's devices. */
async function visit(place: Partial<Place> & { member: SignedUp }, use: (visited: Visit) => Promise<void>): Promise<void> {
  await site.visit({ path: "/security", ...place }, async (visited) => {
    await visited.page.locator("#devices li").first().waitFor();
    await use(visited);
  });
}

async function isAlive({ access_token }: SignedUp["session"]): Promise<boolean> {
  return (await fetch(`${site.url}/api/me`, { headers: { Authorization: `Bearer ${access_token}` } })).ok;
}

test("a member changes the password, and other devices are signed out", async () => {
  const member = await addMember(site.url, serviceKey);
  const elsewhere = await signInAs(member);
  await visit({ member }, async ({ page, forgive }) => {
    expect(await page.locator("#password [autocomplete=username]").inputValue()).toBe(member.email);
    await page.getByLabel("Current password").fill("not the password");
    await page.getByLabel("New password").fill(better);
    await page.getByText("Strong, as long as you don’t use it anywhere else").waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("The current password isn’t right.").waitFor();
    forgive("400");

    await page.getByLabel("Current password").fill(memberPassword);
    await page.keyboard.press("Enter");

    await page.getByText("Password updated successfully! Your other devices have been signed out.").waitFor();
    expect(await page.getByLabel("New password").inputValue()).toBe("");
  });
  expect(await isAlive(elsewhere)).toBe(false);
  expect(await trySignIn(member)).toBeNull();
  expect(await trySignIn({ ...member, password: better })).not.toBeNull();
});

test("who does not know the password any more changes it by a code from the mail", async () => {
  const member = await addMember(site.url, serviceKey);
  await site.query("update auth_sessions set created_at = now() - interval '2 days'");
  await visit({ member }, async ({ page, forgive }) => {
    await page.getByLabel("New password").fill(better);
    await page.getByRole("button", { name: "I don’t know it. Send me a code instead" }).click();
    const code = await waitForMail(mails, member.email, findCode);
    await page.getByLabel("Six-digit code").fill(code === "111111" ? "222222" : "111111");
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByText("That code is wrong or has expired.").waitFor();
    forgive("422");

    await page.getByLabel("Six-digit code").fill(code);
    await page.keyboard.press("Enter");

    await page.getByText("Password updated successfully!").waitFor();
  });
  expect(await trySignIn({ ...member, password: better })).not.toBeNull();
});

test("a mail address changes when both the old and the new have agreed", async () => {
  const member = await addMember(site.url, serviceKey);
  const wanted = `new-${member.email}`;
  await visit({ member }, async ({ page }) => {
    await page.getByLabel("New email address").fill(member.email);
    await page.keyboard.press("Enter");
    await page.getByText("This is already your address.").waitFor();
    await page.getByLabel("New email address").fill(wanted);
    await page.keyboard.press("Enter");
    await page.getByText(`Waiting for you to confirm ${wanted} and your current address.`).waitFor();

    for (const address of [member.email, wanted]) {
      await page.goto(await waitForMail(mails, address, findLink));
      await page.getByRole("button", { name: "Confirm the change" }).click();
      // The heading, and what is read out, say the same.
      await page
        .getByText(address === wanted ? "Completing sign in" : "open the link we sent to your other address")
        .first()
        .waitFor();
    }
    await site.open(page, "/security");

    await page.getByText(`Current address: ${wanted}`).waitFor();
    expect(await page.getByText("Waiting for you to confirm").count()).toBe(0);
  });
});

test("after a sign-in of long ago a change asks who is there, and then goes on with what was typed", async () => {
  const member = await addMember(site.url, serviceKey);
  await site.query("update auth_sessions set created_at = now() - interval '2 days'");
  const wanted = `later-${member.email}`;
  await visit({ member }, async ({ page, forgive }) => {
    await page.getByLabel("New email address").fill(wanted);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Is this really you?" });
    await dialog.getByLabel("Your password").fill("not the password");
    await page.keyboard.press("Enter");
    await dialog.getByText("The current password isn’t right.").waitFor();
    forgive("400");
    expect(await listAxeFindings(page)).toEqual([]);
    await dialog.getByLabel("Your password").fill(memberPassword);
    await page.keyboard.press("Enter");

    await page.getByText(`Waiting for you to confirm ${wanted}`).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

test("who has no password at hand shows by a mailed code who is there, or leaves it", async () => {
  const member = await addMember(site.url, serviceKey);
  await signInAs(member);
  await site.query("update auth_sessions set created_at = now() - interval '2 days'");
  await visit({ member }, async ({ page, forgive }) => {
    const rows = page.locator("#devices li");
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole("button", { name: "Sign Out All Other Devices" }).click();
    await page.getByRole("button", { name: "Not now" }).click();
    expect(await rows.count()).toBe(2);
    await rows.nth(1).getByRole("button").click();
    await page.getByRole("dialog").getByRole("button", { name: "Send me a code instead" }).click();
    await page.getByLabel("Six-digit code").fill(await waitForMail(mails, member.email, findCode));
    await page.keyboard.press("Enter");

    await expect.poll(() => rows.count()).toBe(1);
    forgive("400");
    forgive("403");
  });
});

test("an authenticator app is turned on, asked for at the next sign-in, and turned off again", async () => {
  const member = await addMember(site.url, serviceKey);
  let totp = new TOTP();
  await visit({ member }, async ({ page }) => {
    await page.getByRole("button", { name: "Set Up an Authenticator App" }).click();
    const picture = page.getByRole("img", { name: "QR code for the authenticator app" });
    await picture.waitFor();
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(20);
    totp = new TOTP({ secret: (await page.locator(".enrolment-secret code").innerText()).replaceAll(" ", "") });
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByLabel("Six-digit code from the app").fill("12");
    await page.getByRole("button", { name: "Turn On" }).click();
    await page.getByText("Please enter all six digits.").waitFor();
    await page.getByLabel("Six-digit code from the app").fill(totp.generate({ timestamp: Date.now() - 30_000 }));
    await page.keyboard.press("Enter");
    await page.getByText("The second factor is on.").waitFor();
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    const codes = await page.locator(".recovery-codes li").allTextContents();
    expect(new Set(codes).size).toBe(10);
    expect(await listAxeFindings(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download", exact: true }).click(),
    ]);
    expect(await readFile(await download.path(), "utf8")).toBe(`${codes.join("\n")}\n`);
    await page.getByRole("button", { name: "I’ve saved them" }).click();
    await page.getByText("You have 10 recovery codes left.").waitFor();
    await page.reload();
    await page.getByText("On. You’ll need a code to sign in.").waitFor();

    const visitor = await openPage(site.browser);
    await visitor.page.goto(`${site.url}/security`);
    await visitor.page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await visitor.page.getByLabel("Email Address").fill(member.email);
    await visitor.page.getByLabel("Password", { exact: true }).fill(memberPassword);
    await visitor.page.keyboard.press("Enter");
    await visitor.page.getByLabel("Six-digit code").fill(totp.generate());
    await visitor.page.keyboard.press("Enter");
    await visitor.page.getByText("On. You’ll need a code to sign in.").waitFor();
    await visitor.close();

    const lost = await openPage(site.browser);
    await lost.page.goto(`${site.url}/security`);
    await lost.page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await lost.page.getByLabel("Email Address").fill(member.email);
    await lost.page.getByLabel("Password", { exact: true }).fill(memberPassword);
    await lost.page.keyboard.press("Enter");
    await lost.page.getByRole("button", { name: "Use a recovery code" }).click();
    await lost.page.getByLabel("Recovery code").fill(codes[3] ?? "");
    await lost.page.keyboard.press("Enter");
    await lost.page.getByText("You have 9 recovery codes left.").waitFor();
    await lost.close();
    expect(await waitForMail(mails, member.email, ({ subject }) => /recovery code/.exec(subject ?? "")?.[0])).toBe("recovery code");

    await page.getByRole("button", { name: "Turn off Authenticator app" }).click();
    await page.getByText("Turn Authenticator app off?").waitFor();
    await page.getByRole("button", { name: "Turn off", exact: true }).click();
    await page.getByText("Authenticator app has been turned off.").waitFor();
    await page.reload();
    await page.getByText("Off. Anyone who learns your password can get in.").waitFor();
  });
});

test("a member sees the own devices, signs one out, and then all others", async () => {
  const member = await addMember(site.url, serviceKey);
  const [second, third] = [await signInAs(member), await signInAs(member)];
  await visit({ member }, async ({ page }) => {
    const rows = page.locator("#devices li");
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.first().innerText()).toContain("This device");
    await rows.nth(1).getByRole("button").click();
    await expect.poll(() => rows.count()).toBe(2);
    expect(await Promise.all([second, third].map(isAlive))).toEqual(expect.arrayContaining([true, false]));

    await page.getByRole("button", { name: "Sign Out All Other Devices" }).click();

    await page.getByText("All other devices have been signed out.").waitFor();
    await expect.poll(() => rows.count()).toBe(1);
  });
  expect(await Promise.all([member.session, second, third].map(isAlive))).toEqual([true, false, false]);
});

test("another way to sign in is linked, and unlinked again", async () => {
  const member = await addMember(site.url, serviceKey);
  issuer.become({ sub: "acme-1", aud: "giftwright", email: "somebody@acme.example", email_verified: true });
  await visit({ member }, async ({ page }) => {
    await page.getByRole("button", { name: "Link Acme" }).click();

    await page.getByText("somebody@acme.example").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    await page.getByRole("button", { name: "Unlink Acme" }).click();

    await page.getByText("Acme has been unlinked.").waitFor();
    await expect.poll(() => page.locator("#ways-in li").count()).toBe(1);
    await page.getByRole("button", { name: "Link Acme" }).waitFor();
  });
});

test("a phone number is turned on by the code that was sent to it", async () => {
  const member = await addMember(site.url, serviceKey);
  await visit({ member }, async ({ page, forgive }) => {
    await page.getByRole("button", { name: "Add a Phone Number" }).click();
    await page.getByRole("textbox", { name: "Phone number" }).fill("020 7946 0000");
    await page.keyboard.press("Enter");
    await page.getByText("Please enter the number with its country code").waitFor();
    forgive("400");
    await page.getByRole("textbox", { name: "Phone number" }).fill("+44 20 7946 0000");
    await page.keyboard.press("Enter");
    const code = page.getByLabel("Six-digit code from the message");
    await page.getByText("Sent to +44 20 7946 0000.").waitFor();
    expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
    await code.fill(await waitForMessage("+442079460000"));
    await page.keyboard.press("Enter");

    await page.getByText("The second factor is on.").waitFor();
    await page.getByText("On. You’ll need a code to sign in.").waitFor();
    expect(await page.locator("#second-factor .security-name").allTextContents()).toEqual(["+44 ••• 0000"]);
  });
});

/** The code in the newest message to a number, where the product lays those that it has no service for. */
async function waitForMessage(number: string): Promise<string> {
  const outbox = join(site.dataPath, "outbox");
  const find = async () => {
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".json"));
    const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
    return (
      texts
        .filter((text) => text.includes(number))
        .map((text) => /\b\d{6}\b/.exec(text.replaceAll(number, ""))?.[0] ?? "")
        .at(-1) ?? ""
    );
  };
  await expect.poll(find).not.toBe("");
  return await find();
}

test("an administrator without a second factor is urged to have one", async () => {
  const member = await addMember(site.url, serviceKey);
  await site.query("insert into admin_users (id) select id from users where email = $1", [member.email]);
  await visit({ member }, async ({ page }) => {
    await page.getByText("You’re an administrator without a second factor").waitFor();

    await page.getByRole("link", { name: "Set it up now" }).click();

    expect(await page.getByRole("button", { name: "Set Up an Authenticator App" }).isVisible()).toBe(true);
  });
});

test.each([
  { path: "/security", width: 1440, title: "Security", colorScheme: "dark" },
  { path: "/zh/security", width: 360, title: "账号安全", colorScheme: "light" },
  { path: "/ja/security", width: 768, title: "セキュリティ", colorScheme: "light" },
] as const)(
  "$path reads well at $width pixels, and a checker for accessibility finds nothing",
  async ({ path, width, title, colorScheme }) => {
    const member = await addMember(site.url, serviceKey);
    await visit({ member, path, viewport: { width, height: 800 }, colorScheme }, async ({ page }) => {
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await listAxeFindings(page)).toEqual([]);
    });
  },
);
