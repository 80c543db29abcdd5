import { useVisitor } from "../account/visitor.tsx";
import type { Quota } from "../account/find-quota.ts";
import { useDialogs } from "../dialogs/use-dialogs.ts";

/** Free members at their limit are told of Premium instead of being let ask; everybody else hears it from the server. */
export function useUpgradeAtLimit(quota: Quota | null) {
  const visitor = useVisitor();
  const { openUpgradePrompt } = useDialogs();
  const isFree = visitor.kind === "member" && visitor.plan === "free";
  const prompt = () => {
    if (isFree) openUpgradePrompt("unlimitedQueries");
  };
  return { isReached: () => isFree && isUsedUp(quota, Date.now()), prompt };
}

/** Whether nothing is left of a day that is not over yet. */
export function isUsedUp(quota: Quota | null, now: number): boolean {
  if (quota?.remainingQueries !== 0) return false;
  return quota.resetsAt === null || now < Date.parse(quota.resetsAt);
}
