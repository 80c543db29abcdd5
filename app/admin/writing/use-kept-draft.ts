import { useCallback, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useVisitor } from "../../account/visitor.tsx";
import { buildDraftKey, dropDraft, findDraft, getBaseOfDraft, keepDraft, type KeptDraft } from "./kept-draft.ts";
import { listDifferentFields } from "./different-fields.ts";
import { useAfterPause } from "./use-after-pause.ts";

interface DraftSettings<Fields, Name, Saved> {
  /** Identifies the entry that is edited. */
  subject: string;
  /** The version that is being changed; `null` when there is none yet. */
  saved: Saved | null;
  names: readonly Name[];
  mend: (found: Record<string, unknown>, fallback: Fields) => Fields;
  /** Receives the fields of a restored draft, and the version that they were based on. */
  onRestore: (fields: Fields, seen: Saved | null) => void;
}

export interface KeptDraftOffer {
  /** A draft of an earlier visit, until it is restored or dropped. */
  offered: { keptAt: string } | null;
  /** When the present changes were stored last. */
  keptAt: Date | null;
  restore: () => void;
  drop: () => void;
}

/** Stores unsaved changes in this browser while they are typed, and offers the draft of an earlier visit. */
export function useKeptDraft<
  Fields extends FieldValues & Record<Name, string>,
  Name extends keyof Fields,
  Saved extends { revision: number },
>(form: UseFormReturn<Fields>, { subject, saved, names, mend, onRestore }: DraftSettings<Fields, Name, Saved>): KeptDraftOffer {
  const base = saved?.revision ?? null;
  const visitor = useVisitor();
  const [key] = useState(() => buildDraftKey(visitor.kind === "member" ? visitor.id : "", subject));
  const [offered, setOffered] = useState<KeptDraft<Fields> | null>(() => {
    const opened = form.getValues();
    const found = findDraft(key, (fields) => mend(fields, opened));
    return found && listDifferentFields(names, found.fields, opened).length > 0 ? found : null;
  });
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const keep = useCallback(() => {
    if (keepDraft(key, { fields: form.getValues(), base })) setKeptAt(new Date());
  }, [form, key, base]);
  const callOff = useAfterPause(form, keep);
  const drop = useCallback(() => {
    callOff();
    dropDraft(key);
    setKeptAt(null);
    setOffered(null);
  }, [key, callOff]);
  const restore = () => {
    if (!offered) return;
    onRestore(offered.fields, getBaseOfDraft(saved, offered.base));
    setOffered(null);
  };
  return { offered, keptAt: form.formState.isDirty ? keptAt : null, restore, drop };
}
