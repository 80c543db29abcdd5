import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { isRecord } from "../client/json.ts";
import { tabStore } from "../client/browser-store.ts";
import { changeField, emptyFields, fieldNames, settleFields, type FieldName, type GiftFields } from "./gift-fields.ts";

const keptName = "form";
// Layout effects do not run on the server.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The form's fields, stored for the tab; what was typed before hydration takes precedence over what was stored. */
export function useGiftFields(form: React.RefObject<HTMLFormElement | null>) {
  const [fields, setFields] = useState<GiftFields>(emptyFields);
  useBrowserLayoutEffect(() => {
    const kept = tabStore.read(keptName);
    const known = { ...(isRecord(kept) ? kept : {}), ...readTyped(form.current) };
    // Most visitors have nothing stored; their form is not rendered a second time.
    if (Object.keys(known).length > 0) setFields(settleFields(known));
  }, [form]);
  useEffect(() => {
    if (fields !== emptyFields) tabStore.write(keptName, fields);
  }, [fields]);
  const change = useCallback((name: FieldName, value: string) => setFields((known) => changeField(known, name, value)), []);
  return { fields, replace: setFields, change };
}

/** Changes the stored fields, for a form that is about to be shown. */
export function keepForForm(fill: (fields: GiftFields) => GiftFields): void {
  const kept = tabStore.read(keptName);
  tabStore.write(keptName, fill(settleFields(isRecord(kept) ? kept : {})));
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
