/** Where the browser keeps the session, and beside it the plan, which the header is laid out by before anything is asked. */
export const sessionKey = "giftwright.session";
export const planKey = "giftwright.plan";

/** The saved ideas that a member last saw, for when there is no connection: behind it stands whose they are. */
export const keptIdeasPrefix = "giftwright.saved.";

/** Everything that a tab remembers for its visitor has a key that begins so; signing out removes it. */
export const tabKeyPrefix = "giftwright.";

/** The first-paint script and the session's events keep this mark: whether this browser holds a session. */
export function hasSession(): boolean {
  return "member" in document.documentElement.dataset;
}

export function recallPlan(): "free" | "premium" {
  return document.documentElement.dataset["member"] === "premium" ? "premium" : "free";
}

export function markMember(plan: string | null): void {
  if (plan === null) delete document.documentElement.dataset["member"];
  else document.documentElement.dataset["member"] = plan;
  try {
    if (plan === null) localStorage.removeItem(planKey);
    else localStorage.setItem(planKey, plan);
  } catch {
    // Without a store the header finds its place a moment later.
  }
}

export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(tabKeyPrefix)) sessionStorage.removeItem(key);
  } catch {
    // A store that is blocked holds nothing.
  }
}

/** Nobody reads offline what another saved; `null` for a guest, to whom nothing belongs. */
export function forgetIdeasOfOthers(member: string | null): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(keptIdeasPrefix) && key !== keptIdeasPrefix + member) localStorage.removeItem(key);
  } catch {
    // A store that is blocked holds nothing.
  }
}
