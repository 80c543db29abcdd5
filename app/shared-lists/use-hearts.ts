import { startTransition, useEffect, useState } from "react";
import type { Heart, SharedList, heartsSchema } from "#shared/answers/shared-lists.ts";
import { request, type Result } from "../client/request.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { useOnReturn } from "../ui/use-on-return.ts";
import { getGiver, keepHearts, nothingKept, readKeptHearts, type KeptHearts } from "./kept-hearts.ts";
import type * as z from "zod/mini";
import type { Locale } from "#shared/locales/locale.ts";

export interface Hearts {
  all: readonly Heart[];
  /** Under which this browser gives; `null` until it was asked for. */
  name: string | null;
  isGiven: (ideaId: string) => boolean;
  /** Gives a heart, or takes back the one that was given. */
  toggle: (ideaId: string, name: string) => Promise<Result<unknown>>;
  /** Puts another name on the hearts that this browser gave to the list. */
  rename: (name: string) => Promise<Result<unknown>>;
}

/** The hearts of a list; loaded anew when the tab comes into view again. */
export function useHearts(key: string, list: Pick<SharedList, "hearts">): Hearts {
  const { locale } = usePageAddress();
  const [all, setAll] = useState(list.hearts);
  const [kept, setKept] = useState<KeptHearts>(nothingKept);
  // In a transition, because the page is still being taken over.
  useEffect(() => startTransition(() => setKept(readKeptHearts())), []);
  useOnReturn(() => {
    const look = async () => {
      const schema = async () => (await import("#shared/answers/shared-lists.ts")).sharedListSchema;
      const found = await request(`/api/shared/${key}?language=${locale}`, { schema, locale });
      if (found.kind === "done") setAll(found.body.hearts);
    };
    void look();
  });
  const mine = all.filter(({ id }) => kept.given.includes(id));
  const put = async (ideaId: string, name: string | null, shownName: string) => {
    const giver = getGiver();
    const answer = await giveHeart(key, { ideaId, giver, name }, locale);
    if (answer.kind !== "done") return answer;
    // Read again: another tab may have given some meanwhile.
    const given = new Set(readKeptHearts().given);
    if (answer.body.given !== null) given.add(answer.body.given);
    const now = { name: shownName, giver, given: [...given] };
    keepHearts(now);
    setKept(now);
    setAll(answer.body.hearts);
    return answer;
  };
  const isGiven = (ideaId: string) => mine.some((heart) => heart.ideaId === ideaId);
  return {
    all,
    name: kept.name,
    isGiven,
    toggle: async (ideaId, name) => await put(ideaId, isGiven(ideaId) ? null : name, name),
    rename: async (name) => {
      let last: Result<unknown> = { kind: "done", body: null };
      for (const heart of mine) {
        last = await put(heart.ideaId, name, name);
        if (last.kind !== "done") return last;
      }
      return last;
    },
  };
}

interface HeartToGive {
  ideaId: string;
  giver: string;
  /** `null` takes it back. */
  name: string | null;
}

async function giveHeart(key: string, { ideaId, ...heart }: HeartToGive, locale: Locale): Promise<Result<z.output<typeof heartsSchema>>> {
  const schema = async () => (await import("#shared/answers/shared-lists.ts")).heartsSchema;
  return await request(`/api/shared/${key}/hearts/${ideaId}`, { schema, locale, method: "PUT", body: heart });
}
