import { useState } from "react";
import { useAccount } from "../../account/visitor.tsx";
import { giveUp, type Attempt } from "./sign-in-administrator.ts";

/** Runs the steps of a sign-in to the back-office, one at a time; `onDone` is called once the page knows the administrator. */
export function useSignIn(onDone: () => void) {
  const { reload } = useAccount();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (step: () => Promise<Attempt>) => {
    if (isBusy) return;
    setBusy(true);
    const next = await step().catch((error: unknown): Attempt => ({ kind: "failed", error }));
    // Before `onDone`, because the page would show the sign-in form again for a moment.
    if (next.kind === "inside") await reload();
    setBusy(false);
    setAttempt(next);
    if (next.kind === "inside") onDone();
  };
  const startAgain = () => {
    if (attempt?.kind === "secondFactor") void giveUp(attempt.client);
    setAttempt(null);
  };
  return { attempt, isBusy, run: (step: () => Promise<Attempt>) => void run(step), startAgain };
}
