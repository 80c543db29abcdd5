import { ageRanges, currencies, genders, listBudgetBands, occasions, relationships, type Currency } from "#shared/gift-options.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { locales } from "#shared/locales/locale.ts";
import { interests as knownInterests } from "#domain/gifts/knowledge/interests/interests.ts";
import { labelTrait, traitIds } from "#domain/gifts/vocabulary/traits.ts";

/** A request with the one field that matters spelled out. */
export function buildRequest(fields: Partial<GiftRequest> = {}): GiftRequest {
  return {
    relationship: "friend",
    occasion: "birthday",
    currency: "USD",
    budget: "50-100",
    language: "en",
    shown: [],
    ageRange: "35-49",
    ...fields,
  };
}

export const homeLocales: Partial<Record<Currency, Locale>> = { JPY: "ja", CNY: "zh" };

/** Every combination of the six choices of the form, 137,984 of them, each in the language that goes with its currency. */
export function* listCombinations(): Generator<GiftRequest> {
  const people = relationships.flatMap((relationship) =>
    ageRanges.flatMap((ageRange) => occasions.map((occasion) => ({ relationship, ageRange, occasion }))),
  );
  const places = currencies.flatMap((currency) =>
    listBudgetBands(currency).map(({ value: budget }) => ({ currency, budget, language: homeLocales[currency] ?? "en" })),
  );
  for (const person of people) {
    for (const place of places) {
      for (const livingSituation of genders) yield { ...person, ...place, livingSituation, shown: [] };
    }
  }
}

const toldAges = {
  en: ["newborn", "8 months old", "18 months old", "turns 2", "3 years old", "5-year-old", "she is 8", "just turned 11"],
  zh: ["新生儿", "八个月大", "一岁半", "刚满两岁", "三岁", "五岁", "八岁", "十一岁"],
  ja: ["新生児", "生後8か月", "1歳半", "2歳", "3歳", "5歳", "8歳", "11歳"],
} as const satisfies Record<Locale, readonly string[]>;

/** The request of a child with its age told in words, another one for each `turn`; none for anybody older. */
export function tellAge(request: GiftRequest, turn: number): GiftRequest[] {
  const ages = toldAges[request.language];
  return request.ageRange === "0-12" ? [{ ...request, additionalInfo: ages[turn % ages.length] }] : [];
}

/** The same numbers for the same seed. */
function createDraw(seed: number): <Item>(items: readonly Item[]) => Item {
  let state = seed;
  return (items) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const item = items[Math.floor((state / 2 ** 32) * items.length)];
    if (item === undefined) throw new Error("Nothing to draw from");
    return item;
  };
}

const unknownInterests = {
  en: ["competitive tickling", "bell ringing", "lock picking", "urban legends", "dry stone walling", "cheese rolling"],
  zh: ["竞技叠杯", "老地图", "蝉鸣录音", "打水漂", "城市探险"],
  ja: ["苔玉レース", "マンホール巡り", "石積み", "ダム巡り", "切り株観察"],
} as const satisfies Record<Locale, readonly string[]>;

/** People as they come: any choice of the form, none to four interests, none to two traits, now and then one that nobody foresaw. */
export function drawRequests(count: number, seed: number): GiftRequest[] {
  const draw = createDraw(seed);
  return Array.from({ length: count }, () => {
    const language = draw(locales);
    const currency = draw(currencies);
    const interests = Array.from({ length: draw([0, 1, 1, 2, 2, 3, 4]) }, () => draw([...knownInterests.values()])[language]);
    const unknown = draw([true, false, false, false, false]) ? [draw(unknownInterests[language])] : [];
    return {
      relationship: draw(relationships),
      occasion: draw(occasions),
      ageRange: draw(ageRanges),
      currency,
      budget: draw(listBudgetBands(currency)).value,
      language,
      interests: [...new Set([...interests, ...unknown])],
      personalities: Array.from({ length: draw([0, 1, 1, 2]) }, () => labelTrait(draw(traitIds), language)),
      shown: [],
    };
  });
}
