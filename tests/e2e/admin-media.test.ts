import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AdminBrowser, listScreenFaults, screens } from "../support/admin-browser.ts";
import { listAxeFindings } from "../support/axe-findings.ts";
import { drawPicture, takePhoto } from "../support/pictures.ts";

let backOffice: AdminBrowser;

beforeAll(async () => {
  backOffice = await AdminBrowser.open();
  await backOffice.upload("shown.jpg", await takePhoto({ width: 1_600, height: 1_000, seed: 200 }));
});

afterAll(() => backOffice.close());

async function chooseFiles(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.locator("input[type=file]").last().setInputFiles(files);
}

/** As if a file manager let go of the file there, or a program had put it on the clipboard. */
async function give(page: Page, kind: "drop" | "paste", { to, picture }: { to: string; picture: Buffer }): Promise<void> {
  await page
    .locator(to)
    .last()
    .evaluate(
      (element, { kind: type, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], "given.png", { type: "image/png" }));
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          type === "drop"
            ? new DragEvent("drop", { ...options, dataTransfer: data })
            : new ClipboardEvent("paste", { ...options, clipboardData: data }),
        );
      },
      { kind, bytes: [...picture] },
    );
}

test("pictures are chosen, described, found again and deleted", async () => {
  await backOffice.visitSection("media", async ({ page, forgive }) => {
    await page.locator(".media-card").waitFor();
    await chooseFiles(page, [
      { name: "blue box.jpg", mimeType: "image/jpeg", buffer: await takePhoto() },
      { name: "words.png", mimeType: "image/png", buffer: Buffer.from("only words") },
    ]);

    await page.getByText("“blue box.jpg” is in the library.").waitFor();
    await page.getByText(/Failed to upload “words.png”: Please choose a JPEG/).waitFor();
    forgive("status of 415");
    const card = page.getByRole("button", { name: /blue box\.jpg/ });
    await card.getByText("No alt text yet").waitFor();
    await card.click();
    await page.getByLabel("Alt text").fill("A box in blue paper");
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Save alt text" }).click();
    await page.getByText("Alt text saved.").waitFor();
    await card.getByText("No alt text yet").waitFor({ state: "detached" });

    await page.getByLabel("Search pictures").fill("blue paper");
    await page.getByRole("button", { name: /shown\.jpg/ }).waitFor({ state: "detached" });
    await card.click();
    await page.getByText("Nowhere at the moment.").waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog", { name: "Delete this picture for good?" }).getByRole("button", { name: "Delete" }).click();

    await page.getByText("“blue box.jpg” was deleted.").waitFor();
    await page.getByText("No pictures match this search").waitFor();
  });
});

test("a picture that is pasted into a post is uploaded, described, and comes to readers as AVIF in a size that fits", async () => {
  const picture = await drawPicture("png", 1_200);
  await backOffice.visitSection("posts", async ({ page }) => {
    await page.getByRole("button", { name: "New post" }).click();
    await page.getByLabel("Title", { exact: true }).fill("With a picture");
    await page.locator(".rich-text[contenteditable]").click();
    await page.keyboard.type("Look:");
    await page.keyboard.press("Enter");
    await give(page, "paste", { to: ".rich-text[contenteditable]", picture });

    const picker = page.getByRole("dialog", { name: "Picture" });
    await picker.getByText("“given.png” is in the library.").waitFor();
    await picker.getByRole("button", { name: "Insert picture" }).click();
    await picker.getByText("Please say what the picture shows").waitFor();
    await picker.getByLabel("Alt text").fill("A red [paper] strip");
    await picker.getByRole("button", { name: "Insert picture" }).click();
    await page.locator(".rich-text img").waitFor();
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByLabel("Status").last().selectOption("published");
    await page.getByRole("button", { name: "Choose a picture" }).click();
    await picker.getByRole("button", { name: /^A red \[paper\] strip/ }).click();
    await picker.getByRole("button", { name: "Use this picture" }).click();
    await page.keyboard.press("Control+s");
    await page.getByText("Blog post created successfully!").first().waitFor();

    await page.goto(`${backOffice.url}/blog/with-a-picture`);
    const shown = page.getByRole("img", { name: "A red [paper] strip" });
    await shown.last().scrollIntoViewIfNeeded();
    await expect.poll(() => shown.count()).toBe(2);
    await expect
      .poll(() =>
        shown.evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && [one.complete, one.currentSrc.replace(/.*\//, "")])),
      )
      .toEqual([
        [true, "960.avif"],
        [true, "960.avif"],
      ]);
  });
  const { pictures } = (await (await backOffice.call("GET", "/media?search=red")).json()) as {
    pictures: { id: string; uses: unknown[] }[];
  };
  expect(pictures).toMatchObject([{ uses: [{ title: "With a picture" }] }]);
  expect((await backOffice.call("DELETE", `/media/${pictures[0]?.id}`)).status).toBe(409);
});

test("a picture dropped on the Markdown stands where the cursor was", async () => {
  await backOffice.visitSection("posts", async ({ page }) => {
    await page.getByRole("button", { name: "New post" }).click();
    await page.getByLabel("Title", { exact: true }).fill("In Markdown");
    await page.getByRole("button", { name: "Markdown", exact: true }).click();
    const source = page.getByLabel("Content as Markdown");
    await source.fill("Before. After.");
    await source.evaluate((area) => area instanceof HTMLTextAreaElement && area.setSelectionRange(8, 8));
    await give(page, "drop", { to: ".editor-source", picture: await drawPicture("png", 60) });
    const picker = page.getByRole("dialog", { name: "Picture" });
    await picker.getByText("“given.png” is in the library.").waitFor();
    await picker.getByLabel("It’s only decorative").check();
    await picker.getByRole("button", { name: "Insert picture" }).click();

    await expect.poll(() => source.inputValue()).toMatch(/^Before\. !\[\]\(\/media\/[0-9a-f]{24}-60x40\/60\.webp\)After\.$/);
  });
});

test.each(screens)("the library and the question for a picture suit $path at $viewport.width", async (screen) => {
  await backOffice.visitSection(
    "media",
    async ({ page }) => {
      await page.locator(".media-card").first().waitFor();
      expect(await listScreenFaults(page)).toEqual([]);
      await page.locator(".media-card").first().click();
      await page.locator("dialog").waitFor();
      expect(await listScreenFaults(page)).toEqual([]);
    },
    screen,
  );
  await backOffice.visitSection(
    "posts",
    async ({ page }) => {
      await page.locator(".posts-head-actions .admin-button").click();
      await page.locator(".rich-toolbar .lucide-image").click();
      await page.locator("dialog .media-card").first().waitFor();
      expect(await listScreenFaults(page)).toEqual([]);
    },
    screen,
  );
});
