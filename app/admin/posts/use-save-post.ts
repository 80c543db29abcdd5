import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { PostInput } from "#shared/post-input.ts";
import { useAsk, useReason, type Answer, type Ask } from "../ask.tsx";
import { postSchema } from "./post-answers.ts";
import { checkFields, fieldNames, findField, readFields, type PostFields } from "./post-fields.ts";
import type { SavedPost } from "./saved-post.ts";
import type { PostFormState } from "./use-post-form.ts";

interface Saving {
  saved: SavedPost | null;
  fail: (text: string) => void;
  /** The first field that will not do. */
  onFault: (field: keyof PostFields) => void;
}

export interface SaveDone {
  saved: SavedPost;
  text: string;
}

type Failure = Exclude<Answer, { kind: "done" }>;

/** Sends the form. Whatever goes wrong is told, and nothing that was typed is touched. */
export function useSavePost(form: PostFormState, { saved, fail, onFault }: Saving) {
  const { t } = useTranslation("adminPosts");
  const ask = useAsk();
  const explain = useReason();
  const [conflict, setConflict] = useState<SavedPost | null>(null);

  const send = async (base: SavedPost | null): Promise<SaveDone | null> => {
    const sent = form.getValues();
    const checked = checkFields(sent, base?.post ?? null);
    if ("faults" in checked) {
      await form.trigger();
      for (const { field } of checked.faults.slice(0, 1)) onFault(field);
      fail(t("failedToSave", { reason: t("editor.checkFields") }));
      return null;
    }
    const outcome = await sendPost(ask, checked.input, base);
    if ("failure" in outcome) return await refuse(outcome.failure, base);
    settle(form, sent, readFields(outcome.post));
    return { saved: outcome, text: t(base ? "updated" : "created") };
  };
  const refuse = async (failure: Failure, base: SavedPost | null): Promise<null> => {
    fail(t("failedToSave", { reason: explain(failure) }));
    if (failure.kind === "unreachable") return null;
    if (base && failure.problem.code === "changed_meanwhile") setConflict(await findPost(ask, base.post.id));
    for (const { path, message } of failure.problem.errors) {
      const field = findField(path);
      if (!field) continue;
      form.setError(field, { message });
      onFault(field);
    }
    return null;
  };
  const { isBusy, once } = useOneAtATime(send);
  return {
    isSaving: isBusy,
    conflict,
    /** Leaves the conflict open: the next save meets it again. */
    postpone: () => setConflict(null),
    save: () => once(saved),
    /** Saves what is in the form over the version of somebody else, now that it has been seen. */
    saveOver: () => {
      setConflict(null);
      return once(conflict);
    },
  };
}

async function sendPost(ask: Ask, input: PostInput, base: SavedPost | null): Promise<SavedPost | { failure: Failure }> {
  const answer = base
    ? await ask(`/api/admin/posts/${base.post.id}`, { method: "PUT", body: input, headers: { "If-Match": base.etag } })
    : await ask("/api/admin/posts", { method: "POST", body: input });
  return answer.kind === "done" ? readPost(answer) : { failure: answer };
}

async function findPost(ask: Ask, id: string): Promise<SavedPost | null> {
  const answer = await ask(`/api/admin/posts/${id}`);
  return answer.kind === "done" ? readPost(answer) : null;
}

function readPost({ body, etag }: Extract<Answer, { kind: "done" }>): SavedPost {
  return { post: z.parse(postSchema, body), etag: etag ?? "" };
}

/** The form holds what was saved; what was typed while it was sent stays, and is unsaved. */
function settle(form: PostFormState, sent: PostFields, kept: PostFields): void {
  const now = { ...form.getValues() };
  form.reset(kept);
  for (const name of fieldNames) if (now[name] !== sent[name]) form.setValue(name, now[name], { shouldDirty: true });
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
