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

/** Signs up. */
export async function signUpMember(url: string, account: { email?: string; password?: string } = {}): Promise<SignedUp> {
  made += 1;
  const { email = `member-${made}@example.org`, password = memberPassword } = account;
  const response = await postJson(`${url}/auth/v1/signup`, { email, password, data: { full_name: `Member ${made}` } });
  if (!response.ok) throw new Error(`signing up was answered with ${response.status}`);
  return { url, email, session: (await response.json()) as SignedUp["session"] };
}

/** The operator's account for somebody, where a sign-up would need its mail confirmed; signs in. */
export async function addMember(url: string, serviceKey: string): Promise<SignedUp> {
  made += 1;
  const email = `member-${made}@example.org`;
  const account = { email, password: memberPassword, email_confirm: true, user_metadata: { full_name: `Member ${made}` } };
  const response = await postJson(`${url}/auth/v1/admin/users`, account, { Authorization: `Bearer ${serviceKey}` });
  if (!response.ok) throw new Error(`making an account was answered with ${response.status}`);
  return { url, email, session: await signInAs({ url, email }) };
}

interface Account {
  url: string;
  email: string;
  password?: string;
}

/** A session of its own; `null` when the password is not right. */
export async function trySignIn({ url, email, password = memberPassword }: Account): Promise<SignedUp["session"] | null> {
  const response = await postJson(`${url}/auth/v1/token?grant_type=password`, { email, password });
  if (!response.ok && response.status !== 400) throw new Error(`signing in was answered with ${response.status}`);
  return response.ok ? ((await response.json()) as SignedUp["session"]) : null;
}

export async function signInAs(account: Account): Promise<SignedUp["session"]> {
  const session = await trySignIn(account);
  if (!session) throw new Error(`${account.email} could not sign in`);
  return session;
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
  const response = await postJson(url + path, body, { Authorization: `Bearer ${session.access_token}` });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return await response.json();
}

async function postJson(address: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
