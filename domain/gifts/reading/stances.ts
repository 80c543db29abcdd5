import type { Claim, Stance } from "./language.ts";

/** Not wanted, for whatever reason but that it is there already. */
export const isBan = (stance: Stance): boolean => stance === "dislikes" || stance === "cannot";

/** What must not be given, because it is there already or isn't wanted. */
export const isRefused = ({ stance }: Pick<Claim, "stance">): boolean => stance === "has" || isBan(stance);
