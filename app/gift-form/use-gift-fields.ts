import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { isRecord } from "../client/json.ts";
import { tabStore } from "../client/browser-store.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { changeField, emptyFields, fieldNames, settleFields, startFields, type FieldName, type GiftFields } from "./gift-fields.ts";

const keptName = "form";
// Layout effects do not run on the server.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** How the form is answered: in a sentence, or question by question. Both change the same fields. */
export type Manner = "sentence" | "questions";

interface FormState {
  fields: GiftFields;
  manner: Manner;
}

/** The form's fields, stored for the tab; what was typed before hydration takes precedence over what was stored. */
export function useGiftFields(form: React.RefObject<HTMLFormElement | null>) {
  const start = startFields[usePageAddress().locale];
  const [{ fields, manner }, setState] = useState<FormState>({ fields: start, manner: "sentence" });
  useBrowserLayoutEffect(() => {
    const kept = tabStore.read(keptName);
    const known = isRecord(kept) ? kept : {};
    const typed = { ...known, ...readTyped(form.current) };
    // Most visitors have nothing stored; their form is not rendered a second time.
    if (Object.keys(typed).length > 0)
      setState({ fields: settleFields(typed, start), manner: known["manner"] === "questions" ? "questions" : "sentence" });
  }, [form, start]);
  useEffect(() => {
    const isAsItBegan = fields === start && manner === "sentence";
    if (!isAsItBegan || tabStore.read(keptName) !== null) tabStore.write(keptName, { ...fields, manner });
  }, [fields, manner, start]);
  const change = useCallback(
    (name: FieldName, value: string) => setState((known) => ({ ...known, fields: changeField(known.fields, name, value) })),
    [],
  );
  const replace = useCallback((filled: GiftFields) => setState((known) => ({ ...known, fields: filled })), []);
  const setManner = useCallback((chosen: Manner) => setState((known) => ({ ...known, manner: chosen })), []);
  return { start, fields, manner, change, replace, setManner };
}

/** Changes the stored fields, for a form that is about to be shown. */
export function keepForForm(fill: (fields: GiftFields) => GiftFields): void {
  const kept = tabStore.read(keptName);
  const known = isRecord(kept) ? kept : {};
  tabStore.write(keptName, { ...known, ...fill(settleFields(known)) });
}

function readTyped(form: HTMLFormElement | null): Partial<GiftFields> {
  if (!form) return {};
  const data = new FormData(form);
  const typed: Partial<GiftFields> = {};
  for (const name of fieldNames) {
    const value = data.get(name);
    if (typeof value === "string" && value !== emptyFields[name]) typed[name] = value;
  }
  return typed;
}
