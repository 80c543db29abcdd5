import type { Page } from "playwright-core";
import type { Section } from "#app/admin/shell/sections.ts";
import { listBeyondWindow } from "./access-faults.ts";
import { listAxeFindings } from "./axe-findings.ts";
import { signUpMember, signInAs, type SignedUp } from "./members-of-product.ts";
import { openSite, type Place, type Site, type Visit } from "./site.ts";

export const administrator = { email: "admin@shop.example", password: "Ribbon and paper 1" };
export const stranger = { email: "stranger@shop.example", password: "String and paper 2" };

/** What must stay text wherever it is shown. */
export const script = '<script>window.wasRun = true</script><img src=x onerror="window.wasRun = true">';

interface Call {
  body?: unknown;
  ifMatch?: string;
  /** Nothing was there before. */
  isFirst?: boolean;
}

/** A product of its own with one administrator and one member, and a browser beside it. */
export class AdminBrowser {
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly #site: Site;
  #elsewhere: Promise<SignedUp["session"]> | undefined;

  constructor(site: Site) {
    this.url = site.url;
    this.close = site.close;
    this.#site = site;
  }

  static async open(env: Record<string, string> = {}): Promise<AdminBrowser> {
    const site = await openSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password, ...env });
    await signUpMember(site.url, stranger);
    return new AdminBrowser(site);
  }

  /** A new visitor's page. */
  async visit(use: (visited: Visit) => Promise<void>, place: Partial<Place> = {}): Promise<void> {
    await this.#site.visit({ path: "/admin", viewport: { width: 1440, height: 900 }, ...place }, use);
  }

  /** An administrator who has signed in already, in a session of this visit alone, and was last in a section. */
  async visitSection(section: Section, use: (visited: Visit) => Promise<void>, place: Partial<Place> = {}): Promise<void> {
    const session = await signInAs({ url: this.url, ...administrator });
    await this.visit(use, {
      ...place,
      member: { url: this.url, email: administrator.email, session },
      prepare: async (visited) => {
        await visited.page.evaluate((last) => sessionStorage.setItem("giftwright.admin.place", JSON.stringify(last)), section);
        await place.prepare?.(visited);
      },
    });
  }

  /** What an administrator elsewhere does: calls the API below `/api/admin`, in a session of its own. */
  async call(method: string, path: string, { body, ifMatch, isFirst }: Call = {}): Promise<Response> {
    this.#elsewhere ??= signInAs({ url: this.url, ...administrator });
    const { access_token } = await this.#elsewhere;
    return await fetch(`${this.url}/api/admin${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${access_token}`,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(ifMatch && { "If-Match": ifMatch }),
        ...(isFirst && { "If-None-Match": "*" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Puts a picture into the library. */
  async upload(title: string, picture: Buffer<ArrayBuffer>): Promise<void> {
    this.#elsewhere ??= signInAs({ url: this.url, ...administrator });
    const { access_token } = await this.#elsewhere;
    const headers = { Authorization: `Bearer ${access_token}`, "Content-Type": "image/jpeg" };
    const answer = await fetch(`${this.url}/api/admin/media?title=${encodeURIComponent(title)}`, {
      method: "POST",
      headers,
      body: picture,
    });
    if (!answer.ok) throw new Error(`the picture was not taken: ${answer.status}`);
  }
}

/** Signs in at the back-office, in any language. */
export async function signInAtBackOffice(page: Page, { email, password } = administrator): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator(".admin-sign-in button[type=submit]").click();
}

/** Signs in, and goes to a section by its entry in the sidebar. */
export async function openSection(page: Page, name: RegExp): Promise<void> {
  await signInAtBackOffice(page);
  await page.getByRole("navigation").getByRole("button", { name }).click();
}

/** Writes the text of an editor as Markdown. */
export async function writeSource(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Markdown", exact: true }).click();
  await page.getByLabel("Content as Markdown").fill(text);
}

/** Ends the session on the server; the page does not know it yet. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem("giftwright.session") ?? "{}") as { access_token: string };
    await fetch("/auth/v1/logout?scope=local", { method: "POST", headers: { Authorization: `Bearer ${access_token}` } });
  });
}

/** A wide screen, a tablet in the dark and a telephone, each in another language. */
export const screens = [
  { path: "/admin", colorScheme: "light", viewport: { width: 1440, height: 800 } },
  { path: "/zh/admin", colorScheme: "dark", viewport: { width: 768, height: 800 } },
  { path: "/ja/admin", colorScheme: "light", viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
] as const;

/** What keeps somebody from using the page on this screen: a width beyond it, what is too small for a finger, and what axe finds. */
export async function listScreenFaults(page: Page): Promise<string[]> {
  return [...(await listBeyondWindow(page)), ...(await page.evaluate(listSmallTargets)), ...(await listAxeFindings(page))];
}

/** Runs in the page: what is less than 44 pixels high where fingers press; links within text apart, and titles beside a button that does the same. */
function listSmallTargets(): string[] {
  if (!matchMedia("(pointer: coarse)").matches) return [];
  const isPressed = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(".prose, .rich-text, .sr-only, .skip-link, .posts-title") &&
    !(element.matches("a") && getComputedStyle(element).display === "inline");
  return [...document.querySelectorAll("button, a[href], select, textarea, [role=tab], input:not([type=hidden])")]
    .filter(isPressed)
    .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.height > 1 && box.height < 43.5)
    .map(
      ({ element, box }) =>
        `${Math.round(box.height)} pixels high: <${element.localName} class="${element.className}"> ${element.textContent?.trim()}`,
    );
}
