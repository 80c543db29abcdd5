import { afterAll, beforeAll, expect, test } from "vitest";
import { AdminBrowser } from "../support/admin-browser.ts";
import { listAxeFindings } from "../support/axe-findings.ts";

let backOffice: AdminBrowser;

beforeAll(async () => {
  backOffice = await AdminBrowser.open();
});

afterAll(() => backOffice.close());

async function createPost(post: { title: string; slug: string; tags: string[] }): Promise<void> {
  const { status } = await backOffice.call("POST", "/posts", { body: { status: "draft", content: "Text.", ...post } });
  expect(status).toBe(201);
}

test("several posts are found by their tag, published at once and taken to the bin, and one is duplicated", async () => {
  await createPost({ title: "Listed", slug: "listed", tags: [] });
  for (const name of ["one", "two"]) await createPost({ title: `Bulk ${name}`, slug: `bulk-${name}`, tags: ["many"] });
  await backOffice.visitSection("posts", async ({ page }) => {
    await page.getByLabel("Tags").selectOption("many");
    await page.getByRole("button", { name: "Edit “Listed”" }).waitFor({ state: "detached" });
    await page.getByLabel("Select all").check();
    await page.getByText("2 selected").waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("dialog", { name: "Publish 2 posts?" }).getByRole("button", { name: "Publish" }).click();

    await page.getByText("2 posts changed.").waitFor();
    await expect.poll(() => page.locator(".posts-status-published").count()).toBe(2);
    await page.getByRole("button", { name: "Duplicate “Bulk one”" }).click();
    await expect.poll(() => page.getByLabel("Title", { exact: true }).inputValue()).toBe("Bulk one (copy)");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByLabel("Select “Bulk one (copy)”").check();
    await page.getByRole("button", { name: "Move to the trash" }).click();
    await page.getByRole("dialog", { name: "Move this post to the trash?" }).getByRole("button", { name: "Move to the trash" }).click();

    await page.getByText("1 post changed.").waitFor();
    await page.getByRole("button", { name: "Edit “Bulk one (copy)”" }).waitFor({ state: "detached" });
    await page.getByLabel("Language").last().selectOption("ja");
    await page.getByRole("button", { name: "Show all posts" }).click();
    await page.getByRole("button", { name: "Edit “Listed”" }).waitFor();
  });
});

test("the sample posts that readers see are told, kept in one language and removed in another", async () => {
  await backOffice.visitSection("posts", async ({ page }) => {
    const samples = page.getByRole("region", { name: "Sample posts" });
    await samples.getByRole("button", { name: "Keep them in 中文" }).waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await samples.getByRole("button", { name: "Keep them in 中文" }).click();
    await page.getByText("The sample posts in 中文 are now yours.").waitFor();
    await page.getByRole("button", { name: "Edit “会听的人，礼物已经选好一半”" }).waitFor();
    await samples.getByRole("button", { name: "Remove those in 日本語" }).click();
    await page.getByRole("dialog", { name: "Remove the sample posts in 日本語?" }).getByRole("button", { name: "Remove" }).click();

    await page.getByText("The sample posts in 日本語 were removed.").waitFor();
    await samples.getByRole("button", { name: "Remove those in 日本語" }).waitFor({ state: "detached" });
    expect((await fetch(`${backOffice.url}/ja/blog/listening-is-half-the-gift`)).status).toBe(404);
    expect((await fetch(`${backOffice.url}/zh/blog/listening-is-half-the-gift`)).status).toBe(200);
    await page.getByText(/^Version \d+\.\d+\.\d+ · [0-9a-f]{12}$/).waitFor();
  });
});
