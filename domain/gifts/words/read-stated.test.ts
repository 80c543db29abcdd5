import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { interestVocabulary, traitVocabulary } from "./match-words.ts";
import { readStated } from "./read-stated.ts";

function listInterests(items: string[], locale: Locale = "en"): string[] {
  return readStated(items, interestVocabulary, locale).map(({ id, words }) => `${id ?? "?"}: ${words}`);
}

function listTraits(items: string[], locale: Locale = "en"): string[] {
  return readStated(items, traitVocabulary, locale).map(({ id, words }) => `${id ?? "?"}: ${words}`);
}

describe("an interest that is typed in English", () => {
  test.each([
    ["fishing", ["fishing: fishing"]],
    ["FISHING", ["fishing: fishing"]],
    ["Ｆｉｓｈｉｎｇ", ["fishing: fishing"]],
    ["angler", ["fishing: fishing"]],
    ["goes fishing", ["fishing: fishing"]],
    ["Fly-fishing", ["fishing: fly-fishing"]],
    ["plays the guitar", ["guitar: guitar"]],
    ["coffee snob", ["coffee: coffee"]],
    ["loves dogs", ["dogs: dogs"]],
    ["labradors", ["dogs: labradors"]],
    ["Chelsea FC", ["football: Chelsea FC"]],
    ["kpop", ["k-pop: K-pop"]],
    ["象棋", ["xiangqi: xiangqi"]],
    ["下棋", ["xiangqi: xiangqi"]],
    ["国际象棋", ["chess: chess"]],
    ["囲碁将棋", ["go: Go", "shogi: shogi"]],
    ["K-POP", ["k-pop: K-pop"]],
    ["photographing", ["photography: photography"]],
    ["hiker", ["hiking: hiking"]],
    ["she is really into vintage cameras", ["vintage: vintage cameras", "photography: vintage cameras"]],
    ["likes to bake bread while listening to jazz", ["baking: baking", "jazz: jazz"]],
    ["jazz music", ["jazz: jazz music"]],
    ["Japanese ceramics", ["ceramics: Japanese ceramics"]],
    ["rock and roll", ["rock-music: rock and roll"]],
    ["Dungeons & Dragons", ["role-playing-games: Dungeons & Dragons"]],
    ["arts and crafts", ["diy: arts and crafts"]],
    ["her late husband’s roses", ["gardening: roses"]],
    ["her garden", ["gardening: gardening"]],
    ["idk golf?", ["golf: golf"]],
    ["AC/DC", ["rock-music: AC/DC"]],
    ["Magic: The Gathering", ["card-games: Magic: The Gathering"]],
    ["yoga and hiking", ["yoga: yoga", "hiking: hiking"]],
    ["knitting & tea", ["knitting: knitting", "tea: tea"]],
    ["baking/sewing; chess", ["baking: baking", "sewing: sewing", "chess: chess"]],
    ["钓鱼 and jazz", ["fishing: fishing", "jazz: jazz"]],
    ["Simon & Garfunkel", ["?: Simon & Garfunkel"]],
    ["loves lacemaking", ["?: lacemaking"]],
    ["dry stone walling", ["?: dry stone walling"]],
    ["metal detecting", ["?: metal detecting"]],
    ["pigeon racing", ["?: pigeon racing"]],
    ["curling and lacemaking", ["?: curling", "?: lacemaking"]],
    ["  ,, ", []],
    ["n/a", []],
    ["not sure", []],
    ["nothing really", []],
    ["没什么爱好", []],
    ["特になし", []],
    ["旅行とか", ["travel: travel"]],
  ])("%s", (typed, stated) => {
    const found = listInterests([typed]);

    expect(found).toEqual(stated);
  });
});

describe("an interest with a typing error", () => {
  test.each([
    ["photografy", "photography: photography"],
    ["gardning", "gardening: gardening"],
    ["cycyling", "cycling: cycling"],
    ["astronmy", "astronomy: astronomy"],
    ["knittng", "knitting: knitting"],
    ["caligraphy", "calligraphy: calligraphy"],
    ["jewlery", "jewellery: jewellery"],
    ["classicl music", "classical-music: classical music"],
  ])("%s is understood", (typed, stated) => {
    const found = listInterests([typed]);

    expect(found).toEqual([stated]);
  });

  test.each(["gold", "rat", "house", "lance", "carts", "wins", "making", "toffee", "seating"])("%s is a word and stays one", (typed) => {
    const found = listInterests([typed]);

    expect(found).toEqual([`?: ${typed}`]);
  });

  test.each([
    ["art", "art: art"],
    ["cars", "cars: cars"],
    ["golf", "golf: golf"],
    ["rap", "hip-hop: rap"],
  ])("%s is short and right", (typed, stated) => {
    const found = listInterests([typed]);

    expect(found).toEqual([stated]);
  });
});

describe("an interest that is typed in Chinese", () => {
  test.each([
    ["钓鱼", ["fishing: 钓鱼"]],
    ["釣魚", ["fishing: 钓鱼"]],
    ["钓友", ["fishing: 钓鱼"]],
    ["她很喜欢古典音乐", ["classical-music: 古典音乐"]],
    ["钓鱼和爵士乐", ["fishing: 钓鱼", "jazz: 爵士乐"]],
    ["书法、插花，跑步", ["calligraphy: 书法", "flowers: 插花", "running: 跑步"]],
    ["和服", ["traditional-dress: 和服"]],
    ["爱看书", ["reading: 阅读"]],
    ["对摄影感兴趣", ["photography: 摄影"]],
    ["coffee", ["coffee: 咖啡"]],
    ["剧本杀与密室", ["true-crime: 剧本杀", "board-games: 密室"]],
    ["多肉植物", ["houseplants: 多肉植物"]],
    ["打羽毛球", ["badminton: 打羽毛球"]],
    ["星战周边", ["?: 星战周边"]],
  ])("%s", (typed, stated) => {
    const found = listInterests([typed], "zh");

    expect(found).toEqual(stated);
  });
});

describe("an interest that is typed in Japanese", () => {
  test.each([
    ["釣り", ["fishing: 釣り"]],
    ["つり", ["fishing: つり"]],
    ["フィッシング", ["fishing: フィッシング"]],
    ["钓鱼", ["fishing: 釣り"]],
    ["ｶﾌｪ巡り", ["coffee: カフェ巡り"]],
    ["読書とコーヒー", ["reading: 読書", "coffee: コーヒー"]],
    ["お菓子作りや編み物", ["baking: お菓子作り", "knitting: 編み物"]],
    ["ガーデニング・料理・写真", ["gardening: ガーデニング", "cooking: 料理", "photography: 写真"]],
    ["スター・ウォーズ", ["science-fiction: スター・ウォーズ"]],
    ["映画鑑賞が好き", ["film: 映画鑑賞"]],
    ["お祭り", ["?: お祭り"]],
    ["鉄オタ", ["trains: 鉄道"]],
    ["レゴ", ["building-bricks: レゴ"]],
  ])("%s", (typed, stated) => {
    const found = listInterests([typed], "ja");

    expect(found).toEqual(stated);
  });
});

describe("a personality", () => {
  test.each([
    ["en", "very creative", ["creative: creative"]],
    ["en", "a bit of a perfectionist", ["perfectionist: a perfectionist"]],
    ["en", "easy-going", ["calm: easy-going"]],
    ["en", "shy & funny", ["introverted: shy", "funny: funny"]],
    ["en", "bookworm", ["intellectual: intellectual"]],
    ["en", "practicl", ["practical: practical"]],
    ["en", "melancholic", ["?: melancholic"]],
    ["zh", "很内向", ["introverted: 内向"]],
    ["zh", "有点强迫症", ["perfectionist: 强迫症"]],
    ["zh", "creative", ["creative: 有创意"]],
    ["ja", "とても優しい", ["caring: 優しい"]],
    ["ja", "マイペースな人", ["calm: マイペース"]],
    ["ja", "好奇心旺盛です", ["curious: 好奇心旺盛"]],
  ] as const)("in %s: %s", (locale, typed, stated) => {
    const found = listTraits([typed], locale);

    expect(found).toEqual(stated);
  });
});

test("an interest that is named twice counts once, by the same words in either order", () => {
  const forwards = listInterests(["fishing", "钓鱼", "fly-fishing"]);
  const backwards = listInterests(["fly-fishing", "钓鱼", "fishing"]);

  expect(forwards).toEqual(["fishing: fly-fishing"]);
  expect(backwards).toEqual(forwards);
});

test("whatever is typed is read as words, never empty and never longer than what may be typed", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary", maxLength: 200 }), { maxLength: 5 }),
      fc.constantFrom("en", "zh", "ja"),
      (items, locale) => {
        const stated = readStated(items, interestVocabulary, locale);

        expect(stated.every(({ words }) => words.trim() !== "" && words.length <= 200)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
