import type { SeoPage } from "#shared/content-options.ts";
import type { Locale } from "#shared/locales/locale.ts";

/** The texts for search engines until an administrator saves others: at most 60 and 160 characters. */
export const defaultSeoTexts: Record<SeoPage, Record<Locale, { metaTitle: string; metaDescription: string }>> = {
  home: {
    en: {
      metaTitle: "Giftwright: gift ideas that fit one person",
      metaDescription:
        "Describe someone and get five gift ideas that stay within your budget, suit the person, and say why. Free, in English, Chinese, and Japanese.",
    },
    zh: {
      metaTitle: "Giftwright：为一个人找到合适的礼物",
      metaDescription: "说说你想送的人，就能收到五个礼物灵感：不超预算、适合对方，还讲得出理由。免费，支持中文、英文和日文。",
    },
    ja: {
      metaTitle: "Giftwright：その人だけの贈りもの探し",
      metaDescription:
        "贈りたい人のことを教えてください。予算に収まり、その人に合い、理由まで分かる贈りもののアイデアを5つ、無料でお届けします。",
    },
  },
  blog: {
    en: {
      metaTitle: "The Giftwright blog: notes on giving well",
      metaDescription: "Short essays on choosing, wrapping, and giving presents that mean something, whatever they cost.",
    },
    zh: { metaTitle: "Giftwright 博客：把礼物送到心里", metaDescription: "关于挑礼物、包礼物和送礼物的短文：不论花多少钱，都能送出心意。" },
    ja: {
      metaTitle: "Giftwright ブログ：贈りもの上手になる読みもの",
      metaDescription: "選び方、包み方、渡し方。値段にかかわらず、気持ちが届く贈りものについての短い読みものです。",
    },
  },
  pricing: {
    en: {
      metaTitle: "Pricing · Giftwright",
      metaDescription: "Giftwright is free for a few gift queries every day. The Premium Plan, $9 a month, is for people who give often.",
    },
    zh: {
      metaTitle: "价格方案 · Giftwright",
      metaDescription: "Giftwright 每天都可免费查询几次。高级版每月 $9，为经常送礼的人准备。",
    },
    ja: {
      metaTitle: "料金プラン · Giftwright",
      metaDescription:
        "Giftwright は毎日、決まった回数まで無料で使えます。月額$9のプレミアムプランは、よく贈りものをする方のために準備しています。",
    },
  },
  about: {
    en: {
      metaTitle: "Our story · Giftwright",
      metaDescription: "Why we made a gift finder that asks about the person first, stays within your limits, and says why each idea fits.",
    },
    zh: {
      metaTitle: "我们的故事 · Giftwright",
      metaDescription: "我们为什么做这样一个礼物助手：先了解那个人，不越过你的预算和限制，还说得出每个灵感好在哪里。",
    },
    ja: {
      metaTitle: "わたしたちの物語 · Giftwright",
      metaDescription: "まず相手のことをたずね、条件を守り、似合う理由まで伝える。そんな贈りもの探しをつくった理由をお話しします。",
    },
  },
  contact: {
    en: {
      metaTitle: "Contact · Giftwright",
      metaDescription: "Questions, praise, complaints, a gift that went wrong: write to the people behind Giftwright. We read everything.",
    },
    zh: {
      metaTitle: "联系我们 · Giftwright",
      metaDescription: "有疑问、有夸奖、有批评，或者哪次礼物没送好：都可以写信给 Giftwright 团队，每一封我们都会读。",
    },
    ja: {
      metaTitle: "お問い合わせ · Giftwright",
      metaDescription: "ご質問、うれしい報告、ご不満、うまくいかなかった贈りもののこと。何でもお寄せください。すべて読んでいます。",
    },
  },
};
