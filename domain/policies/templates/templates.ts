import type { PolicyType } from "#shared/content-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { cookiePolicy } from "./cookie-policy.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { termsOfService } from "./terms-of-service.ts";

const usual = { version: "1.0", effectiveDate: "2024-11-01" };

export const policyTemplates: Record<PolicyType, Record<Locale, PolicyTemplate>> = {
  privacy_policy: {
    en: { ...usual, title: "Privacy Policy", content: privacyPolicy.en },
    zh: { ...usual, title: "隐私政策", content: privacyPolicy.zh },
    ja: { ...usual, title: "プライバシーポリシー", content: privacyPolicy.ja },
  },
  terms_of_service: {
    en: { ...usual, title: "Terms of Service", content: termsOfService.en },
    zh: { ...usual, title: "服务条款", content: termsOfService.zh },
    ja: { ...usual, title: "利用規約", content: termsOfService.ja },
  },
  cookie_policy: {
    en: { ...usual, title: "Cookie Policy", content: cookiePolicy.en },
    zh: { ...usual, title: "Cookie 政策", content: cookiePolicy.zh },
    ja: { ...usual, title: "Cookie ポリシー", content: cookiePolicy.ja },
  },
};

/** What a policy says until an administrator writes another; `{email}` in the content stands for the contact address. */
interface PolicyTemplate {
  title: string;
  /** Markdown. */
  content: string;
  version: string;
  /** A calendar day, as in 2024-11-01. */
  effectiveDate: string;
}
