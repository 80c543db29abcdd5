import { ageRanges, genders, relationships } from "#shared/gift-options.ts";
import { isRecord, textsOf } from "../client/json.ts";

/** A recipient profile as `/api/recipients` answers with it. */
export interface RecipientProfile {
  id: string;
  name: string | null;
  relationship: (typeof relationships)[number] | null;
  ageRange: (typeof ageRanges)[number] | null;
  livingSituation: (typeof genders)[number] | null;
  interests: string[];
  personalities: string[];
}

export interface Recipient extends RecipientProfile {
  /** The number of rounds saved for this recipient. */
  queries: number;
}

/** The fields of a profile that the member can change. */
export type RecipientInput = Omit<RecipientProfile, "id">;

export function parseRecipients(value: unknown): Recipient[] {
  const found = isRecord(value) && Array.isArray(value["recipients"]) ? value["recipients"] : [];
  return found.flatMap((entry): Recipient[] => {
    const profile = parseRecipientProfile(entry);
    return profile ? [{ ...profile, queries: isRecord(entry) ? countOf(entry["queries"]) : 0 }] : [];
  });
}

export function parseRecipientProfile(value: unknown): RecipientProfile | null {
  if (!isRecord(value) || typeof value["id"] !== "string") return null;
  return {
    id: value["id"],
    name: typeof value["name"] === "string" && value["name"] !== "" ? value["name"] : null,
    relationship: relationships.find((option) => option === value["relationship"]) ?? null,
    ageRange: ageRanges.find((option) => option === value["ageRange"]) ?? null,
    livingSituation: genders.find((option) => option === value["livingSituation"]) ?? null,
    interests: textsOf(value["interests"]),
    personalities: textsOf(value["personalities"]),
  };
}

function countOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
