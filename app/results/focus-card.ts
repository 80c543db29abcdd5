import { buildIdeaHash } from "./idea-address.ts";
import type { Round } from "./ideas-state.ts";

/** Moves the focus to the title of an idea that has just taken its place. */
export function focusCard(round: Round, position: number): void {
  const title = document.querySelector<HTMLElement>(`[data-card="${buildIdeaHash(round, position)}"]`);
  title?.focus({ preventScroll: true });
  title?.closest("article")?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
