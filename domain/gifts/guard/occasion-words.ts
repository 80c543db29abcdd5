import type { Occasion } from "#shared/gift-options.ts";

/** The words for each occasion in the three languages. Occasions without a name are missing. */
const occasionWords: Partial<Record<Occasion, RegExp>> = {
  birthday: /\bbirthdays?\b(?! cards?\b)|\bb-?day\b|生日|誕生日|バースデー/i,
  anniversary: /\banniversar(?:y|ies)\b|周年|纪念日|記念日|アニバーサリー/i,
  christmas: /\bchristmas\b|\bx-?mas\b|\badvent\b|圣诞|聖誕|クリスマス|アドベント/i,
  valentines: /\bvalentine'?s?\b|情人节|情人節|バレンタイン|七夕礼/i,
  "mothers-day": /\bmother['’]?s['’]? day\b|母亲节|母親節|母の日/i,
  "fathers-day": /\bfather['’]?s['’]? day\b|父亲节|父親節|父の日/i,
  graduation: /\bgraduat(?:ion|ions|es?|ing)\b|毕业|畢業|卒業/i,
  wedding:
    /\bweddings?\b(?! anniversar)|\bnewly-?weds?\b|\bbrid(?:e|al)\b|婚礼|婚禮|新婚|结婚(?!纪念|周年)|結婚(?!記念|周年)|ウェディング/i,
  housewarming: /\bhouse-?warming\b|乔迁|喬遷|入伙|(?:新居|新築|引っ越し|引越し)のお?祝|(?:新居|新築|引っ越し|引越し)お?祝い/i,
};
const holidaysNotOffered =
  /\bhalloween\b|\beaster\b|\bhanukk?ah\b|\bthanksgiving\b|\bbaby shower\b|\bretirement gift\b|春节礼|万圣节|复活节|ハロウィン|イースター/i;

// An anniversary may mention the wedding.
const mayAlsoName: Partial<Record<Occasion, readonly string[]>> = { anniversary: ["wedding"] };

export function namesOccasion(text: string, occasion: Occasion): boolean {
  return occasionWords[occasion]?.test(text) ?? false;
}

/** Whether a text names another occasion than the requested one, and one that the giver did not mention either. */
export function namesOtherOccasion(text: string, occasion: Occasion, stated: string): boolean {
  const others = Object.entries(occasionWords).filter(([name]) => name !== occasion && !mayAlsoName[occasion]?.includes(name));
  const isNamedUnasked = (words: RegExp) => words.test(text) && !words.test(stated);
  return others.some(([, words]) => isNamedUnasked(words)) || (occasion !== "other" && isNamedUnasked(holidaysNotOffered));
}
