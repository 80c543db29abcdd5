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
    await page.getByRole("button", { name: "Move to the bin" }).click();
    await page.getByRole("dialog", { name: "Move this post to the bin?" }).getByRole("button", { name: "Move to the bin" }).click();

    await page.getByText("1 post changed.").waitFor();
    await page.getByRole("button", { name: "Edit “Bulk one (copy)”" }).waitFor({ state: "detached" });
    await page.getByLabel("Language").last().selectOption("ja");
    await page.getByRole("button", { name: "Show all posts" }).click();
    await page.getByRole("button", { name: "Edit “Listed”" }).waitFor();
  });
});
