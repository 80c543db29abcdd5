import type { Locale } from "#shared/locales/locale.ts";
import { budgetsInEnglish, listeningInEnglish } from "./built-in/en.ts";
import { budgetsInJapanese, listeningInJapanese } from "./built-in/ja.ts";
import { budgetsInChinese, listeningInChinese } from "./built-in/zh.ts";

/** What the blog shows in a language until the first post is published in it. */
export interface BuiltInPost {
  /** The same in every language, so that each finds the other two. */
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  category: string;
  tags: readonly string[];
  /** An instant, as in 2024-11-04T09:00:00Z. */
  publishedAt: string;
}

/** Newest first. */
export const builtInPosts: Record<Locale, readonly BuiltInPost[]> = {
  en: [
    {
      slug: "listening-is-half-the-gift",
      title: "Listening is half the gift",
      excerpt: "The best ideas are not found in shops. They were said out loud months ago, by the person they are for.",
      content: listeningInEnglish,
      category: "Giving",
      tags: ["listening", "ideas"],
      publishedAt: "2024-11-04T09:00:00Z",
    },
    {
      slug: "small-budgets-large-gestures",
      title: "Small budgets, large gestures",
      excerpt: "What makes a present generous is rarely its price. It is how much of the other person is in it.",
      content: budgetsInEnglish,
      category: "Budget",
      tags: ["budget", "ideas"],
      publishedAt: "2024-10-14T09:00:00Z",
    },
  ],
  zh: [
    {
      slug: "listening-is-half-the-gift",
      title: "会听的人，礼物已经选好一半",
      excerpt: "好主意不在商店里。几个月前，收礼的人自己就说过了。",
      content: listeningInChinese,
      category: "送礼心得",
      tags: ["倾听", "灵感"],
      publishedAt: "2024-11-04T09:00:00Z",
    },
    {
      slug: "small-budgets-large-gestures",
      title: "预算不多，心意不少",
      excerpt: "礼物大不大方，很少由价格决定，要看里面有多少对方的影子。",
      content: budgetsInChinese,
      category: "预算",
      tags: ["预算", "灵感"],
      publishedAt: "2024-10-14T09:00:00Z",
    },
  ],
  ja: [
    {
      slug: "listening-is-half-the-gift",
      title: "聞き上手は、贈り上手",
      excerpt: "いちばんいいアイデアは、お店にはありません。何か月も前に、贈る相手が口にしています。",
      content: listeningInJapanese,
      category: "贈ること",
      tags: ["聞くこと", "アイデア"],
      publishedAt: "2024-11-04T09:00:00Z",
    },
    {
      slug: "small-budgets-large-gestures",
      title: "予算は小さく、気持ちは大きく",
      excerpt: "贈りものの豊かさを決めるのは、値段ではありません。その人らしさが、どれだけ入っているかです。",
      content: budgetsInJapanese,
      category: "予算",
      tags: ["予算", "アイデア"],
      publishedAt: "2024-10-14T09:00:00Z",
    },
  ],
};
