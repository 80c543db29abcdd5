import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Clears the message 'Saved' when something is typed; a message of failure stays until the next attempt. */
export function useStaleSuccess<Fields extends FieldValues>(form: UseFormReturn<Fields>, clearSuccess: () => void): void {
  useEffect(() => form.subscribe({ formState: { values: true }, callback: clearSuccess }), [form, clearSuccess]);
}
