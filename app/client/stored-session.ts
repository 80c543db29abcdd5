/** The storage key of the session; with it the plan is kept, which the header's layout needs before the first request. */
export const sessionKey = "giftwright.session";
export const planKey = "giftwright.plan";

/** The prefix of the keys under which saved ideas are kept for offline use; the member's id follows. */
export const offlineCopyPrefix = "giftwright.saved.";

/** Whether this browser holds a session, by the mark that the first-paint script and the session's events maintain. */
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
    // Without storage the header is laid out a moment later.
  }
}

/** The prefix of the keys under which administrators' unsaved changes are kept. */
export const draftPrefix = "giftwright.draft.";

/** Removes unsaved changes when an administrator signs out: the next person at this browser must not find them. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
  } catch {
    // A store that is blocked holds nothing.
  }
}

/** Removes the kept ideas of all members but this one; of everybody when it is `null`. */
export function forgetIdeasOfOthers(member: string | null): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(offlineCopyPrefix) && key !== offlineCopyPrefix + member) localStorage.removeItem(key);
  } catch {
    // A store that is blocked holds nothing.
  }
}
