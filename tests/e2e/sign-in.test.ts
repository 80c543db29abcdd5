import type { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import { openSignInSite, sendDialog, signIn, usualPassword as password, type SignInSite } from "../support/sign-in-site.ts";
import { findCode, waitForMail } from "../support/wait-for-mail.ts";

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite();
});

afterAll(() => site.close());

test("signing up, confirming by mail and coming back shows a member's header, in this tab and after a reload", async () => {
  await site.visit("/", async ({ page }) => {
    await page.getByRole("button", { name: "Sign Up for More" }).click();
    await page.getByLabel("Full Name").fill(" Mika Sato ");
    await page.getByLabel("Email Address").fill(" Mika@Example.org ");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await sendDialog(page);
    await page.getByText("Please check your email and click the verification link before signing in.").waitFor();
    await expect.poll(() => page.getByRole("dialog").count(), { timeout: 6_000 }).toBe(0);
    await page.getByRole("button", { name: "Enter the code from the email" }).click();
    await page.getByRole("dialog").getByLabel("Or enter the six-digit code from the email").waitFor();

    await page.goto(await site.waitForLink("mika@example.org", "signup"));
    await page.getByText("with m•••@example.org").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Yes, it’s mine" }).click();
    await page.getByRole("heading", { name: "Completing sign in..." }).waitFor();
    expect(new URL(page.url()).hash).toBe("");
    await page.waitForURL(`${site.url}/`);
    await page.getByText("Your email address is verified. Welcome to Giftwright!").waitFor();

    await page.locator(".queries-left", { hasText: "3 queries left" }).waitFor();
    expect(await page.locator(".site-tools").getByRole("button", { name: "Upgrade" }).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Sign In" }).count()).toBe(0);
    await page.reload();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByText("Mika Sato").waitFor();
    expect(await page.getByRole("menuitem").allTextContents()).toEqual(["User Dashboard", "Security", "Delete Account", "Logout"]);
  });
});

test("each mistake is told at its field, and changing between the two modes clears it", async () => {
  await site.createMember("wrong@example.org");
  await site.visit("/", async ({ page, forgive }) => {
    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await sendDialog(page);
    await page.getByText("Email and password are required").waitFor();
    expect(await page.getByLabel("Email Address").evaluate((field) => field === document.activeElement)).toBe(true);

    await page.getByRole("button", { name: "Create an account" }).click();
    expect(await page.getByText("Email and password are required").count()).toBe(0);
    await page.getByLabel("Email Address").fill("wrong@example.org");
    await page.getByText("At least 8 characters").waitFor();
    await page.getByLabel("Password", { exact: true }).fill("1234567");
    await page.keyboard.press("Enter");
    await page.getByText("Password must be at least 8 characters long.").waitFor();
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await page.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("text");
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await sendDialog(page);
    await page.getByText("Full name is required for sign up").waitFor();

    await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
    expect(await page.getByLabel("Email Address").inputValue()).toBe("wrong@example.org");
    await sendDialog(page);
    await page.getByText("Invalid email or password. Please check your credentials.").waitFor();
    forgive("400");
  });
});

test("an address that is not confirmed yet can have its mail sent again, a minute later, and is confirmed by its code", async () => {
  await site.askAuth("/signup", { email: "slow@example.org", password, data: { full_name: "Slow" } });
  await site.visit("/", async ({ page, forgive }) => {
    await signIn(page, "slow@example.org");
    await page.getByText("Please check your email and click the verification link before signing in.").waitFor();

    await page.getByRole("button", { name: "Resend the email" }).click();

    await page.getByText("For security purposes, you can only request a confirmation email once every 60 seconds.").waitFor();
    expect(site.mails.caught.filter(({ to }) => to.includes("slow@example.org"))).toHaveLength(1);
    forgive("400");
    forgive("429");

    await page.getByLabel("Or enter the six-digit code from the email").fill(await waitForMail(site.mails, "slow@example.org", findCode));
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Your account" }).waitFor();
  });
});

test("a service that does not answer is given up after ten seconds, and one out of reach at once", async () => {
  await site.visit({ path: "/", isOnOwnPage: true }, async ({ page, forgive }) => {
    await page.clock.install();
    await page.route("**/token?grant_type=password", () => {});
    await signIn(page, "lost@example.org");
    await page.getByRole("button", { name: "Signing in..." }).waitFor();

    await page.clock.fastForward(10_001);
    await page.getByText("Request timed out. Please check your internet connection and try again.").waitFor();

    await page.route("**/token?grant_type=password", (route) => route.abort("connectionrefused"));
    await sendDialog(page);
    await page.getByText("Network error. Please check your internet connection and try again.").waitFor();
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe(password);
    forgive("ERR_CONNECTION_REFUSED");
  });
});

test("a forgotten password is replaced by mail, and the new one signs in", async () => {
  await site.createMember("lost@example.org");
  await site.visit("/", async ({ page, forgive }) => {
    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).click();
    await page.getByLabel("Email Address").fill("lost@example.org");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    expect(await page.getByLabel("Email Address").inputValue()).toBe("lost@example.org");
    await sendDialog(page);
    await page.getByText("Password reset email sent! Please check your inbox and follow the instructions.").waitFor();
    await sendDialog(page);
    await page.getByText("For security purposes, you can only request a password reset once every 60 seconds.").waitFor();
    forgive("429");

    await page.goto(await site.waitForLink("lost@example.org", "recovery"));
    await page.getByRole("button", { name: "Choose a new password" }).click();
    await page.getByLabel("New Password", { exact: true }).fill("louder river 8");
    await page.getByLabel("Confirm New Password").fill("louder river 7");
    await sendDialog(page);
    await page.getByText("Passwords do not match").waitFor();
    await page.getByLabel("Confirm New Password").fill("louder river 8");
    await sendDialog(page);
    await page.getByText("Password updated successfully! You can now sign in with your new password.").waitFor();
    await expect.poll(() => page.getByRole("dialog").count(), { timeout: 5_000 }).toBe(0);

    await signIn(page, "lost@example.org", "louder river 8");
    await page.getByRole("button", { name: "Your account" }).waitFor();
  });
});

test("the digits of a mail do what its link does, and a new password that is not set leaves no session", async () => {
  const [forgetful, hasty] = ["forgetful@example.org", "hasty@example.org"];
  await Promise.all([forgetful, hasty].map(site.createMember));
  const waitForCode = (email: string, type: string) =>
    waitForMail(site.mails, email, (mail) => (mail.html?.includes(`#${type}.`) ? findCode(mail) : undefined));
  const { rows: before } = await site.query("select id from auth_sessions");
  await site.visit("/", async ({ page, forgive }) => {
    const typeCode = async (code: string) => {
      await page.getByLabel("Or enter the six-digit code from the email").fill(code);
      await page.getByRole("button", { name: "Confirm" }).click();
    };
    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await page.getByLabel("Email Address").fill(forgetful);
    await sendDialog(page);
    const code = await waitForCode(forgetful, "recovery");
    await typeCode(code === "111111" ? "222222" : "111111");
    await page.getByText("That code is wrong or has expired.").waitFor();
    forgive("403");
    await typeCode(` ${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await site.query("select id from auth_sessions")).rows).toEqual(before);

    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).click();
    await page.getByLabel("Email Address").fill(hasty);
    await page.getByRole("button", { name: "Email me a sign-in link" }).click();
    await typeCode(await waitForCode(hasty, "magiclink"));
    await page.getByRole("button", { name: "Your account" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

test("a new password for somebody else leaves whoever is signed in here, and one for oneself does not", async () => {
  const [guest, host] = ["guest@example.org", "host@example.org"];
  await Promise.all([guest, host].map(site.createMember));
  await site.visit("/", async ({ page, forgive }) => {
    const replacePassword = async (email: string) => {
      await site.askAuth("/recover", { email });
      await page.goto(await site.waitForLink(email, "recovery"));
      await page.getByRole("button", { name: "Choose a new password" }).click();
      await page.getByLabel("New Password", { exact: true }).fill("louder river 8");
      await page.getByLabel("Confirm New Password").fill("louder river 8");
      await sendDialog(page);
      await page.getByText("Password updated successfully!").waitFor();
      await expect.poll(() => page.getByRole("dialog").count(), { timeout: 5_000 }).toBe(0);
    };
    await signIn(page, host);
    await page.getByRole("button", { name: "Your account" }).waitFor();

    await replacePassword(guest);
    expect(await page.getByRole("button", { name: "Your account" }).isVisible()).toBe(true);
    await replacePassword(host);
    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).waitFor();
    forgive("status of 40");
  });
});

test("a link that is spent sends home, where the form's error area says so", async () => {
  await site.createMember("spent@example.org");
  const spent = await site.waitForLink("spent@example.org", "signup");
  await site.visit("/about", async ({ page, forgive }) => {
    await page.goto(spent);

    await page.getByRole("alert").filter({ hasText: "Email link is invalid or has expired" }).waitFor();
    forgive("403");

    expect(page.url()).toBe(`${site.url}/`);
    expect(await page.getByRole("button", { name: "Sign In" }).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Get a new link" }).click();
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  });
});

test("a member who opens a spent link reads why it failed, for as long as the page is open", async () => {
  await site.createMember("reader@example.org");
  const spent = await site.waitForLink("reader@example.org", "signup");
  await site.visit("/", async ({ page, forgive }) => {
    await signIn(page, "reader@example.org");
    await page.getByRole("button", { name: "Your account" }).waitFor();

    await page.goto(spent);

    await page.getByRole("alert").filter({ hasText: "Email link is invalid or has expired" }).waitFor();
    await page.getByRole("button", { name: "Your account" }).waitFor();
    await page.locator(".queries-left", { hasText: "3 queries left" }).waitFor();
    expect(await page.getByRole("alert").filter({ hasText: "Email link is invalid or has expired" }).count()).toBe(1);
    forgive("403");
  });
});

test("a sign-up is confirmed by the code of its mail where it was begun", async () => {
  await site.visit("/", async ({ page }) => {
    await page.getByRole("button", { name: "Sign Up for More" }).click();
    await page.getByLabel("Full Name").fill("Cody");
    await page.getByLabel("Email Address").fill("cody@example.org");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await sendDialog(page);
    await page.getByLabel("Or enter the six-digit code from the email").focus();
    await page.keyboard.type(await waitForMail(site.mails, "cody@example.org", findCode));
    await page.keyboard.press("Enter");

    await page.getByRole("button", { name: "Your account" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

test("tokens in an address sign nobody in unasked, and take nobody's place", async () => {
  const [member, stranger] = ["own@example.org", "stranger@example.org"];
  await Promise.all([member, stranger].map(site.createMember));
  const { access_token, refresh_token } = await site.askAuth("/token?grant_type=password", { email: stranger, password });
  await site.visit("/", async ({ page }) => {
    await signIn(page, member);
    await page.getByRole("button", { name: "Your account" }).waitFor();
    const readSession = () => page.evaluate(() => localStorage.getItem("giftwright.session"));
    const before = await readSession();

    await page.goto(`${site.url}/blog#access_token=${String(access_token)}&refresh_token=${String(refresh_token)}`);
    await page.getByText(`This link would sign you in as ${stranger}.`).waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "No, thanks" }).click();
    await page.waitForURL(`${site.url}/`);

    expect(JSON.parse((await readSession()) ?? "{}").user.email).toBe(member);
    expect(before).not.toBeNull();
  });
});

test("an error in the query of any address is shown as text and taken out of the address", async () => {
  await site.visit("/zh/?error=access_denied&error_description=%3Cimg+src%3Dx%20onerror%3Dalert(1)%3E", async ({ page }) => {
    await page.getByRole("alert").filter({ hasText: "登录服务返回的信息：“<img src=x onerror=alert(1)>”" }).waitFor();

    expect(page.url()).toBe(`${site.url}/zh`);
  });
});

test("a member with a second factor is a guest until its digits are right", async () => {
  const totp = await site.createMemberWithFactor("twice@example.org");
  await site.visit("/", async ({ page, forgive }) => {
    await signIn(page, "twice@example.org");
    await page.getByText("Enter the six-digit code from your authenticator app.").waitFor();
    expect(await page.getByRole("button", { name: "Your account" }).count()).toBe(0);
    await page.getByLabel("Six-digit code").fill(wrongCode(totp));
    await sendDialog(page);
    await page.getByText("That code isn’t right. Please try the latest one.").waitFor();
    forgive("422");
    expect(await listAxeFindings(page)).toEqual([]);

    await page.keyboard.press("Escape");
    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).waitFor();
    await signIn(page, "twice@example.org");
    await page.getByLabel("Six-digit code").fill(totp.generate());
    await sendDialog(page);

    await page.getByRole("button", { name: "Your account" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

function wrongCode(totp: TOTP): string {
  const right = [-30_000, 0, 30_000].map((away) => totp.generate({ timestamp: Date.now() + away }));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code)) ?? "444444";
}

test("a sign-in link is offered and sent where addresses can sign in, and other accounts where they are set up", async () => {
  await site.createMember("link@example.org");
  await site.visit("/", async ({ page }) => {
    const tell = async (closed: Record<string, string>) =>
      await page.locator("meta[name=auth-service]").evaluate((service, told) => Object.assign(service.dataset, told), closed);
    await tell({ noSignUp: "" });
    await page.getByRole("button", { name: "Sign Up for More" }).click();
    await page.getByText("New user registration is currently disabled. Please contact support.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
    await page.getByLabel("Email Address").waitFor();
    expect(await page.getByRole("button", { name: "Create an account" }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await tell({ noEmail: "" });
    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Continue with GitHub" }).waitFor();
    expect(await page.getByRole("dialog").getByRole("button").allTextContents()).toEqual(["Continue with GitHub", ""]);
    expect(await page.getByRole("dialog").getByRole("textbox").count()).toBe(0);
    await page.reload();

    await page.locator(".site-tools").getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Continue with GitHub" }).waitFor();
    expect(await page.getByRole("button", { name: "Continue with Google" }).count()).toBe(0);
    await page.getByLabel("Email Address").fill("link@example.org");
    await page.getByRole("button", { name: "Email me a sign-in link" }).click();
    await page.getByText("If link@example.org is a working address, a sign-in link is on its way.").waitFor();

    await page.goto(await site.waitForLink("link@example.org", "magiclink"));
    await page.locator(".link-page").getByRole("button", { name: "Sign In" }).click();

    await page.getByRole("button", { name: "Your account" }).waitFor();
  });
});
