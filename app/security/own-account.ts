import type { Locale } from "#shared/locales/locale.ts";
import { isLocale } from "#shared/locales/locale.ts";
import { callApi } from "../client/api.ts";
import { isRecord } from "../client/json.ts";

/** The member's own account, as the API describes it. */
export interface OwnAccount {
  email: string | null;
  plan: "free" | "premium";
  isAdmin: boolean;
  hasPassword: boolean;
  /** The language of mails. */
  language: Locale | null;
  createdAt: string;
}

/** Loads the account; `null` when that fails. */
export async function findOwnAccount(locale: Locale, signal: AbortSignal): Promise<OwnAccount | null> {
  const response = await callApi("/api/me", { locale, signal }).catch(() => null);
  return response?.ok ? parseOwnAccount(await response.json()) : null;
}

function parseOwnAccount(found: unknown): OwnAccount | null {
  if (!isRecord(found) || typeof found["createdAt"] !== "string") return null;
  const { email, plan, isAdmin, hasPassword, language, createdAt } = found;
  return {
    email: typeof email === "string" ? email : null,
    plan: plan === "premium" ? "premium" : "free",
    isAdmin: isAdmin === true,
    hasPassword: hasPassword === true,
    language: isLocale(language) ? language : null,
    createdAt,
  };
}
