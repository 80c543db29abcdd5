import { brand } from "#shared/brand.ts";
import type { blog as english } from "../en/blog.ts";

export const blog: typeof english = {
  heading: "贈りもの帖",
  lead: "選ぶこと、包むこと、手渡すこと。すませるのではなく、きちんと届けたい人のための短い読みものです。",
  tagged: "「{{tag}}」の記事",
  allPosts: "すべての記事",
  readingTime: "約{{minutes}}分で読めます",
  readMore: "続きを読む",
  readMoreOf: "：「{{title}}」",
  tags: "タグ",
  older: "以前の記事",
  newer: "新しい記事",
  pages: "記事のページ",
  feed: "フィードで購読する",
  empty: { title: "まだ記事がありません", text: "最初の記事を準備しています。そのあいだに、贈りものを探してみませんか。" },
  emptyTag: { title: "このタグの記事はありません", text: "タグの名前が変わったのかもしれません。すべての記事からご覧ください。" },
  house: {
    label: `${brand.name}\u00a0より`,
    banner: { title: "贈りものをしたい人はいませんか", text: "その人のことをひとこと教えてください。アイデアが5つ届きます。" },
    box: { title: "もうすぐ誰かの大切な日ですか", text: "その人のことをひとこと教えてください。理由を添えて、アイデアを5つお届けします。" },
  },
  back: "ブログに戻る",
  alsoIn: "ほかの言語で読む",
  otherPosts: "あわせて読みたい",
  previous: "前の記事",
  next: "次の記事",
  preview: "限定公開のプレビューです。リンクを知っている人だけがこのページを見られます。",
  closing: {
    title: "贈りものをしたい人はいませんか",
    text: "3つの質問に答えて、贈る相手のことを教えてください。その人に合うアイデアを5つお届けします。",
    action: "アイデアを探す",
  },
  markdown: {
    leavesSite: "（別のサイトへ移動します）",
    table: "表",
    footnotes: "脚注",
    backToText: "本文に戻る",
  },
};
