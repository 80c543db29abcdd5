import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  AdminBrowser,
  endSession,
  listScreenFaults,
  openSection,
  screens,
  script,
  signInAtBackOffice,
  writeSource,
} from "../support/admin-browser.ts";
import { listAxeFindings } from "../support/axe-findings.ts";
import type { Visit } from "../support/site.ts";

let backOffice: AdminBrowser;

beforeAll(async () => {
  backOffice = await AdminBrowser.open();
});

afterAll(() => backOffice.close());

interface Policy {
  title: string;
  version: string;
  effectiveDate: string;
  content: string;
}

const policy: Policy = { title: "Our policy", version: "1.0", effectiveDate: "2025-01-31", content: "The first words." };

/** What another administrator does meanwhile; gives the revision that is saved then. */
async function savePolicy(type: string, change: Partial<Policy>, ifMatch?: string): Promise<string> {
  const answer = await backOffice.call("PUT", `/policies/${type}`, {
    body: { ...policy, ...change },
    ...(ifMatch ? { ifMatch } : { isFirst: true }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.get("etag") ?? "";
}

const getPolicyInForce = async (path: string): Promise<Policy> =>
  (await (await backOffice.call("GET", `/policies/${path}`)).json()) as Policy;

async function visitPolicy(name: string, use: (page: Page, forgive: Visit["forgive"]) => Promise<void>): Promise<void> {
  await backOffice.visitSection("policies", async ({ page, forgive }) => {
    await showPolicy(page, name);
    await use(page, forgive);
  });
}

async function showPolicy(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
  await page.getByRole("button", { name: "Edit" }).waitFor();
}

async function edit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Title", { exact: true }).waitFor();
}

const save = (page: Page) => page.getByRole("dialog").first().getByRole("button", { name: "Save", exact: true }).click();
const waitUntilSaved = (page: Page) => page.getByRole("dialog").getByText("Policy saved successfully!").waitFor();

test("a policy that nobody wrote shows its template, is written, and is read on the website", async () => {
  await backOffice.visit(async ({ page }) => {
    await openSection(page, /Policies/);
    await showPolicy(page, "Privacy Policy");
    await page.getByText("This policy hasn’t been saved in English yet.").waitFor();
    await edit(page);
    expect(await page.getByLabel("Version", { exact: true }).inputValue()).toBe("1.0");
    await page.getByLabel("Version", { exact: true }).fill("2.0");
    await page.getByLabel("Effective date").fill("2199-03-01");
    await writeSource(page, "## Paper\n\nWrite to {email}, **please**.");
    await page.getByRole("article").getByText("please", { exact: true }).waitFor();
    await page.keyboard.press("Control+s");
    await waitUntilSaved(page);

    await page.goto(`${backOffice.url}/policy/privacy_policy`);

    await page.getByText("A new version takes effect on March 1, 2199.").waitFor();
    await page.getByRole("link", { name: "Read version 2.0" }).click();
    await page.getByRole("heading", { name: "Paper" }).waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByText("Version 2.0").waitFor();
    await page.getByText("Takes effect on March 1, 2199").waitFor();
    expect(await page.locator(".prose strong").innerText()).toBe("please");
    expect(await page.locator(".prose a").getAttribute("href")).toMatch(/^mailto:/);
  });
});

test("the tabs follow the arrow keys, and the policy and its language stay over a reload", async () => {
  await visitPolicy("Privacy Policy", async (page) => {
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("group", { name: "Language" }).getByRole("button", { name: "日本語" }).click();
    await page.getByText("This policy hasn’t been saved in 日本語 yet.").waitFor();
    await page.reload();

    await page.getByRole("heading", { name: "利用規約" }).waitFor();

    expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("Terms of Service");
  });
});

test("required fields are told at the field, and the template comes after a question", async () => {
  await visitPolicy("Cookie Policy", async (page) => {
    await edit(page);
    await page.getByLabel("Title", { exact: true }).fill("");
    await page.getByLabel("Effective date").fill("");
    await writeSource(page, "Words of my own.");
    await save(page);
    await page.getByText("Failed to save policy", { exact: true }).waitFor();
    await page.getByText("Please check the marked fields.").waitFor();
    expect(await page.locator("#policy-title-fault, #policy-effectiveDate-fault").allInnerTexts()).toEqual([
      "Please fill in this field.",
      "Please fill in this field.",
    ]);

    await page.getByRole("button", { name: "Load default template" }).click();
    const question = page.getByRole("dialog", { name: "Replace what you have with the template?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(await page.getByLabel("Content as Markdown").inputValue()).toBe("Words of my own.");
    await page.getByRole("button", { name: "Load default template" }).click();
    await question.getByRole("button", { name: "Replace" }).click();

    await page.getByText("The default template is in the editor.").waitFor();
    expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Cookie Policy");
    expect(await page.locator("[contenteditable=true]").first().innerText()).toContain("giftwright_guest");
  });
});

test("an earlier version is compared, brought back, and listed for the readers", async () => {
  const etag = await savePolicy("cookie_policy", { version: "1.0", content: "A red ribbon." });
  await savePolicy("cookie_policy", { version: "1.1", content: "A blue ribbon." }, etag);
  await visitPolicy("Cookie Policy", async (page) => {
    await page.getByRole("button", { name: "Earlier versions" }).click();
    await page.getByRole("button", { name: /Version 1\.0/ }).click();
    await page.locator("ins").getByText("blue").waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Load this revision into the editor" }).click();
    await page.getByText("Version 1.0 is in the editor.").waitFor();
    await save(page);
    await waitUntilSaved(page);

    await page.goto(`${backOffice.url}/policy/cookie_policy`);

    const earlier = page.getByRole("region", { name: "Earlier versions" });
    expect(await earlier.getByText(/^Version/).allInnerTexts()).toEqual(["Version 1.1", "Version 1.0"]);
    expect(await listAxeFindings(page)).toEqual([]);
  });
  expect(await getPolicyInForce("cookie_policy")).toMatchObject({ content: "A red ribbon.", revision: 3 });
});

test("two administrators at once, the first time and later: the second sees both versions and chooses", async () => {
  await visitPolicy("Terms of Service", async (page, forgive) => {
    await edit(page);
    const etag = await savePolicy("terms_of_service", { title: "Theirs" });
    await page.getByLabel("Version", { exact: true }).fill("3.0");
    await writeSource(page, "My words.");
    await save(page);
    const dialog = page.getByRole("dialog", { name: "Someone else changed this policy" });
    await dialog.waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save this choice" }).click();
    await waitUntilSaved(page);
    expect(await getPolicyInForce("terms_of_service")).toMatchObject({
      title: "Theirs",
      version: "3.0",
      content: "My words.",
      revision: 2,
    });

    await savePolicy("terms_of_service", { title: "Theirs again" }, etag.replace("1", "2"));
    await writeSource(page, "My other words.");
    await save(page);
    await dialog.getByRole("group", { name: "Title" }).getByLabel("Yours").check();
    await dialog.getByRole("button", { name: "Save this choice" }).click();

    await dialog.waitFor({ state: "hidden" });
    await waitUntilSaved(page);
    forgive("status of 412");
  });
  expect(await getPolicyInForce("terms_of_service")).toMatchObject({ title: "Theirs", content: "My other words.", revision: 4 });
});

test("neither a lost connection nor a session that ends loses what was typed", async () => {
  await visitPolicy("Terms of Service", async (page, forgive) => {
    await page.getByRole("group", { name: "Language" }).getByRole("button", { name: "中文" }).click();
    await page.getByText("This policy hasn’t been saved in 中文 yet.").waitFor();
    await edit(page);
    await writeSource(page, "Typed in a tunnel.");
    await page.route("**/api/admin/policies/*", (route) => route.abort("connectionfailed"));
    await save(page);
    await page.getByText("Network error. Please check your internet connection and try again.").waitFor();
    await page.reload();
    await page.unroute("**/api/admin/policies/*");
    await edit(page);
    await page.getByRole("button", { name: "Restore them" }).click();
    await page.getByRole("article").getByText("Typed in a tunnel.").waitFor();

    await endSession(page);
    await save(page);
    await page.getByRole("heading", { name: "Please sign in again" }).waitFor();
    await signInAtBackOffice(page);

    await waitUntilSaved(page);
    for (const noted of ["ERR_CONNECTION_FAILED", "status of 401", "status of 403"]) forgive(noted);
  });
  expect(await getPolicyInForce("terms_of_service?language=zh")).toMatchObject({ content: "Typed in a tunnel." });
});

test("leaving with something unsaved is asked about", async () => {
  await visitPolicy("Privacy Policy", async (page) => {
    await edit(page);
    await page.getByLabel("Title", { exact: true }).fill("Half a thought");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Keep writing" }).click();
    expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Half a thought");

    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Close without saving?" }).getByRole("button", { name: "Close" }).click();

    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});

test("scripts in every field stay text in the section, the editor, the preview and the page", async () => {
  const { status } = await backOffice.call("PUT", "/policies/privacy_policy?language=ja", {
    isFirst: true,
    body: { title: script, version: script.slice(0, 50), effectiveDate: "2025-01-31", content: `${script}\n\n[x](javascript:alert(1))` },
  });
  expect(status).toBe(200);
  await visitPolicy("Privacy Policy", async (page) => {
    await page.getByRole("group", { name: "Language" }).getByRole("button", { name: "日本語" }).click();
    await page.locator(".policy-sheet-text").getByText("window.wasRun").first().waitFor();
    await edit(page);
    await page.locator(".policy-preview").getByText("window.wasRun").first().waitFor();
    await page.locator("[contenteditable=true]").getByText("window.wasRun").first().waitFor();
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);

    await page.goto(`${backOffice.url}/ja/policy/privacy_policy`);
    await page.locator(".prose").getByText("window.wasRun").first().waitFor();

    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
    expect(await page.locator(".prose a").count()).toBe(0);
  });
});

test.each(screens)("at $viewport.width pixels ($path) nothing is wider than the screen, and a checker finds nothing", async (screen) => {
  const look = async (page: Page) => expect(await listScreenFaults(page)).toEqual([]);
  await backOffice.visitSection(
    "policies",
    async ({ page }) => {
      // A template, which has tables.
      await page.locator(".policy-head .choice-switch").getByRole("button", { name: "中文" }).click();
      await page.locator(".policy-never-saved").waitFor();
      await look(page);
      await page.locator(".policy-sheet .admin-button").click();
      await page.locator(".rich-text table").first().waitFor();
      await look(page);
    },
    screen,
  );
});
