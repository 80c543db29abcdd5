import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useVisitor } from "../../account/visitor.tsx";
import { buildDraftKey, dropDraft, findDraft, keepDraft, type KeptDraft } from "./kept-draft.ts";
import { listDifferentFields } from "./different-fields.ts";

const pauseMs = 700;

interface DraftSettings<Fields, Name> {
  /** What is written, among everything that this administrator writes. */
  subject: string;
  /** The revision that is being changed; `null` when there is none yet. */
  base: number | null;
  names: readonly Name[];
  mend: (found: Record<string, unknown>, fallback: Fields) => Fields;
}

/** What an earlier visit left unsaved, and when the present changes were kept last. */
export interface KeptDraftOffer {
  offered: { keptAt: string } | null;
  keptAt: Date | null;
  drop: () => void;
}

/** Keeps what is unsaved in this browser while it is typed, and offers what an earlier visit left unsaved. */
export function useKeptDraft<Fields extends FieldValues & Record<Name, string>, Name extends keyof Fields>(
  form: UseFormReturn<Fields>,
  { subject, base, names, mend }: DraftSettings<Fields, Name>,
) {
  const visitor = useVisitor();
  const { isDirty } = form.formState;
  const [key] = useState(() => buildDraftKey(visitor.kind === "member" ? visitor.id : "", subject));
  const [offered, setOffered] = useState<KeptDraft<Fields> | null>(() => {
    const opened = form.getValues();
    const found = findDraft(key, (fields) => mend(fields, opened));
    return found && listDifferentFields(names, found.fields, opened).length > 0 ? found : null;
  });
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const keep = useCallback(() => {
    waiting.current = null;
    if (keepDraft(key, { fields: form.getValues(), base })) setKeptAt(new Date());
  }, [form, key, base]);
  useEffect(() => {
    if (!isDirty) return;
    const wait = () => {
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = setTimeout(keep, pauseMs);
    };
    const hurry = () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current);
      keep();
    };
    wait();
    const stop = form.subscribe({ formState: { values: true }, callback: wait });
    // The page may be gone before the pause is over.
    window.addEventListener("pagehide", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      stop();
      window.removeEventListener("pagehide", hurry);
      document.removeEventListener("visibilitychange", hurry);
      hurry();
    };
  }, [form, isDirty, keep]);
  const drop = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current);
    waiting.current = null;
    dropDraft(key);
    setKeptAt(null);
    setOffered(null);
  }, [key]);
  return { offered, keptAt: isDirty ? keptAt : null, drop, dismiss: () => setOffered(null) };
}
