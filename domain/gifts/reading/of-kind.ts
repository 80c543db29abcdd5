import type { KnownName } from "../knowledge/names/names.ts";
import { foldSpelling } from "./fold.ts";
import type { Passage } from "./language.ts";
import { namesBySpelling } from "./name-index.ts";
import { placeKinds } from "./only-there.ts";
import type { Like } from "./reading.ts";

/** What a kind of names is called, and the kinds of the lexicon. */
const kindsByWord: readonly { word: RegExp; kinds: RegExp }[] = [
  { word: /^(?:tv )?(?:show|series|sitcom|drama)$/, kinds: /^(?:series|tv-show|kids-show|anime)$/ },
  { word: /^(?:band|group|singer|rapper|duo)$/, kinds: /^(?:band|artist|idol|idol-group)$/ },
  { word: /^musical$/, kinds: /^musical$/ },
  { word: /^(?:movies?|films?)$/, kinds: /^(?:film|film-series)$/ },
  { word: /^(?:books?|novels?)$/, kinds: /^(?:book|book-series)$/ },
  { word: /^(?:video |board )?games?$/, kinds: /^(?:video-game|board-game|tabletop-rpg)$/ },
  { word: /^(?:team|club)$/, kinds: /^(?:club|national-team)$/ },
  { word: /^podcast$/, kinds: /^podcast$/ },
];

const said =
  /^\s?(?:[([,–—-]|\s-)\s?(?:as in |i mean |you know,? )?the (?:[a-z]+ )?((?:tv )?(?:show|series|sitcom|drama)|band|group|singer|rapper|duo|musical|movies?|films?|books?|novels?|(?:(?:video|board) )?games?|team|club|podcast)\b/i;
const watched = /\b(?:watch(?:es|ing)?|binge(?:s|d|ing)?|rewatch(?:es|ing)?|streams?)(?: [^.,;!?]{1,30}(?: and|,))? $/i;

/** 'Shetland (the show)', 'watches Shetland': which of those that are called so is meant. */
export function takeKind(like: Like, passages: readonly Passage[], likes: readonly Like[]): Like | null {
  const word = like.name && getWord(like, like.name.kind, { passages, likes });
  const meant = word ? findOfKind(like.words, word) : undefined;
  if (!meant || meant.id === like.name?.id) return null;
  const { id, kind, interest } = meant;
  return { ...like, id: `likes:${id}`, interests: interest === "" ? [] : [interest], name: { id, kind } };
}

interface Told {
  passages: readonly Passage[];
  likes: readonly Like[];
}

/** What it is called beside its name; what is watched, or listed with a show, is one. */
function getWord({ field, item, from, to }: Like, kind: string, { passages, likes }: Told): string | null {
  const text = passages.filter((passage) => passage.field === field)[item]?.text ?? "";
  const [, word] = said.exec(text.slice(to)) ?? [];
  if (word !== undefined) return word.toLowerCase();
  const isBeside = (other: Like) =>
    other.field === field && /^(?:series|tv-show)$/.test(other.name?.kind ?? "") && listed.test(text.slice(other.to, from));
  return placeKinds.test(kind) && (watched.test(text.slice(0, from)) || likes.some(isBeside)) ? "show" : null;
}

const listed = /^(?:,|,? and|,? or) $/;

function findOfKind(words: string, word: string): KnownName | undefined {
  const kinds = kindsByWord.find((one) => one.word.test(word))?.kinds;
  const spelled = [words, `${words} ${word}`].flatMap((one) => namesBySpelling.get(foldSpelling(one)) ?? []);
  return spelled.find(({ name: { kind } }) => kinds?.test(kind))?.name;
}
