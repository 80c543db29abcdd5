import type { Locale } from "#shared/locales/locale.ts";
import { readLabel } from "./entry.ts";
import type { VocabularyEntry } from "./entry.ts";
import { activeInterests } from "./interest-names-active.ts";
import { artInterests } from "./interest-names-arts.ts";
import { foodInterests } from "./interest-names-food.ts";
import { lifeInterests } from "./interest-names-life.ts";
import { makingInterests } from "./interest-names-making.ts";
import { mindInterests } from "./interest-names-mind.ts";

export const interestIds = [
  "reading","writing","poetry","history","philosophy","languages","science","astronomy","mathematics","nature","birdwatching",
  "animals","dogs","cats","horses","aquariums","dinosaurs","gardening","houseplants","flowers","cooking","baking","barbecue",
  "coffee","tea","wine","whisky","beer","cocktails","sake","home-brewing","chocolate","cheese","sweets","healthy-eating",
  "vegan-food","dining","spicy-food","fishing","hiking","camping","climbing","cycling","running","swimming","surfing","sailing",
  "diving","skiing","skating","skateboarding","football","basketball","baseball","tennis","badminton","table-tennis","golf",
  "volleyball","martial-arts","boxing","yoga","fitness","dance","ballet","meditation","spa","photography","film","theatre",
  "opera","musicals","tv-series","anime","manga","drawing","painting","calligraphy","ceramics","knitting","sewing","embroidery",
  "woodworking","leathercraft","paper-craft","model-making","building-bricks","diy","jewellery-making","journaling",
  "stationery","fountain-pens","board-games","card-games","puzzles","chess","go","mahjong","video-games","retro-games",
  "role-playing-games","magic-tricks","collecting","stamps","coins","antiques","vintage","fashion","sneakers","watches",
  "jewellery","perfume","make-up","skincare","nails","interior-design","architecture","art","music","vinyl","piano","guitar",
  "violin","drums","singing","electronic-music","classical-music","jazz","rock-music","k-pop","hip-hop","concerts","podcasts",
  "technology","programming","robotics","drones","electronics","3d-printing","smart-home","cars","motorcycles","motorsport",
  "trains","aviation","travel","road-trips","hot-springs","theme-parks","volunteering","sustainability","family-history",
  "astrology","spirituality","mythology","true-crime","science-fiction","fantasy","investing","business","psychology",
  "self-improvement","beekeeping","foraging","picnics","cosplay","traditional-dress","incense",
] as const;
export type InterestId = (typeof interestIds)[number];

export const interestNames: Readonly<Record<InterestId, VocabularyEntry>> = {
  ...mindInterests,
  ...foodInterests,
  ...activeInterests,
  ...artInterests,
  ...makingInterests,
  ...lifeInterests,
};

export function labelInterest(id: InterestId, locale: Locale): string {
  return readLabel(interestNames[id], locale);
}

/** The wider interests that one is part of: who names jazz has named music too. */
export const widerInterests: Readonly<Partial<Record<InterestId, readonly InterestId[]>>> = {
  poetry: ["reading"],
  astronomy: ["science"],
  mathematics: ["science"],
  dinosaurs: ["science"],
  birdwatching: ["nature", "animals"],
  dogs: ["animals"],
  cats: ["animals"],
  horses: ["animals"],
  aquariums: ["animals"],
  houseplants: ["gardening"],
  "vegan-food": ["cooking"],
  "spicy-food": ["dining"],
  "fountain-pens": ["stationery"],
  go: ["board-games"],
  chess: ["board-games"],
  mahjong: ["board-games"],
  "card-games": ["board-games"],
  "retro-games": ["video-games"],
  stamps: ["collecting"],
  coins: ["collecting"],
  ballet: ["dance"],
  opera: ["classical-music", "music"],
  vinyl: ["music"],
  piano: ["music"],
  guitar: ["music"],
  violin: ["music"],
  drums: ["music"],
  singing: ["music"],
  "electronic-music": ["music"],
  "classical-music": ["music"],
  jazz: ["music"],
  "rock-music": ["music"],
  "k-pop": ["music"],
  "hip-hop": ["music"],
  concerts: ["music"],
  sneakers: ["fashion"],
  drones: ["technology"],
  robotics: ["technology"],
  electronics: ["technology"],
  "3d-printing": ["technology"],
  "smart-home": ["technology"],
  programming: ["technology"],
  painting: ["art"],
  drawing: ["art"],
  calligraphy: ["art"],
  motorsport: ["cars"],
  "road-trips": ["travel"],
  "jewellery-making": ["jewellery"],
};

const neighbours: readonly (readonly InterestId[])[] = [
  ["reading", "writing", "poetry", "journaling"],
  ["fountain-pens", "stationery", "journaling", "calligraphy"],
  ["history", "antiques", "family-history", "mythology", "architecture"],
  ["nature", "hiking", "camping", "picnics", "foraging"],
  ["hiking", "climbing", "camping"],
  ["gardening", "houseplants", "flowers"],
  ["gardening", "beekeeping", "foraging", "nature"],
  ["cooking", "baking", "barbecue", "dining"],
  ["cooking", "spicy-food", "healthy-eating", "vegan-food", "cheese"],
  ["chocolate", "sweets", "baking"],
  ["wine", "cheese", "dining"],
  ["beer", "home-brewing"],
  ["whisky", "cocktails"],
  ["sailing", "surfing", "diving", "swimming", "fishing"],
  ["skiing", "skating"],
  ["skateboarding", "skating", "surfing"],
  ["running", "fitness", "cycling", "swimming"],
  ["tennis", "badminton", "table-tennis"],
  ["football", "basketball", "baseball", "volleyball"],
  ["martial-arts", "boxing", "fitness"],
  ["yoga", "meditation", "spa", "fitness"],
  ["dance", "ballet", "music"],
  ["spa", "hot-springs", "skincare"],
  ["photography", "film", "art", "travel"],
  ["theatre", "musicals", "opera"],
  ["film", "tv-series"],
  ["anime", "manga", "cosplay"],
  ["drawing", "painting", "art"],
  ["knitting", "sewing", "embroidery"],
  ["woodworking", "diy", "leathercraft", "model-making"],
  ["paper-craft", "stationery", "calligraphy"],
  ["model-making", "building-bricks", "trains"],
  ["board-games", "card-games", "puzzles", "chess", "role-playing-games"],
  ["video-games", "retro-games", "role-playing-games"],
  ["fantasy", "science-fiction", "role-playing-games", "mythology"],
  ["collecting", "vintage", "antiques"],
  ["fashion", "jewellery", "watches", "vintage"],
  ["make-up", "skincare", "nails", "perfume"],
  ["incense", "perfume", "meditation"],
  ["interior-design", "architecture", "houseplants"],
  ["technology", "programming", "electronics", "robotics", "smart-home"],
  ["cars", "motorcycles", "motorsport"],
  ["aviation", "drones", "astronomy"],
  ["travel", "languages", "road-trips", "trains"],
  ["astrology", "spirituality", "meditation"],
  ["psychology", "self-improvement", "philosophy"],
  ["business", "investing", "self-improvement"],
  ["traditional-dress", "fashion", "tea"],
  ["jazz", "vinyl", "classical-music", "concerts"],
  ["rock-music", "vinyl", "concerts", "guitar"],
  ["sustainability", "nature", "volunteering"],
  ["theme-parks", "travel"],
  ["magic-tricks", "card-games", "theatre"],
  ["true-crime", "reading", "podcasts"],
  ["tea", "coffee"],
  ["sake", "dining"],
];

/** Interests that one implies weakly: the wider ones and the neighbours; never itself. */
export const relatedInterests: ReadonlyMap<InterestId, readonly InterestId[]> = new Map(
  interestIds.map((id) => {
    const near = neighbours.filter((group) => group.includes(id)).flat();
    const related = new Set([...(widerInterests[id] ?? []), ...near]);
    return [id, [...related].filter((other) => other !== id)];
  }),
);
