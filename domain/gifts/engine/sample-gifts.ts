import type { Locale } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { getPicture } from "../pictures/find-picture.ts";
import type { Brief } from "../brief/brief.ts";
import { clipToBand, getConceptPrice, formatPriceRange } from "../brief/price.ts";

interface SampleGift {
  /** In US dollars, whole gift. */
  price: readonly [low: number, high: number];
  experience: boolean;
  /** The first year of a child who could do something with it. */
  fromYears: number;
  text: Record<Locale, { title: string; description: string; why: string; search: readonly string[]; category: string }>;
}

/** The specification's built-in gifts (section 3) that the budget allows: the last resort. */
export function buildSampleSuggestions({ locale, currency, band, age }: Brief): Suggestion[] {
  return sampleGifts.flatMap(({ price, experience, fromYears, text }) => {
    if (age && age.youngest < fromYears) return [];
    const { title, description, why, category, search } = text[locale];
    const range = clipToBand(getConceptPrice({ price: { USD: price } }, currency), band);
    if (!range) return [];
    const priceRange = formatPriceRange(range, currency, locale);
    const texts = { title, description, explanation: why, priceRange, category, searchTerms: [...search] };
    const picture = getPicture({ ...text.en, kind: experience ? "experience" : "object" });
    return [{ ...texts, isExperience: experience, productLinks: [], because: [], shop: null, picture, source: "samples" as const }];
  });
}

const sampleGifts: readonly SampleGift[] = [
  {
    price: [20, 50],
    experience: false,
    fromYears: 0,
    text: {
      en: {
        title: "Personalized photo album",
        description: "A bound album of favourite pictures, with names and dates printed beside them.",
        why: "It keeps shared moments together, and it is opened again and again.",
        category: "Personal",
        search: ["personalized photo album", "custom photo book"],
      },
      zh: {
        title: "个性化定制相册",
        description: "把喜欢的照片装订成册，旁边印上名字和日期。",
        why: "一起走过的时光都收在里面，值得一翻再翻。",
        category: "个性定制",
        search: ["定制相册", "照片书"],
      },
      ja: {
        title: "名入れのフォトアルバム",
        description: "お気に入りの写真を一冊に綴じ、名前や日付を添えて仕上げます。",
        why: "思い出がひとつにまとまり、何度でも開きたくなります。",
        category: "パーソナル",
        search: ["フォトアルバム 名入れ", "フォトブック 作成"],
      },
    },
  },
  {
    price: [50, 200],
    experience: true,
    fromYears: 8,
    text: {
      en: {
        title: "Experience gift card",
        description: "A card that opens a choice of outings, tastings and classes nearby, on a day that suits.",
        why: "The choice stays open, and a day out is remembered longer than a thing.",
        category: "Experience",
        search: ["experience gift card", "experience day voucher"],
      },
      zh: {
        title: "体验类礼品卡",
        description: "一张卡可以在附近的出游、品尝和课程中任选，日子由收到的人来定。",
        why: "选择留在手中，一天的经历比一件东西记得更久。",
        category: "体验",
        search: ["体验礼品卡", "体验课程 礼品卡"],
      },
      ja: {
        title: "体験ギフトカード",
        description: "近くのお出かけや試食、教室の中から、好きな日に好きなものを選べます。",
        why: "選ぶ楽しみが残り、過ごした一日は物よりも長く心に残ります。",
        category: "体験",
        search: ["体験ギフト カード", "体験 チケット ギフト"],
      },
    },
  },
  {
    price: [45, 90],
    experience: false,
    fromYears: 13,
    text: {
      en: {
        title: "Artisan coffee subscription",
        description: "Freshly roasted beans from small roasters, one parcel a month for three months.",
        why: "It comes back with every parcel, and each one tastes of another place.",
        category: "Food & Drink",
        search: ["artisan coffee subscription", "coffee beans monthly box"],
      },
      zh: {
        title: "精品咖啡订阅",
        description: "小型烘焙坊的新鲜咖啡豆，连续三个月，每月寄来一包。",
        why: "每个月都有一份惊喜，每一包都是不同产地的味道。",
        category: "美食饮品",
        search: ["精品咖啡豆 订阅", "单品咖啡豆"],
      },
      ja: {
        title: "こだわりコーヒーの定期便",
        description: "小さな焙煎所の新鮮な豆が、三か月のあいだ毎月届きます。",
        why: "届くたびに産地が変わり、楽しみが三度続きます。",
        category: "フード・ドリンク",
        search: ["コーヒー豆 定期便", "スペシャルティコーヒー ギフト"],
      },
    },
  },
  {
    price: [30, 60],
    experience: false,
    fromYears: 8,
    text: {
      en: {
        title: "Smart plant monitor",
        description: "A small sensor in the pot that says when a plant is thirsty or wants more light.",
        why: "It takes the guessing out of watering, and the plants show it.",
        category: "Tech",
        search: ["smart plant monitor", "plant moisture sensor app"],
      },
      zh: {
        title: "智能植物监测器",
        description: "插在花盆里的小传感器，植物渴了或缺光时会提醒。",
        why: "浇水不再靠猜，植物长得也更精神。",
        category: "科技",
        search: ["智能植物监测器", "花盆 土壤湿度传感器"],
      },
      ja: {
        title: "植物の様子が分かるスマートセンサー",
        description: "鉢に挿しておくと、水や光が足りないときに知らせてくれます。",
        why: "水やりの迷いがなくなり、葉の色つやで違いが分かります。",
        category: "テクノロジー",
        search: ["植物 センサー スマート", "土壌 水分計 アプリ"],
      },
    },
  },
  {
    price: [75, 150],
    experience: true,
    fromYears: 8,
    text: {
      en: {
        title: "Cooking class",
        description: "An afternoon in a real kitchen with a cook who shows how, and a meal at the end of it.",
        why: "What is learned there stays, and comes back to the table at home.",
        category: "Experience",
        search: ["cooking class", "hands-on cooking workshop"],
      },
      zh: {
        title: "烹饪体验课",
        description: "在真正的厨房里跟着厨师做一个下午，最后一起坐下来吃。",
        why: "学到的手艺留得住，回家还能再做一次。",
        category: "体验",
        search: ["烹饪体验课", "厨艺课程"],
      },
      ja: {
        title: "料理教室の一日レッスン",
        description: "本格的なキッチンで料理人に教わり、最後はみんなで食卓を囲みます。",
        why: "覚えた味は家でも作れて、長く楽しめます。",
        category: "体験",
        search: ["料理教室 体験", "料理教室 ギフト"],
      },
    },
  },
];
