import { brand } from "#shared/brand.ts";
import type { policies as english } from "../en/policies.ts";

export const policies: typeof english = {
  title: "ポリシーと規約",
  heading: "小さな字で書かれがちな約束を、ふつうの大きさで",
  choose: "お読みになるポリシーを、ページ下部か次の一覧からお選びください。",
  description: `${brand.name}\u00a0のプライバシーポリシー、利用規約、Cookie ポリシーを、分かりやすい言葉でまとめました。`,
  summary: {
    privacy_policy: "何を、なぜ、どのくらい保存し、どうすれば消せるのか。",
    terms_of_service: "わたしたちがお約束すること、お願いすること。",
    cookie_policy: "Cookie\u00a0は4つだけ。名前もすべて載せています。",
  },
  version: "バージョン {{version}}",
  effective: "{{date}}施行",
  effectiveFrom: "{{date}}施行予定",
  effectiveThen: "施行日：{{date}}",
  announced: "{{date}}から改定版が適用されます。",
  readAnnounced: "バージョン {{version}}\u00a0を読む",
  inForce: "現在のバージョンを読む",
  updated: "最終更新日：{{date}}",
  contents: "このページの内容",
  earlier: "以前のバージョン",
  others: "ほかのポリシー",
  back: "ホームに戻る",
};
