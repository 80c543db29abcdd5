import { policyTypes, type PolicyType } from "#shared/content-options.ts";
import { isLocale, type Locale } from "#shared/locales/locale.ts";
import { isRecord } from "../../client/json.ts";
import { tabStore } from "../../client/browser-store.ts";

/** Which policy is open, and in which language. */
export interface PolicyPlace {
  type: PolicyType;
  language: Locale;
}

const keptName = "admin.policy";

/** The policy that was open before a reload; by default the first one, in the language of the page. */
export function recallPolicyPlace(fallback: Locale): PolicyPlace {
  const found = tabStore.read(keptName);
  const { type, language } = isRecord(found) ? found : {};
  return {
    type: policyTypes.find((name) => name === type) ?? policyTypes[0],
    language: typeof language === "string" && isLocale(language) ? language : fallback,
  };
}

export function rememberPolicyPlace(place: PolicyPlace): void {
  tabStore.write(keptName, place);
}

export function buildPolicyPath({ type, language }: PolicyPlace, part: "" | "/template" = ""): string {
  return `/api/admin/policies/${type}${part}?language=${language}`;
}
