import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { AdminBrowser, administrator, signInAtBackOffice, stranger } from "../support/admin-browser.ts";
import { listAxeFindings } from "../support/axe-findings.ts";
import { signUpMember, signInAs, type SignedUp } from "../support/members-of-product.ts";
import type { Visit } from "../support/site.ts";

const request = {
  relationship: "friend",
  ageRange: "25-34",
  occasion: "birthday",
  currency: "USD",
  budget: "25-50",
  interests: ["photography"],
};
const titles = {
  sources: "Gift queries by source",
  visitors: "Gift queries by visitor",
  signUps: "New accounts",
  occasions: "Occasions people shop for",
  interests: "Interests people name",
  feedback: "What members think of the ideas",
} as const;

let backOffice: AdminBrowser;

beforeAll(async () => {
  backOffice = await AdminBrowser.open();
  const { url } = backOffice;
  await ask({ occasion: "wedding", interests: [] });
  await ask({});
  const member = await signUpMember(url);
  const [first, second] = await ask({}, member);
  await rate(member, first, "liked");
  await rate(member, second, "disliked");
  await waitUntilCounted();
});

afterAll(() => backOffice.close());

async function send(path: string, { method, body, member }: { method: string; body: unknown; member: SignedUp | null }): Promise<unknown> {
  const answer = await fetch(backOffice.url + path, {
    method,
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      ...(member && { Authorization: `Bearer ${member.session.access_token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return await answer.json();
}

/** Asks for ideas as a guest or a member; gives the ids under which a member's are kept. */
async function ask(fields: Partial<typeof request>, member: SignedUp | null = null): Promise<string[]> {
  const answer = await send("/api/ideas", { method: "POST", body: { ...request, ...fields }, member });
  return (answer as { suggestionIds: string[] }).suggestionIds;
}

const rate = (member: SignedUp, id: string | undefined, feedback: string) =>
  send(`/api/suggestions/${id}/feedback`, { method: "PUT", body: { feedback }, member });

/** Counts are written beside the answers, not before them. */
async function waitUntilCounted(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { series } = (await (await backOffice.call("GET", "/stats")).json()) as { series: Record<string, Record<string, unknown>[]> };
      const isCounted = series["sources"]?.at(-1)?.["catalogue"] === 3 && series["feedback"]?.at(-1)?.["disliked"] === 1;
      if (!isCounted) throw new Error("not everything is counted yet");
    },
    { timeout: 15_000, interval: 100 },
  );
}

const findPlot = (page: Page, name: keyof typeof titles) => page.getByRole("figure", { name: titles[name], exact: true });

/** The table of a plot as it stands there, its head first. */
async function readTable(plot: Locator): Promise<string[][]> {
  const rows = await plot.getByRole("row").all();
  return await Promise.all(rows.map((row) => row.locator("th, td").allTextContents()));
}

async function readFileOf(page: Page, plot: Locator): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent("download"), plot.getByRole("button", { name: /^CSV/ }).click()]);
  const text = await readFile(await download.path(), "utf8");
  return text
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
}

const numbersOf = (rows: string[][]) => rows.slice(1).map(([, ...figures]) => figures);

test("a member who is no administrator is turned away, and signed out on the server", async () => {
  await backOffice.visit(async ({ page, forgive }) => {
    const ended = page.waitForRequest(/\/auth\/v1\/logout/);
    await signInAtBackOffice(page, stranger);

    await page.getByText("Access denied. Admin privileges required.").waitFor();
    await ended;
    expect(await page.evaluate(() => localStorage.getItem("giftwright.session"))).toBe(null);

    await signInAtBackOffice(page, { ...administrator, password: "not this one" });
    await page.getByText("Invalid email or password. Please check your credentials.").waitFor();
    forgive("status of 400");
  });
});

test("the sign-in says at its fields what is missing, in the language of the page", async () => {
  const look = async ({ page }: { page: Page }) => {
    await signInAtBackOffice(page, { email: "", password: "" });
    await page.locator("#admin-email-fault").getByText("メールアドレスとパスワードを入力してください").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("admin-email");
    await signInAtBackOffice(page, { email: "administrator", password: administrator.password });
    await page.locator("#admin-email-fault").getByText("有効なメールアドレスを入力してください").waitFor();
    await signInAtBackOffice(page, { email: "admin@localhost", password: "" });
    await page.locator("#admin-password-fault").waitFor();
    expect(await page.locator("#admin-email-fault").count()).toBe(0);
  };
  await backOffice.visit(look, { path: "/ja/admin" });
});

test("an administrator signs in to the dashboard, and a reload keeps the section", async () => {
  await backOffice.visit(async ({ page }) => {
    await signInAtBackOffice(page);
    await page.getByRole("heading", { name: "Welcome to Admin Dashboard" }).waitFor();
    await page.getByText(`Welcome, ${administrator.email}`).waitFor();

    await page
      .getByRole("navigation")
      .getByRole("button", { name: /Blog Posts/ })
      .click();
    await page.getByRole("button", { name: "Collapse the sidebar" }).click();
    await page.reload();

    await page.getByRole("heading", { name: "Blog Posts", level: 1 }).waitFor();
    expect(await page.getByRole("button", { name: "Expand the sidebar" }).isVisible()).toBe(true);

    // What is asked for while the session ends is refused.
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL(`${backOffice.url}/`);
  });
});

test("the browser's Back goes from section to section, and stays in the back office", async () => {
  await backOffice.visit(async ({ page }) => {
    await signInAtBackOffice(page);
    const open = async (name: RegExp) => await page.getByRole("navigation").getByRole("button", { name }).click();
    const waitForSection = async (name: string) => await page.getByRole("heading", { name, level: 1 }).waitFor();
    await open(/Blog Posts/);
    await waitForSection("Blog Posts");
    await open(/SEO Settings/);
    await waitForSection("SEO Settings");

    await page.goBack();
    await waitForSection("Blog Posts");
    await page.goBack();
    await waitForSection("Dashboard");
    await page.goForward();
    await waitForSection("Blog Posts");
    expect(page.url()).toBe(`${backOffice.url}/admin`);
    await page.waitForLoadState("networkidle");
  });
});

test("an administrator's menu leads to the back-office", async () => {
  const member = { url: backOffice.url, email: administrator.email, session: await signInAs({ url: backOffice.url, ...administrator }) };
  const openFromMenu = async ({ page }: { page: Page }) => {
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Admin Panel" }).click();

    await page.getByRole("heading", { name: "Welcome to Admin Dashboard" }).waitFor();
    expect(page.url()).toBe(`${backOffice.url}/admin`);
  };
  await backOffice.visit(openFromMenu, { path: "/", member });
});

test.each([
  { section: "posts", fault: "Failed to load blog posts: Network error." },
  { section: "policies", fault: "Failed to load policies" },
  { section: "seo", fault: "Failed to load SEO settings" },
] as const)("a section that cannot be loaded says so, and loads when it is asked again: $section", async ({ section, fault }) => {
  const refuse = async ({ page }: { page: Page }) => {
    await page.route(`**/api/admin/${section}**`, (route) => route.abort("connectionfailed"));
    await page.route(`**/api/admin/${section}/**`, (route) => route.abort("connectionfailed"));
  };
  const lookAgain = async ({ page, forgive }: Visit) => {
    await page.getByText(fault).waitFor();

    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();

    await expect.poll(() => page.getByText(fault).count()).toBe(0);
    await expect.poll(() => page.locator(".admin-spinner").count()).toBe(0);
    expect(await page.locator(".admin-notice-error").count()).toBe(0);
    forgive("ERR_CONNECTION_FAILED");
  };
  await backOffice.visitSection(section, lookAgain, { prepare: refuse });
});

test("each plot of the dashboard says in a sentence what was asked, signed up and rated", async () => {
  await backOffice.visitSection("dashboard", async ({ page }) => {
    await findPlot(page, "sources").getByText("3 queries, 0% by AI.").waitFor();
    await findPlot(page, "visitors").getByText("3 queries, 67% by guests.").waitFor();
    // The stranger and the member.
    await findPlot(page, "signUps").getByText("2 people signed up.").waitFor();
    await findPlot(page, "occasions").getByText("Most common: Birthday, 2 times.").waitFor();
    await findPlot(page, "interests").getByText("Most mentioned: photography, 2 times.").waitFor();
    await findPlot(page, "feedback").getByText("2 ideas rated, 50% liked.").waitFor();
    await page.getByText("The gateway wasn’t called during this period.").waitFor();
    expect(await page.getByText("How long the gateway takes").count()).toBe(0);
    expect(await page.locator(".plot-chart svg .plot-bar path").count()).toBeGreaterThan(0);
    expect(await listAxeFindings(page)).toEqual([]);
  });
});

test("a plot's table and its file tell the same, and the days chosen outlive a reload", async () => {
  await backOffice.visitSection("dashboard", async ({ page }) => {
    await page.getByRole("button", { name: "7 days" }).click();
    for (const name of ["sources", "visitors", "signUps", "feedback"] as const) {
      const plot = findPlot(page, name);
      await plot.getByRole("button", { name: /^As a table/ }).click();
      await expect.poll(() => plot.getByRole("row").count()).toBe(8);
      expect(numbersOf(await readTable(plot))).toEqual(numbersOf(await readFileOf(page, plot)));
    }
    const occasions = findPlot(page, "occasions");
    await occasions.getByRole("button", { name: /^As a table/ }).click();

    expect(numbersOf(await readTable(findPlot(page, "sources"))).at(-1)).toEqual(["0", "3", "0"]);
    expect(await readTable(occasions)).toEqual([
      ["Occasion", "Count"],
      ["Birthday", "2"],
      ["Wedding", "1"],
    ]);
    expect(await readFileOf(page, occasions)).toEqual([
      ["label", "count"],
      ["birthday", "2"],
      ["wedding", "1"],
    ]);
    expect(await listAxeFindings(page)).toEqual([]);

    await page.reload();
    await findPlot(page, "sources").waitFor();
    expect(await page.getByRole("button", { name: "7 days" }).getAttribute("aria-pressed")).toBe("true");
  });
});

test("figures that cannot be loaded are shown as '--', told and asked for again", async () => {
  const released = Promise.withResolvers<void>();
  const hold = async ({ page }: { page: Page }) =>
    await page.route("**/api/admin/**", async (route) => {
      await released.promise;
      await route.abort("connectionfailed");
    });
  const lookAgain = async ({ page, forgive }: Visit) => {
    await findPlot(page, "sources").getByText("--").waitFor();
    expect(await page.locator(".admin-stats dd").first().textContent()).toBe("--");
    released.resolve();
    await page.getByText("Failed to load the figures: Network error.").waitFor();
    await page.unroute("**/api/admin/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await findPlot(page, "sources").getByText("3 queries, 0% by AI.").waitFor();
    forgive("ERR_CONNECTION_FAILED");
  };
  await backOffice.visitSection("dashboard", lookAgain, { prepare: hold });
});

test.each([
  { answer: "an answer that is not the server's", status: 403, contentType: "text/html", body: "<h1>Forbidden</h1>" },
  { answer: "an answer of another version", status: 200, contentType: "application/json", body: "{}" },
])("$answer is told as a network error", async ({ status, contentType, body }) => {
  const answerForIt = async ({ page }: { page: Page }) =>
    await page.route("**/api/admin/stats*", (route) => route.fulfill({ status, contentType, body }));
  const look = async ({ page, forgive }: Visit) => {
    const told = page.getByText("Failed to load the figures");
    expect(await told.textContent()).toBe(
      "Failed to load the figures: Network error. Please check your internet connection and try again.",
    );
    forgive("status of 403");
  };
  await backOffice.visitSection("dashboard", look, { prepare: answerForIt });
});

test("in Japanese the occasions and interests have their names, on a narrow screen", async () => {
  await backOffice.visitSection(
    "dashboard",
    async ({ page }) => {
      await page.getByText("最も多いのは「誕生日」で、2件です。").waitFor();
      await page.getByText("最も多いのは「写真」で、2件です。").waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await listAxeFindings(page)).toEqual([]);
    },
    { path: "/ja/admin", viewport: { width: 360, height: 800 }, colorScheme: "dark", locale: "ja-JP" },
  );
});
