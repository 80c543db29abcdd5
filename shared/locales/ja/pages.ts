import type { pages as english } from "../en/pages.ts";

export const pages: typeof english = {
  about: { title: "Giftwright について" },
  blog: { title: "ブログ" },
  contact: { title: "お問い合わせ" },
  privacy_policy: { title: "プライバシーポリシー" },
  terms_of_service: { title: "利用規約" },
  cookie_policy: { title: "Cookie ポリシー" },
  writing: {
    text: "このページはまだ執筆中です。中身のない言葉で埋めるより、少しのあいだ空けておくことにしました。",
    description: "Giftwright のこのページは執筆中です。",
  },
  notFound: {
    title: "この包みは迷子になりました",
    text: "このアドレスには何もありません。移動したか、途中で一文字落ちてしまったのかもしれません。",
    tries: "お探しのものはこちらかもしれません。",
  },
  failed: {
    title: "リボンが切れてしまいました",
    text: "こちら側で問題が起きました。記録しましたので、しばらくしてからもう一度お試しください。",
    reload: "ページを読み込み直す",
  },
  back: "ホームへ戻る",
  toForm: "贈りものフォームへ",
  titleOnSite: "{{title}} · Giftwright",
};
