import { tabStore } from "../client/browser-store.ts";
import type { IdeasState, Round } from "./ideas-state.ts";

const keptName = "ideas";

type Kept = Pick<IdeasState, "rounds" | "opinions" | "rejected">;

export function rememberIdeas({ rounds, opinions, rejected }: Kept): void {
  tabStore.write(keptName, { rounds, opinions, rejected });
  // What reads them has to be in the browser's cache, for a reload without a connection. Without one now, it is there or is not.
  loadReader().catch(() => undefined);
}

/** Restores what this tab showed before a reload or a change of language; `null` when it showed nothing. */
export async function recallIdeas(): Promise<Kept | null> {
  const found = tabStore.read(keptName);
  if (found === null) return null;
  const { keptSchema, parseRounds } = await loadReader();
  const { success, data } = keptSchema.safeParse(found);
  return success ? { ...data, rounds: parseRounds(data.rounds) } : null;
}

/** Changes the stored rounds while the ideas are not on the screen. */
export async function changeRemembered(change: (rounds: Round[]) => Round[]): Promise<void> {
  const kept = await recallIdeas();
  if (kept) rememberIdeas({ ...kept, rounds: change(kept.rounds) });
}

/** Removes a round whose saved query was deleted. */
export async function forgetRound(queryId: string): Promise<void> {
  await changeRemembered((rounds) => rounds.filter((round) => round.saved?.queryId !== queryId));
}

/** Not part of the first view. */
function loadReader() {
  return import("./recalled-round.ts");
}
