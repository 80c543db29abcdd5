import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../client/api.ts";
import { readProblem, type Problem } from "../client/problem.ts";
import { parseRecipientProfile, type RecipientProfile } from "./recipient-profile.ts";
import { readRecipient, type RecipientFields } from "./recipient-fields.ts";

export type SaveEnd = { kind: "saved"; profile: RecipientProfile } | { kind: "refused"; problem: Problem } | { kind: "lost" };

export async function saveRecipient(id: string, fields: RecipientFields, locale: Locale): Promise<SaveEnd> {
  try {
    const response = await callApi(`/api/recipients/${id}`, { locale, method: "PUT", body: readRecipient(fields) });
    if (!response.ok) return { kind: "refused", problem: await readProblem(response) };
    const profile = parseRecipientProfile(await response.json());
    return profile ? { kind: "saved", profile } : { kind: "lost" };
  } catch {
    return { kind: "lost" };
  }
}

/** Whether the profile no longer exists. */
export async function deleteRecipient(id: string, locale: Locale): Promise<boolean> {
  try {
    const response = await callApi(`/api/recipients/${id}`, { locale, method: "DELETE" });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}
