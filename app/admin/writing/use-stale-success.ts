import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** 'Saved' is no longer true once something is typed; a failure stays until the next try. */
export function useStaleSuccess<Fields extends FieldValues>(form: UseFormReturn<Fields>, clearSuccess: () => void): void {
  useEffect(() => form.subscribe({ formState: { values: true }, callback: clearSuccess }), [form, clearSuccess]);
}
