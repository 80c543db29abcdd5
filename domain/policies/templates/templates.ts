import type { PolicyType } from "#shared/content-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { PolicyTemplate } from "./policy-template.ts";

const usual = { version: "1.0", effectiveDate: "2024-11-01" };

export const policyTemplates: Record<PolicyType, Record<Locale, PolicyTemplate>> = {
  privacy_policy: {
    en: {
      ...usual,
      title: "Privacy Policy",
      content: "## What we keep\n\nAs little as the product needs. Write to {email} with any question.",
    },
    zh: { ...usual, title: "隐私政策", content: "## 我们保存什么\n\n只保存产品需要的。有任何问题，请写信到 {email}。" },
    ja: {
      ...usual,
      title: "プライバシーポリシー",
      content: "## 保存するもの\n\nサービスに必要なものだけです。ご質問は {email} までお寄せください。",
    },
  },
  terms_of_service: {
    en: { ...usual, title: "Terms of Service", content: "## Using Giftwright\n\nUse it kindly. Write to {email} with any question." },
    zh: { ...usual, title: "服务条款", content: "## 使用 Giftwright\n\n请善意使用。有任何问题，请写信到 {email}。" },
    ja: {
      ...usual,
      title: "利用規約",
      content: "## Giftwright のご利用\n\n思いやりをもってお使いください。ご質問は {email} までお寄せください。",
    },
  },
  cookie_policy: {
    en: {
      ...usual,
      title: "Cookie Policy",
      content: "## Cookies we set\n\nOnly those the product needs. Write to {email} with any question.",
    },
    zh: { ...usual, title: "Cookie 政策", content: "## 我们使用的 Cookie\n\n只使用产品需要的。有任何问题，请写信到 {email}。" },
    ja: {
      ...usual,
      title: "クッキーポリシー",
      content: "## 使用するクッキー\n\nサービスに必要なものだけです。ご質問は {email} までお寄せください。",
    },
  },
};
