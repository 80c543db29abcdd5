import type { Browser, BrowserContextOptions } from "playwright-core";
import { openPage, type WatchedPage } from "./browser.ts";

/** An account of a running product, with the session that its sign-up gave. */
export interface SignedUp {
  url: string;
  email: string;
  session: { access_token: string; refresh_token: string };
}

/** Two people whom members ask about. */
export const forMika = {
  name: "Mika",
  relationship: "friend",
  ageRange: "25-34",
  interests: ["ceramics"],
  occasion: "birthday",
  currency: "USD",
  budget: "25-50",
};
export const forBen = { name: "Ben", relationship: "sibling", occasion: "wedding", currency: "JPY", budget: "6000-12000" };

export const memberPassword = "a long password";
let made = 0;

export async function createMember(url: string): Promise<SignedUp> {
  made += 1;
  const email = `member-${made}@example.org`;
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: memberPassword, data: { full_name: `Member ${made}` } }),
  });
  if (!response.ok) throw new Error(`signing up was answered with ${response.status}`);
  return { url, email, session: (await response.json()) as SignedUp["session"] };
}

/** A session of its own. */
export async function signInAs({ url, email }: SignedUp): Promise<SignedUp["session"]> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: memberPassword }),
  });
  if (!response.ok) throw new Error(`signing in was answered with ${response.status}`);
  return (await response.json()) as SignedUp["session"];
}

/** A page of a browser in which the member has signed in. */
export async function openAs(browser: Browser, { session }: SignedUp, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const visited = await openPage(browser, options);
  await visited.page.context().addInitScript((text) => {
    if (localStorage.getItem("giftwright.plan") === null) localStorage.setItem("giftwright.session", text);
  }, JSON.stringify(session));
  return visited;
}

/** Lets the member ask for ideas without a browser; gives their titles. */
export async function askAs(member: SignedUp, request: object): Promise<string[]> {
  const { suggestions } = (await post(member, "/api/ideas", request)) as { suggestions: { title: string }[] };
  return suggestions.map(({ title }) => title);
}

/** Saves a round of one idea, as after signing in. */
export async function keepAs(member: SignedUp, request: object): Promise<void> {
  const text = "A small enamelled kettle that sings.";
  const suggestion = { title: "A kettle", description: text, explanation: text, priceRange: "$30", category: "Kitchen" };
  const suggestions = [{ ...suggestion, isExperience: false, searchTerms: ["kettle"] }];
  await post(member, "/api/ideas/saved", { request, suggestions, lead: 0, leftOut: [], source: "catalogue" });
}

async function post({ url, session }: SignedUp, path: string, body: object): Promise<unknown> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", Authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return await response.json();
}
