import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAxeFindings } from "../support/axe-findings.ts";
import { askAs, signUpMember, forBen, forMika, signInAs, type SignedUp } from "../support/members-of-product.ts";
import { openSite, type Site } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

function listCards(page: Page) {
  return page.locator(".saved-card h2:visible");
}

/** The saved ideas as another browser of the member's finds them. */
async function listSaved(member: SignedUp): Promise<unknown> {
  const { access_token } = await signInAs(member);
  const answer = await fetch(`${site.url}/api/ideas`, { headers: { Authorization: `Bearer ${access_token}` } });
  return ((await answer.json()) as { ideas: unknown }).ideas;
}

test("one idea is removed and had back, at once or later from what was deleted", async () => {
  const member = await signUpMember(site.url);
  const titles = await askAs(member, forMika);
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    const shown = page.locator(".saved-suggestion h3");
    const removes = page.getByRole("button", { name: "Remove this idea" });
    await expect.poll(() => shown.allTextContents()).toEqual(titles);

    await removes.nth(2).click();
    await expect.poll(() => shown.allTextContents()).toEqual(titles.toSpliced(2, 1));
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => shown.allTextContents()).toEqual(titles);
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === "DELETE" && answer.status() === 204),
      removes.first().click(),
    ]);
    await page.reload();
    await expect.poll(() => shown.allTextContents()).toEqual(titles.slice(1));
    await page.getByRole("link", { name: "Recently deleted" }).click();
    await page.getByRole("heading", { name: "Removed from “Gift ideas for Mika”" }).waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Restore" }).click();
    await page.getByText("Nothing here.").waitFor();
    await page.getByRole("link", { name: "All saved ideas" }).click();
    await expect.poll(() => shown.allTextContents()).toEqual(titles);
  });
});

test("a deletion can be undone, also when a round of another tab has come in between", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await askAs(member, forBen);
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await listCards(page).first().waitFor();
    const deletes = page.getByRole("button", { name: "Delete saved idea" });

    await deletes.first().click();
    await deletes.first().click();
    await page.getByRole("heading", { name: "No saved ideas yet" }).waitFor();
    await askAs(member, { ...forMika, name: "Kim" });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => listCards(page).allTextContents()).toEqual(["Gift ideas for Kim"]);
    await page.getByText("Ideas for Mika deleted.").locator("..").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => listCards(page).allTextContents()).toEqual(["Gift ideas for Kim", "Gift ideas for Mika"]);
    await page.getByRole("link", { name: /^Kim/ }).waitFor();

    await page.reload();
    await expect.poll(() => listCards(page).allTextContents()).toEqual(["Gift ideas for Kim", "Gift ideas for Mika"]);
  });
});

test("a round that was deleted is had back after a reload", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === "DELETE" && answer.status() === 204),
      page.getByRole("button", { name: "Delete saved idea" }).click(),
    ]);
    await page.reload();
    await page.getByRole("heading", { name: "No saved ideas yet" }).waitFor();

    await page.getByRole("link", { name: "Recently deleted" }).click();
    await page.getByText("Kept until").waitFor();
    await page.getByRole("button", { name: "Restore" }).click();
    await page.getByText("Nothing here.").waitFor();
    await page.reload();
    await page.getByRole("link", { name: "All saved ideas" }).click();
    await expect.poll(() => listCards(page).allTextContents()).toEqual(["Gift ideas for Mika"]);
  });
});

test("a deletion that the server refuses is taken back", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await site.visit({ path: "/saved", member, isOnOwnPage: true }, async ({ page, forgive }) => {
    await page.route("**/api/ideas/*", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.getByRole("button", { name: "Delete saved idea" }).click();

    await page.getByText("We couldn’t delete the ideas for Mika. They’re back in the list.").waitFor();
    expect(await listCards(page).allTextContents()).toEqual(["Gift ideas for Mika"]);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Dismiss" }).count()).toBe(0);
    forgive("500");
  });
});

test("who signs out right after a deletion does not find the ideas again", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await site.visit({ path: "/saved", member }, async ({ page, forgive }) => {
    await page.getByRole("button", { name: "Delete saved idea" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await page.locator(".profile-button").click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Sign In", exact: true }).first().waitFor();
    // The people are asked for after each deletion, and may be so at the moment of the sign-out.
    forgive("401");
  });

  expect(await listSaved(member)).toEqual([]);
});

test("who signs out while deletions are on their way does not find the ideas again either", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, forMika);
  await askAs(member, forBen);
  await site.visit({ path: "/saved", member }, async ({ page, forgive }) => {
    const sent: string[] = [];
    await page.route(/\/api\/ideas\/|\/logout/, async (route) => {
      const isDeletion = route.request().method() === "DELETE";
      sent.push(isDeletion ? "deletion" : "sign-out");
      // As over a slow connection.
      if (isDeletion) await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    const deletes = page.getByRole("button", { name: "Delete saved idea" });
    await deletes.first().click();
    await deletes.first().click();
    await page.getByRole("heading", { name: "No saved ideas yet" }).waitFor();
    await page.locator(".profile-button").click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Sign In", exact: true }).first().waitFor();
    // The people are asked for after each deletion, and may be so at the moment of the sign-out.
    forgive("401");
    expect(sent).toEqual(["deletion", "deletion", "sign-out"]);
  });

  expect(await listSaved(member)).toEqual([]);
});

test("the note of a deletion has room for its button beside a name without an end", async () => {
  const member = await signUpMember(site.url);
  await askAs(member, { ...forMika, name: "Endless".repeat(11) });
  await site.visit({ path: "/saved", member }, async ({ page }) => {
    await page.getByRole("button", { name: "Delete saved idea" }).click();

    const note = await page.locator(".deletion-note").boundingBox();
    const undo = await page.getByRole("button", { name: "Undo" }).boundingBox();
    expect((undo?.x ?? Infinity) + (undo?.width ?? 0)).toBeLessThan((note?.x ?? 0) + (note?.width ?? 0));
  });
});
