import { brand } from "#shared/brand.ts";
import type { pages as english } from "../en/pages.ts";

export const pages: typeof english = {
  notFound: {
    title: "この包みは迷子になりました",
    text: "このアドレスには何もありません。移動したか、途中で一文字抜けたのかもしれません。",
    tries: "お探しのものはこちらかもしれません。",
  },
  failed: {
    title: "問題が起きました",
    text: "こちら側の不具合です。記録しましたので、しばらくしてからもう一度お試しください。",
    reload: "ページを読み込み直す",
  },
  offline: {
    title: "今はつながりません",
    text: "このページを読み込めませんでした。以前に開いたページはそのままご覧いただけます。贈りものフォームに入力した内容も残っています。",
    again: "もう一度試す",
    toSaved: "保存したアイデアへ",
  },
  back: "ホームに戻る",
  toForm: "贈りものフォームへ",
  toBlog: "ブログを読む",
  toContact: "お問い合わせ",
  titleOnSite: `{{title}} · ${brand.name}`,
};
