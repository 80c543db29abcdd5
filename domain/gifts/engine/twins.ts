import type { Concept } from "../knowledge/concept.ts";

/** From this share of common words on, a reader sees the same gift twice. */
const tooMuchInCommon = 0.36;

const emptyWords = new Set(
  (
    "a an the of for and or with in on to at by from their that as it is its you they own day set kit box pair gift gifts " +
    "one two three four five six seven eight ten twelve"
  ).split(" "),
);

const words = new WeakMap<Concept, ReadonlySet<string>>();

/** The words by which it is known and looked for, in English, whatever language the list is in. Kept as long as the concept is. */
function listWords(concept: Concept): ReadonlySet<string> {
  const known = words.get(concept);
  if (known) return known;
  const { title, search } = concept.en;
  const found =
    [title, ...search]
      .join(" ")
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const own = new Set(found.map((word) => word.replace(/s$/, "")).filter((word) => !emptyWords.has(word)));
  words.set(concept, own);
  return own;
}

/** Whether two concepts of the catalogue are nearly the same gift, such as two front tables at a comedian's. */
export function areTwins(one: Concept, other: Concept): boolean {
  if (one.for || other.for) return false;
  if (areOfOneKind(one, other)) return true;
  const [own, others] = [listWords(one), listWords(other)];
  let shared = 0;
  for (const word of own) if (others.has(word)) shared += 1;
  return shared / (own.size + others.size - shared) >= tooMuchInCommon;
}

/** Two bird feeders, or two grinders for coffee, as their pictures call them; two books or two cards may have nothing else in common. */
function areOfOneKind(one: Concept, other: Concept): boolean {
  const kind = getPictured(one);
  return kind !== null && kind === getPictured(other) && Object.keys(one.interests ?? {}).some((id) => id in (other.interests ?? {}));
}

const many: ReadonlySet<string> = new Set([
  "book",
  "books",
  "box",
  "card",
  "cards",
  "game",
  "kit",
  "set",
  "ticket",
  "tickets",
  "class",
  "poster",
  "print",
]);

/** What a picture shows, by the last of its words; null for what is many things. */
function getPictured({ picture }: Concept): string | null {
  const kind = picture?.includes("/") === false ? (picture.split(" ").at(-1) ?? null) : null;
  return kind === null || many.has(kind) ? null : kind;
}
