import { interests } from "../knowledge/interests/interests.ts";
import type { KnownName } from "../knowledge/names/names.ts";
import { foldSpelling } from "./fold.ts";
import { namesBySpelling } from "./name-index.ts";
import type { Like } from "./reading.ts";

/** What a word with several meanings means is told by what else is loved: 刺猬 among bands, 跑团 beside Cthulhu. */
export function meanAsCompany(likes: readonly Like[]): Like[] {
  return likes.map((like) => {
    const others = likes.filter((other) => other !== like);
    return nameAsCompany(like, others) ?? narrowToCompany(like, others);
  });
}

/** As many of one kind make a list of them. */
const leastOfKind = 2;

function nameAsCompany(like: Like, others: readonly Like[]): Like | null {
  const countOfKind = (kind: string | undefined) => others.filter(({ name }) => kind !== undefined && name?.kind === kind).length;
  if (countOfKind(like.name?.kind) > 0) return null;
  const spelled = [like.words, `${like.words}乐队`].flatMap((words) => namesBySpelling.get(foldSpelling(words)) ?? []);
  // 'Manga and Bleach': whoever loves the kind means the one that is of it.
  const isOfLoved = (interest: string) => /^(?:anime|manga)$/.test(interest) && others.some(({ interests: [first] }) => isDrawn(first));
  const isMeant = ({ kind, interest }: KnownName) =>
    countOfKind(kind) >= leastOfKind || (like.name === null && like.interests.length === 0 && isOfLoved(interest));
  const meant = spelled.find(({ name }) => isMeant(name))?.name;
  if (!meant || meant.id === like.name?.id) return null;
  const { id, kind, interest } = meant;
  return { ...like, id: `likes:${id}`, name: { id, kind }, interests: interest === "" ? [] : [interest] };
}

const isDrawn = (interest: string | undefined) => interest === "anime" || interest === "manga";

/** Of interests that have nothing to do with each other, those are meant that something else has to do with. */
function narrowToCompany(like: Like, others: readonly Like[]): Like {
  const [first] = like.interests;
  if (first === undefined || like.interests.every((id) => areRelated(first, id))) return like;
  const told = others.flatMap((other) => other.interests);
  const same = like.interests.filter((id) => told.includes(id));
  const kept = same.length > 0 ? same : like.interests.filter((id) => told.some((other) => areRelated(id, other)));
  return kept.length > 0 ? { ...like, interests: kept } : like;
}

const listRelated = (id: string): readonly string[] => [id, ...(interests.get(id)?.wider ?? []), ...(interests.get(id)?.near ?? [])];

/** One is beside the other, or both beside a third. */
function areRelated(one: string, other: string): boolean {
  const beside = new Set(listRelated(one));
  return beside.has(other) || listRelated(other).some((id) => beside.has(id));
}
