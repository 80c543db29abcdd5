import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AdminBrowser, endSession, listScreenFaults, screens, script, signInAtBackOffice, writeSource } from "../support/admin-browser.ts";
import { listAxeFindings } from "../support/axe-findings.ts";
import type { Visit } from "../support/site.ts";

let backOffice: AdminBrowser;

beforeAll(async () => {
  backOffice = await AdminBrowser.open();
  await createPost({ title: "Listed", slug: "listed", content: "For those who look at the list." });
});

afterAll(() => backOffice.close());

interface Post {
  title: string;
  slug: string;
  content: string;
  [field: string]: unknown;
}

async function createPost(post: Post): Promise<{ id: string; etag: string }> {
  const answer = await backOffice.call("POST", "/posts", { body: { status: "draft", ...post } });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return { id, etag: answer.headers.get("etag") ?? "" };
}

/** What another administrator does meanwhile. */
async function changePost(id: string, post: Post, ifMatch: string): Promise<void> {
  const { status } = await backOffice.call("PUT", `/posts/${id}`, { body: { status: "draft", ...post }, ifMatch });
  expect(status).toBe(200);
}

const findPost = async (id: string): Promise<Post> => (await (await backOffice.call("GET", `/posts/${id}`)).json()) as Post;

async function visitPosts(use: (page: Page, forgive: Visit["forgive"]) => Promise<void>): Promise<void> {
  await backOffice.visitSection("posts", async ({ page, forgive }) => {
    await page.getByRole("button", { name: "New post" }).waitFor();
    await use(page, forgive);
  });
}

async function openPost(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Edit “${title}”` }).click();
  await page.getByLabel("Title", { exact: true }).waitFor();
}

const save = (page: Page) => page.getByRole("button", { name: /^(Save|Create post)$/ }).click();
const pressSave = (page: Page, told: Locator) =>
  page.keyboard.press("Control+s").then(() => told.or(page.locator("#content-fault")).first().waitFor());

test("a post with a Chinese title is written, published and read", async () => {
  await visitPosts(async (page) => {
    await page.keyboard.press("n");
    await page.getByLabel("Title", { exact: true }).fill("七夕送什么：给不爱过节的人");
    expect(await page.getByLabel("Slug").inputValue()).toBe("七夕送什么给不爱过节的人");
    await page.locator("[contenteditable=true]").click();
    await page.keyboard.type("# Paper\nSomething **small**.");
    await page.getByRole("article").getByText("small").waitFor();
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByLabel("Status").last().selectOption("published");
    await page.getByLabel(/^Tags/).fill("paper, 七夕");
    await page.keyboard.press("Control+s");
    await page.getByText("Blog post created successfully!").first().waitFor();

    await page.goto(`${backOffice.url}/blog`);
    await page.getByRole("heading", { name: "七夕送什么：给不爱过节的人" }).getByRole("link").click();

    await page.getByRole("heading", { name: "Paper" }).waitFor();
    expect(await page.locator("article strong").first().textContent()).toBe("small");
  });
});

test("required fields are told at the field, and long meta texts are counted", async () => {
  await visitPosts(async (page) => {
    await page.getByRole("button", { name: "New post" }).click();
    await save(page);

    await page.getByText("Failed to save blog post: Please check the marked fields.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("post-title");
    expect(await page.getByLabel("Slug").getAttribute("aria-invalid")).toBe("true");
    await page.getByLabel("Title", { exact: true }).fill("A title");
    await expect.poll(() => page.getByLabel("Slug").getAttribute("aria-invalid")).toBe(null);

    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByLabel(/^Meta title/).fill("x".repeat(61));
    await page.getByText("61/60 characters").waitFor();
  });
});

test("two administrators at once: the second sees both versions and chooses", async () => {
  const { id, etag } = await createPost({ title: "Two hands", slug: "two-hands", content: "The first words." });
  await visitPosts(async (page, forgive) => {
    await openPost(page, "Two hands");
    await changePost(id, { title: "Two hands", slug: "two-hands", content: "Their words.", category: "Theirs" }, etag);
    await writeSource(page, "My words.");
    await save(page);

    const dialog = page.getByRole("dialog", { name: "Someone else changed this post" });
    await dialog.waitFor();
    expect(await dialog.getByRole("group", { name: "Content" }).getByLabel("Yours").isChecked()).toBe(true);
    expect(await dialog.getByRole("group", { name: "Category" }).getByLabel("Theirs").isChecked()).toBe(true);
    expect(await dialog.getByRole("group").locator("ins").allInnerTexts()).toEqual([
      expect.stringContaining("Theirs"),
      expect.stringContaining("My"),
    ]);
    expect(await listAxeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save this choice" }).click();

    await page.getByText("Blog post updated successfully!").first().waitFor();
    forgive("status of 412");
  });
  expect(await findPost(id)).toMatchObject({ content: "My words.", category: "Theirs", revision: 3 });
});

test("a session that ends in mid-edit is renewed over the editor, and the saving goes on", async () => {
  const { id } = await createPost({ title: "Interrupted", slug: "interrupted", content: "Before." });
  await visitPosts(async (page, forgive) => {
    await openPost(page, "Interrupted");
    await writeSource(page, "Typed while the session ended.");
    await endSession(page);
    await save(page);

    await page.getByRole("heading", { name: "Please sign in again" }).waitFor();
    expect(await page.getByLabel("Content as Markdown").inputValue()).toBe("Typed while the session ended.");
    await signInAtBackOffice(page);

    await page.getByText("Blog post updated successfully!").first().waitFor();
    for (const noted of ["status of 401", "status of 403"]) forgive(noted);
  });
  expect(await findPost(id)).toMatchObject({ content: "Typed while the session ended." });
});

test("a connection that is lost while saving is told, as is an answer of another version, and nothing is lost", async () => {
  await createPost({ title: "Under way", slug: "under-way", content: "Before." });
  await visitPosts(async (page, forgive) => {
    await openPost(page, "Under way");
    await writeSource(page, "Typed in a tunnel.");
    await page.route("**/api/admin/posts/*", (route) => route.abort("connectionfailed"));
    await save(page);
    const told = page.getByText("Failed to save blog post: Network error. Please check your internet connection and try again.");
    await told.waitFor();

    await page.reload();
    await page.unroute("**/api/admin/posts/*");
    await openPost(page, "Under way");
    await page.getByRole("button", { name: "Restore them" }).click();
    await page.route("**/api/admin/posts/*", (route) => route.fulfill({ json: {} }));
    await save(page);
    await told.waitFor();
    await page.unroute("**/api/admin/posts/*");
    await save(page);

    await page.getByText("Blog post updated successfully!").first().waitFor();
    expect(await page.locator("[contenteditable=true]").first().innerText()).toContain("Typed in a tunnel.");
    forgive("ERR_CONNECTION_FAILED");
  });
});

test("a post of 200 kB is opened, changed and saved, and each panel beside it begins at its top", async () => {
  const paragraph = "Words about presents, and about 礼物, and about 贈りもの.\n\n";
  const content = paragraph.repeat(Math.floor(199_000 / paragraph.length));
  const { id } = await createPost({ title: "Long", slug: "long", content });
  await visitPosts(async (page, forgive) => {
    forgive("status of 400");
    await openPost(page, "Long");
    await page.getByLabel("Content as Markdown").focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("The end.");
    // So long a text may take a busy machine more than its two seconds, and is saved again.
    const saved = page.getByText("Blog post updated successfully!").first();
    for (let tries = 0; tries < 3 && !(await saved.isVisible()); tries++) await pressSave(page, saved);
    const beside = page.locator(".editor-panels");
    await beside.evaluate((box) => box.scrollTo(0, 5_000));
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    expect(await beside.evaluate((box) => box.scrollTop)).toBe(0);
  });
  expect((await findPost(id)).content).toBe(`${content}The end.`);
});

test("a text whose formatting takes too long is told beside it and when saving, and nothing of it is lost", async () => {
  const content = "a**b__c*".repeat(20_000);
  const { id } = await createPost({ title: "Intricate", slug: "intricate", content: "Words." });
  await visitPosts(async (page, forgive) => {
    await openPost(page, "Intricate");
    await page.getByRole("button", { name: "Markdown", exact: true }).click();
    const source = page.getByLabel("Content as Markdown");
    await source.fill(content);

    await page.getByText("too complex to show").first().waitFor();
    await source.press("Control+End");
    await page.keyboard.type("!");
    await save(page);

    await page.locator("#content-fault").getByText("too complex to show").waitFor();
    forgive("status of 400");
    expect(await source.inputValue()).toBe(`${content}!`);
  });
  expect((await findPost(id)).content).toBe("Words.");
});

test("scripts in every field stay text in the table, the editor, the preview, the page and the feed", async () => {
  const texts = {
    title: script,
    content: `${script}\n\n[x](javascript:alert(1))`,
    excerpt: script,
    category: script,
    featuredImageAlt: script,
  };
  const tags = [script];
  await createPost({
    ...texts,
    tags,
    slug: "scripts",
    status: "published",
    metaTitle: script.slice(0, 60),
    metaDescription: script.slice(0, 100),
  });
  await visitPosts(async (page) => {
    await page.getByRole("button", { name: `Edit “${script}”` }).click();
    await page.getByRole("article").getByText("window.wasRun").first().waitFor();
    await page.locator("[contenteditable=true]").getByText("window.wasRun").waitFor();
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);

    await page.goto(`${backOffice.url}/blog/scripts`);
    await page.locator("article").getByText("window.wasRun").first().waitFor();

    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
  });
  const feed = await (await fetch(`${backOffice.url}/feed.xml`)).text();
  expect(feed).toContain("window.wasRun");
  expect(feed).not.toMatch(/<script|<img src=x/);
});

test("an earlier revision is compared and brought back", async () => {
  const { id, etag } = await createPost({ title: "Once", slug: "once", content: "A red ribbon." });
  await changePost(id, { title: "Once", slug: "once", content: "A blue ribbon.", status: "published" }, etag);
  await visitPosts(async (page) => {
    await openPost(page, "Once");
    await page.getByRole("button", { name: "Revisions" }).click();
    await page.getByRole("button", { name: /Revision 1/ }).click();
    await expect.poll(async () => String(await page.locator("ins").allInnerTexts())).toMatch(/Published[^T]*blue/);
    await page.getByRole("button", { name: "Load this revision into the editor" }).click();
    await save(page);

    await page.getByText("Blog post updated successfully!").first().waitFor();
  });
  expect(await findPost(id)).toMatchObject({ content: "A red ribbon.", revision: 3 });
});

test("a post is linked with its translation, and readers find the way", async () => {
  await createPost({ title: "The string", slug: "the-string", content: "Words.", status: "published" });
  await createPost({ title: "リボンの紐", slug: "リボンの紐", content: "言葉。", status: "published", language: "ja" });
  await visitPosts(async (page) => {
    await openPost(page, "リボンの紐");
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("searchbox", { name: /^Translation of/ }).fill("the str");
    await page.getByRole("button", { name: "The string English" }).click();
    await save(page);
    await page.getByText("The string (English)").waitFor();

    await page.goto(`${backOffice.url}/blog/the-string`);

    expect(await page.locator(".post-translations a").getAttribute("hreflang")).toBe("ja");
  });
});

test("a post goes into the bin after a question, and comes back", async () => {
  await createPost({ title: "Not wanted", slug: "not-wanted", content: "Words." });
  await visitPosts(async (page) => {
    await page.keyboard.press("/");
    await page.keyboard.type("not-wan");
    await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
    await page.getByRole("button", { name: "Delete “Not wanted”" }).click();
    const question = page.getByRole("dialog", { name: "Are you sure you want to delete this blog post?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Blog post deleted successfully!").waitFor();
    await page.getByRole("heading", { name: "No posts match this search" }).waitFor();

    await page.getByRole("button", { name: "Show the trash" }).click();
    await page.getByRole("button", { name: "Restore “Not wanted”" }).click();
    await page.getByText("Blog post restored.").waitFor();
    await page.getByRole("button", { name: "Back to the posts" }).click();

    await page.getByRole("button", { name: "Edit “Not wanted”" }).waitFor();
  });
});

test("a post that cannot be deleted stays in the list, and the reason is told", async () => {
  await createPost({ title: "Staying", slug: "staying", content: "Words." });
  await visitPosts(async (page, forgive) => {
    await page.route("**/api/admin/posts/*", (route) =>
      route.request().method() === "DELETE" ? route.abort("connectionfailed") : route.continue(),
    );
    await page.getByRole("button", { name: "Delete “Staying”" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();

    await page.getByText("Failed to delete blog post: Network error.").waitFor();
    expect(await page.getByRole("button", { name: "Edit “Staying”" }).isVisible()).toBe(true);
    forgive("ERR_CONNECTION_FAILED");
  });
});

test("where nothing is listed, the list says why and what to do", async () => {
  await visitPosts(async (page) => {
    await page.getByRole("searchbox").fill("nothing of the kind");
    await page.getByRole("heading", { name: "No posts match this search" }).waitFor();
    expect(await listAxeFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Show all posts" }).click();

    await page.locator("tbody tr").first().waitFor();
  });
});

test("leaving with something unsaved is asked about", async () => {
  await visitPosts(async (page) => {
    await page.getByRole("button", { name: "New post" }).click();
    await page.getByLabel("Title", { exact: true }).fill("Half a thought");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep writing" }).click();
    expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Half a thought");

    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Close without saving?" }).getByRole("button", { name: "Close" }).click();

    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});

test.each(screens)("at $viewport.width pixels ($path) nothing is wider than the screen, and a checker finds nothing", async (screen) => {
  const look = async (page: Page) => expect(await listScreenFaults(page)).toEqual([]);
  await backOffice.visit(async ({ page }) => {
    await page.locator("input[name=email]").waitFor();
    await look(page);
    await signInAtBackOffice(page);
    await page.locator(".admin-stats").waitFor();
    await look(page);
    await page.locator(".admin-sidebar nav button").nth(1).click();
    await page.locator(".admin-table tbody tr").first().waitFor();
    await look(page);
    await page.locator(".posts-title").last().click();
    await page.locator(".rich-toolbar, .editor-source").first().waitFor();
    await look(page);
    await page.locator(".editor-panel-button-settings").click();
    await look(page);
  }, screen);
});
