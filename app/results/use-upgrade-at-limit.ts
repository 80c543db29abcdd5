import { useVisitor } from "../account/visitor.tsx";
import type { Quota } from "../account/find-quota.ts";
import { useDialogs } from "../ui/use-dialogs.ts";

/** Shows Premium to free members who are at their limit, before a request is sent; everybody else gets the server's refusal. */
export function useUpgradeAtLimit(quota: Quota | null) {
  const visitor = useVisitor();
  const { openUpgradePrompt } = useDialogs();
  const isFree = visitor.kind === "member" && visitor.plan === "free";
  const prompt = () => {
    if (isFree) openUpgradePrompt("unlimitedQueries");
  };
  return { isReached: () => isFree && isUsedUp(quota, Date.now()), prompt };
}

/** Whether the quota is used up and has not been reset yet. */
export function isUsedUp(quota: Quota | null, now: number): boolean {
  if (quota?.remainingQueries !== 0) return false;
  return quota.resetsAt === null || now < Date.parse(quota.resetsAt);
}
