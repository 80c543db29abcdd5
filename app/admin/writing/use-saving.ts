import { useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Failure, Result } from "../../client/request.ts";
import { useAdminRequests, useReason, type AdminRequests } from "../admin-request.tsx";
import { findField } from "./check-fields.ts";

type Name<Fields extends FieldValues> = keyof Fields & FieldPath<Fields>;

/** How one kind of entry is checked, sent, read and compared. */
export interface Savable<Fields extends FieldValues, Saved> {
  fieldNames: readonly Name<Fields>[];
  /** In the order in which two versions are compared. */
  comparedNames: readonly Name<Fields>[];
  check: (fields: Fields, base: Saved | null) => { input: unknown } | { faults: readonly { field: Name<Fields> }[] };
  /** `base` is the version that is being changed; `null` when there is none yet. */
  send: (requests: AdminRequests, input: unknown, base: Saved | null) => Promise<Result<Saved>>;
  /** Loads the version that is stored now, after somebody else has changed it. */
  find: (requests: AdminRequests, base: Saved | null) => Promise<Result<Saved>>;
  readFields: (saved: Saved) => Fields;
  /** Makes fields of what was found in a draft. */
  mend: (found: Record<string, unknown>, fallback: Fields) => Fields;
}

export interface SavingReports<Fields extends FieldValues> {
  /** Receives the reason why nothing was saved. */
  onFailure: (reason: string) => void;
  /** Receives the first field with a fault. */
  onFault: (field: Name<Fields>) => void;
}

interface SavingOptions<Fields extends FieldValues, Saved> extends SavingReports<Fields> {
  kind: Savable<Fields, Saved>;
  saved: Saved | null;
}

/** Saves the form. Every failure is reported, and none changes what was typed. */
export function useSaving<Fields extends FieldValues, Saved>(
  form: UseFormReturn<Fields>,
  { kind, saved, onFailure, onFault }: SavingOptions<Fields, Saved>,
) {
  const { t } = useTranslation("admin");
  const requests = useAdminRequests();
  const explain = useReason();
  const [conflict, setConflict] = useState<Saved | null>(null);

  const send = async (base: Saved | null): Promise<Saved | null> => {
    const sent = { ...form.getValues() };
    const checked = kind.check(sent, base);
    if ("faults" in checked) {
      await form.trigger();
      for (const { field } of checked.faults.slice(0, 1)) onFault(field);
      onFailure(t("checkFields"));
      return null;
    }
    const answer = await kind.send(requests, checked.input, base);
    if (answer.kind !== "done") return await refuse(answer, base);
    showSaved(sent, kind.readFields(answer.body));
    return answer.body;
  };
  const refuse = async (failure: Failure, base: Saved | null): Promise<null> => {
    onFailure(explain(failure));
    if (failure.kind === "unreachable") return null;
    if (failure.problem.code === "changed_meanwhile") {
      const theirs = await kind.find(requests, base);
      if (theirs.kind === "done") setConflict(theirs.body);
    }
    for (const { path, message } of failure.problem.errors) {
      const field = findField(path, kind.fieldNames);
      if (field === null) continue;
      form.setError(field, { message });
      onFault(field);
    }
    return null;
  };
  /** Puts the saved version into the form; what was typed while it was being saved stays, as an unsaved change. */
  const showSaved = (sent: Fields, kept: Fields) => {
    const now = { ...form.getValues() };
    const typedSince = kind.fieldNames.filter((name) => now[name] !== sent[name]);
    form.reset(kept);
    if (typedSince.length === 0) return;
    const mixed = { ...kept };
    for (const name of typedSince) mixed[name] = now[name];
    form.setValues(mixed, { shouldDirty: true });
  };
  const { isBusy, once } = useOneAtATime(send);
  return {
    isSaving: isBusy,
    conflict,
    /** Leaves the conflict unresolved; the next save reports it again. */
    postpone: () => setConflict(null),
    save: () => once(saved),
    /** Replaces the conflicting version by what is in the form. */
    saveOver: () => {
      setConflict(null);
      return once(conflict);
    },
  };
}

function useOneAtATime<Given, Result>(run: (given: Given) => Promise<Result | null>) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const once = async (given: Given) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    try {
      return await run(given);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, once };
}

/** The header by which the server refuses the change when the stored version is not `base`. */
export function buildPrecondition(base: { revision: number } | null): Record<string, string> {
  return base ? { "If-Match": `"${base.revision}"` } : { "If-None-Match": "*" };
}
