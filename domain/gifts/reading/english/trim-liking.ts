import { listLikings } from "../meanings.ts";
import type { Clause } from "./clauses.ts";
import type { Cue } from "./cue.ts";
import type { Phrase } from "./phrases.ts";
import type { Word } from "./words.ts";

/** A phrase without what is said of the thing besides. */
export function trimPhrase(clause: Clause, stance: Cue["stance"], phrase: Phrase): Phrase {
  if (stance === "likes") return trimLiking(clause, phrase);
  return stance === "has" ? trimOwned(clause, phrase) : withoutHome(clause, phrase);
}

const fromHome = /^from (?:the|his|her|their|our|my) (?:\w+ )?(?:flat|house|home|kitchen|apartment|room|bedroom|table|desk|office)$/;

/** 'Banned football from the new flat'. */
function withoutHome({ words }: Clause, { from, to }: Phrase): Phrase {
  const at = words.findIndex(({ lower }, index) => index > from && index < to && lower === "from");
  const rest = words.slice(at, to).map(({ lower }) => lower);
  return at > 0 && fromHome.test(rest.join(" ")) ? { from, to: at } : { from, to };
}

/** A phrase without what says how much it is loved, or what it goes without. */
export function trimLiking(clause: Clause, phrase: Phrase): Phrase {
  const named = withoutDegree(clause, withoutCrying(clause, withoutRequest(clause, phrase)));
  return withoutReceivers(clause, withoutManner(clause, withoutWithout(clause, named)));
}

/** 'Gift for a coffee lover': what is asked for is no part of what is loved. */
function withoutRequest({ words }: Clause, { from, to }: Phrase): Phrase {
  const at = words.findIndex(({ lower }, index) => index > from && index < to - 1 && lower === "for" && isGift(words[index - 1]));
  if (at < 0) return { from, to };
  const isArticle = /^(?:an?|the|my|our|some)$/.test(words[at + 1]?.lower ?? "");
  return { from: isArticle && at + 2 < to ? at + 2 : at + 1, to };
}

const isGift = (word?: Word) => /^(?:gifts?|presents?|something|ideas?)$/.test(word?.lower ?? "");

const degrees =
  /^(?:same|mostly|mainly|especially|particularly|huge|big|massive|total|real|proper|complete|little|bit|major|most|best|loveliest|finest|beautiful|gorgeous|lovely|amazing|incredible|absolute|hardcore|diehard|lifelong|avid|keen|mad|rabid|fanatical|fierce|certified|true|serious|raging|self|proclaimed|confessed)$/;

/** 'Crying to Phoebe Bridgers': it is she who is loved. */
function withoutCrying({ words }: Clause, { from, to }: Phrase): Phrase {
  const isTo = /^(?:crying|sobbing|screaming|vibing|jamming|chilling|dancing around|nodding along|listening)$/.test(
    words[from]?.lower ?? "",
  );
  return isTo && words[from + 1]?.lower === "to" && from + 2 < to ? { from: from + 2, to } : { from, to };
}

/** 'Likes to go climbing' is of climbing, and of no board. */
const isGoing = (words: readonly Word[], at: number) => words[at]?.lower === "go" && words[at + 1]?.lower.endsWith("ing") === true;

/** 'A huge Outlander fan', 'plays a little guitar': how much is no part of what is loved. Little Women are. */
function withoutDegree({ words }: Clause, { from, to }: Phrase): Phrase {
  const start = getDegreeEnd(words, { from, to });
  if (isGoing(words, from)) return { from: start, to };
  const [hit] = listLikings(words.slice(from, to), "en");
  return hit && hit.from + from >= start ? { from: start, to } : { from, to };
}

function getDegreeEnd(words: readonly Word[], { from, to }: Phrase): number {
  let start = isGoing(words, from) ? from + 1 : from;
  while (start < to - 1 && degrees.test(words[start]?.lower ?? "")) start += 1;
  // 'A bit of clarinet'.
  return start < to - 1 && words[start]?.lower === "of" ? start + 1 : start;
}

const determined = "(?:the|an?|his|her|their|my|our|this|that|more|such|every|some|so)";
/** How, where and for whom something is done, once it has been named. */
const manner = new RegExp(
  `^(?:(?:\\w+ )?(?:screams|swears|sings along|talks back|bites|sleeps|sits|follows|rules|naps)\\b|(?:songs?|albums?|tracks?|records?|tunes?)? ?(?:\\d+|two|three|four|five|ten|twenty|forty|fifty|a hundred|a million|a thousand|a few|several|many|umpteen) (?:times?|hours?|minutes?)\\b|named (?:after|for|by)\\b|(?:laps|lengths|rounds|miles) (?:at|of|in|around|round)\\b|called\\b|by hand\\b|going\\b|on (?:from|since|at|before|after|till|until|all|every) |(?:behind|beside|next to|outside)$|like (?:crazy|mad|nobodys|theres|its|a|an|no)\\b|(?:in|on|at|under|to|with|for|from|by|off) ${determined}\\b|in bed$|in the bath$|at (?:\\w+ )?(?:lunch|lunchtime|recess|break|breaktime|parties|gigs|weddings|sessions|funerals|festivals|pubs|church|school|home|night|weekends|work)\\b|thing$|(?:before|after|over) (?:breakfast|work|school|bed|dinner|lunch|bedtime|church|class)\\b|(?:after|before|until|till|since|once) (?:the|his|her|their|we|they|he|she|that)\\b|(?:loud|loudly|nonstop|non stop|esp|especially|constantly|anything|class|of all things|all day|all the time)$|(?:made )?out of |(?:outside|near|around|outside of) \\w+(?: \\w+)?$|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?= |$)|than |more than |(?:licen[cs]e|certification|certificate)$)`,
);

/** 'Chess in the park with the same four', 'horror novels like crazy': shown is what is loved. */
function withoutManner({ words }: Clause, said: Phrase): Phrase {
  const { from, to } = withoutChore(words, said);
  const hits = listLikings(words.slice(from, to), "en");
  const last = hits.at(-1);
  if (last === undefined || last.to + from >= to) return { from, to };
  const rest = words.slice(from + last.to, to).map(({ lower }) => lower);
  return manner.test(rest.join(" ")) ? { from, to: from + last.to } : { from, to };
}

const chore =
  /^(?:(?:while|whilst) )?(?:doing|during|over) (?:(?:the|her|his|their|some) )?(?:ironing|dishes|washing(?: up)?|laundry|housework|hoovering|vacuuming|chores|cleaning|cooking|tea|breakfast|lunch|dinner|supper)$|^on (?:(?:from|since|till|until|all|every|before|after|at) |(?:the|his|her|their) (?:\w+ )?(?:train|bus|subway|metro|tube|ferry|plane|commute|treadmill|couch|sofa|porch|way)\b)/;

/** 'Watches Corrie doing the ironing', 'does crosswords on the train'. */
function withoutChore(words: readonly Word[], { from, to }: Phrase): Phrase {
  const at = words.findIndex(({ lower }, index) => index > from && index < to && /^(?:while|whilst|doing|during|over|on)$/.test(lower));
  const rest = words.slice(Math.max(at, 0), to).map(({ lower }) => lower);
  return at > 0 && chore.test(rest.join(" ")) ? { from, to: at } : { from, to };
}

const receivers =
  /^(?:for (?:(?:the|her|his|their|our|my|all|whole|entire|half|every|whole of the|all of the|everyone at|everyone in|everybody at) )*(?:church|parish|congregation|neighbou?rs|neighbou?rhood|street|block|village|town|office|team|staff|nurses|ward|family|building|crew|shop|school|class|grandkids|kids|everyone|everybody)$|from (?:every|each|all|wherever|everywhere)\b|with (?:friends|family|buddies|classmates|coworkers|strangers|people|others)\b|during (?:covid|lockdown|the pandemic|quarantine)\b)/;

/** 'Kolaches for the whole church', 'beer mats from every pub': for whom they are, and where they come from. */
function withoutReceivers({ words }: Clause, { from, to }: Phrase): Phrase {
  const at = words.findIndex(({ lower }, index) => index > from && index < to && /^(?:for|from|with|during)$/.test(lower));
  if (at < 0) return { from, to };
  const rest = words.slice(at, to).map(({ lower }) => lower);
  return receivers.test(rest.join(" ")) ? { from, to: at } : { from, to };
}

/** 'Kimchi without fish sauce': what is left away is not loved. */
function withoutWithout({ words }: Clause, { from, to }: Phrase): Phrase {
  const at = words.findIndex(({ lower }, index) => index > from && index < to && lower === "without");
  if (at < 0 || listLikings(words.slice(from, to), "en").some((hit) => hit.from + from < at && hit.to + from > at)) return { from, to };
  return { from, to: at };
}

const mended = /^(?:fixed|repaired|serviced|mended|cleaned|restrung|resoled|polished|looked|covered|sorted|handled)$/;

const inARow =
  /^(?:\w+ )?(?:years?|times?|christmases|birthdays|anniversaries) (?:running|straight|now|in a row)$|^last (?:\d+|two|three|four|few|couple(?: of)?) (?:years|times|christmases|birthdays)$/;

const where =
  /^(?:(?:out|named|called)\b|(?:in|at|under|behind|beside) (?:the|his|her|their|our|my|a) |on (?:lake|(?:the|his|her|their|our) (?:\w+ )?(?:porch|patio|deck|roof|balcony|terrace|wall|lake|river|dock|lawn|property|farm|driveway|windowsill|counter|shelf|desk|boat)\b))/;

/** 'A telescope in the yard', 'had his folding bike fixed three times', 'jewelry three years running': it is the thing that there is. */
function trimOwned({ words }: Clause, { from, to }: Phrase): Phrase {
  const restAt = (index: number) =>
    words
      .slice(index, to)
      .map(({ lower }) => lower)
      .join(" ");
  const at = words.findIndex(
    ({ lower }, index) => index > from && index < to && (mended.test(lower) || inARow.test(restAt(index)) || where.test(restAt(index))),
  );
  return at < 0 ? { from, to } : { from, to: at };
}
