import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AdminBrowser, administrator, signInAtBackOffice } from "../support/admin-browser.ts";
import { listAxeFindings } from "../support/axe-findings.ts";
import { signInAs } from "../support/members-of-product.ts";

let backOffice: AdminBrowser;

beforeAll(async () => {
  backOffice = await AdminBrowser.open({ AUTH_ADMIN_MFA: "required" });
});

afterAll(() => backOffice.close());

/** What of the enrolment stands out of the sheet, which cuts it off. */
async function listCutOff(page: Page): Promise<string[]> {
  return await page.locator(".admin-entrance-sheet").evaluate((sheet) => {
    const { right } = sheet.getBoundingClientRect();
    const inside = [...sheet.querySelectorAll(".enrolment *")];
    return inside.filter((element) => element.getBoundingClientRect().right > right).map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}

test("where administrators need a second factor, signing in leads to it, and then to the back-office", async () => {
  const { access_token: withoutFactor } = await signInAs({ url: backOffice.url, ...administrator });

  await backOffice.visit(async ({ page }) => {
    await signInAtBackOffice(page);
    await page.getByRole("heading", { name: "Please set up a second factor" }).waitFor();
    expect(await listAxeFindings(page)).toEqual([]);
    expect(
      await page
        .getByRole("navigation")
        .getByRole("button", { name: /Blog Posts/ })
        .count(),
    ).toBe(0);
    await page.getByRole("button", { name: "Set Up an Authenticator App" }).click();
    await page.locator(".enrolment-key img").waitFor();
    expect(await listCutOff(page)).toEqual([]);
    const secret = (await page.locator(".enrolment-secret code").textContent()) ?? "";
    await page.getByLabel("Six-digit code from the app").fill(new TOTP({ secret: secret.replaceAll(" ", "") }).generate());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();

    await page.getByRole("button", { name: "Open the back office" }).click();

    await page.getByText("Welcome to Admin Dashboard").waitFor();
  });
  const refused = await fetch(`${backOffice.url}/api/admin/posts`, { headers: { Authorization: `Bearer ${withoutFactor}` } });
  expect(refused.status).toBe(401);
});
