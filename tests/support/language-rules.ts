import type { Locale } from "#shared/locales/locale.ts";

/** How a text of a language may not be set. `wrong` and `right` show it. */
interface LanguageRule {
  reason: string;
  pattern: RegExp;
  wrong: string;
  right: string;
}

const threeDots: Omit<LanguageRule, "wrong" | "right"> = {
  reason: "an ellipsis is a sign of its own",
  pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\.\.+/u,
};
const straightQuotes: Omit<LanguageRule, "wrong" | "right"> = {
  reason: "straight quotation marks are those of programs",
  pattern: /["'][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]["']/u,
};
const narrowBrackets: Omit<LanguageRule, "wrong" | "right"> = {
  reason: "brackets beside wide characters are wide",
  pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] ?\(|\)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};
const wideLatin: Omit<LanguageRule, "wrong" | "right"> = {
  reason: "Latin letters and figures are narrow, katakana is wide",
  pattern: /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFF9D]/u,
};
const innerSpace: Omit<LanguageRule, "wrong" | "right"> = {
  reason: "no space stands beside a wide sign",
  pattern: / [、。，！？：；）」』”》]|[、。，！？：；（「『“《] /u,
};

export const languageRules: Record<Locale, readonly LanguageRule[]> = {
  en: [
    { reason: "one space parts sentences", pattern: /\S {2,}\S/, wrong: "One.  Two.", right: "One. Two." },
    { reason: "no space stands before a mark", pattern: /\w [,.;:!?](\s|$)/, wrong: "Really ?", right: "Really?" },
  ],
  zh: [
    { ...threeDots, wrong: "正在保存...", right: "正在保存……" },
    { ...straightQuotes, wrong: '点"保存"', right: "点“保存”" },
    { ...narrowBrackets, wrong: "年龄(岁)", right: "年龄（岁）" },
    { ...wideLatin, wrong: "至少 ６ 位", right: "至少 6 位" },
    { ...innerSpace, wrong: "你好， 朋友", right: "你好，朋友" },
    { reason: "an ellipsis is two signs wide", pattern: /(?<!…)…(?!…)/, wrong: "正在保存…", right: "正在保存……" },
    { reason: "quotation marks are “ ”", pattern: /[「」『』]/, wrong: "「首页」", right: "“首页”" },
    {
      reason: "a space parts Chinese from Latin letters",
      pattern: /\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/u,
      wrong: "用RSS订阅",
      right: "用 RSS 订阅",
    },
    {
      reason: "a space parts Chinese from figures, dates and prices apart",
      pattern: /(?![年月])\p{Script=Han}\d|\d(?![年月日元])\p{Script=Han}/u,
      wrong: "至少6个字符",
      right: "2026年11月4日，200–400元，至少 6 个字符",
    },
  ],
  ja: [
    { ...threeDots, wrong: "保存しています...", right: "保存しています…" },
    { ...straightQuotes, wrong: '"保存"を押す', right: "「保存」を押す" },
    { ...narrowBrackets, wrong: "年齢(歳)", right: "年齢（歳）" },
    { ...wideLatin, wrong: "ﾃﾞﾝﾏｰｸ", right: "デンマーク" },
    { ...innerSpace, wrong: "はい、 どうぞ", right: "はい、どうぞ" },
    { reason: "a range is written with ～", pattern: /〜/, wrong: "3〜5個", right: "3～5個" },
    {
      reason: "no space stands beside a figure",
      pattern: /\d [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、] \d/u,
      wrong: "あと 3 回",
      right: "あと3回",
    },
    {
      reason: "a space parts Japanese from Latin letters",
      pattern:
        /[A-Za-z][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][A-Za-z]/u,
      wrong: "AIが考えました",
      right: "AI が考えました",
    },
    {
      reason: "a wide space follows a question that the line goes on after",
      pattern: /[？！](?![\s　」』）]|$)/u,
      wrong: "消しますか？元に戻せません。",
      right: "消しますか？　元に戻せません。",
    },
  ],
};

// Slots that a figure, a time or a day is put into.
const figureSlots = /\{\{(?:count|most|allowed|number|minutes|seconds|revision|total|share|time|when|date|day|p50|p95|pixels)\}\}/g;

/** The reasons why a text may not be set so. Code, addresses and the frames of tables in it are not language. */
export function listBrokenRules(text: string, rules: readonly LanguageRule[]): string[] {
  const plain = text
    .replaceAll(figureSlots, "3")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/`[^`]*`/g, "\uFFFC")
    .replaceAll(/ *\| */g, "\n");
  return rules.filter(({ pattern }) => pattern.test(plain)).map(({ reason }) => reason);
}
