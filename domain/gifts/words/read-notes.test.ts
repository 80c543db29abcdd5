import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { readNotes } from "./read-notes.ts";
import type { Exclusion } from "./read-notes.ts";
import type { ThingId } from "../vocabulary/things.ts";

function listThings(exclusions: readonly Exclusion[]): Set<ThingId> {
  return new Set(exclusions.flatMap(({ things }) => [...things]));
}

function isNamed(note: string, text: string, locale: Locale = "en"): boolean {
  return readNotes(note, locale).exclusions.some(({ isNamedIn }) => isNamedIn(text));
}

describe("what is left out is told back in the giver's words", () => {
  test.each([
    ["she already has plenty of cookbooks, and no alcohol please", ["cookbooks", "alcohol"]],
    ["Has: AirPods, a Kindle. Hates candles", ["AirPods", "Kindle", "candles"]],
    ["doesn't drink", ["alcohol"]],
    ["She doesn't drink coffee", ["coffee"]],
    ["No coffee. She doesn't drink coffee", ["coffee"]],
    ["allergic to nuts", ["nuts"]],
    ["nothing for the kitchen", ["kitchen"]],
    ["not another mug", ["mug"]],
    ["candles, socks", ["candles", "socks"]],
    ["socks Socks SOCKS", ["socks"]],
    ["he likes candles", []],
    ["she loves wine but has enough glasses", ["glasses"]],
    ["She'd love a new mug, but no candles", ["candles"]],
    ["wine and beer are fine, hates gin", ["gin"]],
    ["loves everything except jewellery", ["jewellery"]],
    ["doesn't like jazz or football", ["jazz", "football"]],
    ["books about war", ["books about war"]],
    ["she has a dog", []],
    ["she doesn't have a garden", []],
    ["they have everything", []],
    ["no more stuff", []],
    ["has a big lego collection", ["lego collection"]],
    ["no perfume/make-up", ["perfume", "make-up"]],
    ["Durian; marmite", ["Durian", "marmite"]],
    ["已经有咖啡机", ["咖啡机"]],
    ["不喝酒，对坚果过敏", ["酒", "坚果"]],
    ["不要香水", ["香水"]],
    ["她喜欢红酒，但酒杯够多了", ["酒杯"]],
    ["他讨厌榴莲", ["榴莲"]],
    ["不喜欢书和茶", ["书", "茶"]],
    ["不要送花", ["花"]],
    ["她不太喜欢甜食", ["甜食"]],
    ["除了香水都可以", ["香水"]],
    ["手表、包包都有了", ["手表", "包包"]],
    ["アクセサリーはもう持っている", ["アクセサリー"]],
    ["お酒は飲めません", ["お酒"]],
    ["甘いものが苦手", ["甘いもの"]],
    ["赤ワインが好きだけど、グラスはたくさんある", ["グラス"]],
    ["コーヒーと紅茶が好き、お酒は飲めない", ["お酒"]],
    ["本はもう十分", ["本"]],
    ["時計はいりません", ["時計"]],
    ["パクチーが苦手", ["パクチー"]],
    ["戦争の本", ["戦争の本"]],
    ["关于战争的书", ["战争的书"]],
    ["不需要衣服鞋子", ["衣服", "鞋子"]],
    ["家里不能养宠物", ["宠物"]],
    ["already has the full Harry Potter series", ["Harry Potter"]],
    ["doesn't smoke or drink", ["alcohol"]],
    ["nothing too expensive", []],
    ["犬を飼っている", []],
    ["", []],
  ])("%s", (note, words) => {
    const { exclusions } = readNotes(note, "en");

    expect(exclusions.map((exclusion) => exclusion.words)).toEqual(words);
  });
});

describe("what somebody keeps to is told back as such: not vegan things are left out", () => {
  test.each([
    ["she is vegan, and has enough mugs", "en", ["what does not go with “vegan”", "mugs"]],
    ["no sugar", "en", ["sugar"]],
    ["清真", "zh", ["不合“清真”的东西"]],
    ["妊娠中です", "ja", ["「妊娠中」に合わないもの"]],
  ] as const)("%s", (note, locale, words) => {
    expect(readNotes(note, locale).exclusions.map((exclusion) => exclusion.words)).toEqual(words);
  });
});

describe("what is left out covers what a person would expect", () => {
  test.each<[string, ThingId[], ThingId[]]>([
    ["no alcohol", ["alcohol", "wine", "beer", "whisky", "sake", "cocktail"], ["glassware", "tea"]],
    ["doesn't drink", ["alcohol", "wine"], ["coffee", "tea"]],
    ["pregnant", ["wine"], ["coffee"]],
    ["Muslim, no alcohol", ["beer"], ["tea"]],
    ["has a coffee machine", ["coffee-machine"], ["coffee", "kitchen-machine"]],
    ["has enough glasses", ["glassware"], ["wine", "sunglasses", "glass"]],
    ["jewellery", ["necklace", "ring", "earrings"], ["watch"]],
    ["no rings", ["ring"], ["necklace", "jewellery"]],
    ["hates books", ["book", "cookbook", "novel"], ["notebook", "magazine"]],
    ["plenty of cookbooks", ["cookbook"], ["book", "novel"]],
    ["books about war", [], ["book"]],
    ["Has AirPods and a Kindle", ["headphones", "e-reader"], ["speaker", "book", "tablet"]],
    ["has a toaster", [], ["kitchen-machine", "blender"]],
    ["Monopoly", [], ["board-game"]],
    ["hates walnuts", [], ["nuts"]],
    ["allergic to walnuts", ["nuts"], ["chocolate"]],
    ["no scented things", ["perfume", "candle", "incense", "diffuser"], ["soap"]],
    ["vegan", ["meat", "dairy", "cheese", "seafood", "honey", "leather", "wool", "fur"], ["nuts", "book"]],
    ["she is vegetarian", ["meat", "seafood"], ["cheese", "leather"]],
    ["lactose intolerant", ["dairy", "cheese"], ["meat"]],
    ["gluten-free", ["gluten"], ["nuts"]],
    ["on a diet", ["sweets", "chocolate", "cake"], ["fruit"]],
    ["allergic to cats", ["animal"], ["book", "pet-accessory"]],
    ["hates gardening", ["garden-tool", "seeds"], ["flowers"]],
    ["has plenty of fishing stuff", ["fishing-gear"], ["book"]],
    ["afraid of flying", ["flight"], ["hotel"]],
    ["he is blind", ["book", "binoculars", "puzzle"], ["plant", "speaker"]],
    ["no blind boxes", [], ["book", "puzzle"]],
    ["uses a wheelchair", ["hiking-gear", "bicycle"], ["ball", "sports-ticket", "book"]],
    ["Cookboks and choclate", ["cookbook", "chocolate"], ["book"]],
    ["对坚果过敏", ["nuts"], ["chocolate"]],
    ["腿脚不便，坐轮椅", ["hiking-gear"], ["tea"]],
    ["吃素", ["meat", "seafood"], ["dairy"]],
    ["已經有咖啡機", ["coffee-machine"], ["coffee"]],
    ["ナッツアレルギー", ["nuts"], ["chocolate"]],
    ["ヴィーガンです", ["meat", "dairy", "honey"], ["nuts"]],
    ["香りの強いものはNG", ["perfume", "candle"], ["soap"]],
    ["お菓子やケーキは避けてください", ["sweets", "cake"], ["fruit"]],
  ])("%s", (note, covered, spared) => {
    const things = listThings(readNotes(note, "en").exclusions);

    expect(covered.filter((thing) => !things.has(thing))).toEqual([]);
    expect(spared.filter((thing) => things.has(thing))).toEqual([]);
  });
});

test("an interest that is disliked is left out as such, one whose goods they have is not", () => {
  const [football] = readNotes("hates football", "en").exclusions;
  const [golf] = readNotes("has enough golf stuff", "en").exclusions;

  expect([...(football?.interests ?? [])]).toEqual(["football"]);
  expect([...(golf?.interests ?? [])]).toEqual([]);
});

describe("a text names what is left out", () => {
  test.each([
    ["cookbooks", "A cookbook of Roman dishes"],
    ["cookbooks", "家庭食谱套装"],
    ["cookbooks", "イタリアの料理本"],
    ["candles", "Set of three soy candles"],
    ["candles", "香薰蜡烛礼盒"],
    ["candles", "アロマキャンドル"],
    ["alcohol", "A crate of craft beer"],
    ["alcohol", "日本酒の飲み比べ"],
    ["alcohol", "精酿啤酒"],
    ["alcohol", "Winery visit"],
    ["不喝酒", "红酒品鉴"],
    ["お酒は飲めません", "クラフトビールの詰め合わせ"],
    ["mug", "Two hand-thrown mugs"],
    ["mug", "陶瓷马克杯"],
    ["knives", "A chef's knife"],
    ["knife", "Kitchen knives"],
    ["scarf", "Silk scarves"],
    ["nuts", "Almond brittle"],
    ["nuts", "榛子巧克力"],
    ["nuts", "ピスタチオのケーキ"],
    ["jewellery", "A silver necklace"],
    ["ring", "Silver rings"],
    ["watch", "Classic wristwatch"],
    ["表", "机械手表"],
    ["茶", "一罐绿茶"],
    ["お茶", "煎茶の詰め合わせ"],
    ["本", "好きな作家の本を三冊"],
    ["hates marmite", "A year of Marmite"],
    ["讨厌榴莲", "榴莲千层"],
    ["パクチーが苦手", "パクチー栽培キット"],
    ["has a toaster", "Two-slice toaster"],
    ["books about war", "A book on the war at sea"],
    ["hates football", "Stadium tour for soccer fans"],
    ["vegan", "Leather wallet"],
    ["nothing for the kitchen", "A kitchen timer"],
    ["has a guitar", "An acoustic guitar"],
  ])("%s: %s", (note, text) => {
    expect(isNamed(note, text)).toBe(true);
  });

  test.each([
    ["pens", "Open-air cinema"],
    ["tea", "Steak for a team"],
    ["ring", "Pearl earrings"],
    ["bag", "Bagpipe lesson"],
    ["hat", "A chat that matters"],
    ["alcohol", "Ginger ale syrup"],
    ["alcohol", "Alcohol-free sparkling wine"],
    ["alcohol", "Non-alcoholic craft beer"],
    ["alcohol", "ノンアルコールビール"],
    ["alcohol", "无酒精啤酒"],
    ["alcohol", "温泉酒店住宿"],
    ["alcohol", "酒红色围巾"],
    ["alcohol", "甘酒のセット"],
    ["nuts", "Nut-free chocolate"],
    ["nuts", "Glazed doughnuts"],
    ["nuts", "ココナッツの入浴剤"],
    ["vegan", "Vegan leather wallet"],
    ["茶", "茶色の財布"],
    ["お茶", "喫茶店めぐり"],
    ["本", "日本の庭めぐり"],
    ["ペン", "ペンギンのぬいぐるみ"],
    ["coffee machine", "Fresh coffee beans"],
    ["coffee", "A coffee table of oak"],
    ["books about war", "A book about gardens"],
    ["books about war", "A war-room board game"],
    ["allergic to cats", "A novel about a cat"],
    ["has a guitar", "Guitar lessons with a teacher"],
    ["吉他已经有了", "吉他课程"],
    ["ギターは持っています", "ギター教室"],
    ["watch", "Watch the sunrise"],
    ["hates gin", "Beginner's set"],
  ])("%s: not in %s", (note, text) => {
    expect(isNamed(note, text)).toBe(false);
  });
});

test("any note is read, whatever it is made of", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 4_000 }), fc.string({ unit: "grapheme", maxLength: 200 }), (note, text) => {
      const { exclusions } = readNotes(note, "ja");

      expect(exclusions.every(({ words, isNamedIn }) => words !== "" && typeof isNamedIn(text) === "boolean")).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test("a word that nothing here knows is found in a text that contains it", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[bcdfgz]{6,12}$/), (word) => {
      expect(isNamed(`hates ${word}`, `A set of ${word.toUpperCase()} for two`)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
