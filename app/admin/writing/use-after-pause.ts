import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const pauseMs = 700;

/**
 * Acts after each pause in the changes of a form, and at once when the page or the form may be left before the pause is over. Gives
 * a function that calls off what waits. `act` has to be stable.
 */
export function useAfterPause<Fields extends FieldValues>(form: UseFormReturn<Fields>, act: () => void): () => void {
  const { isDirty } = form.formState;
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const callOff = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current);
    waiting.current = null;
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const actNow = () => {
      callOff();
      act();
    };
    const wait = () => {
      callOff();
      waiting.current = setTimeout(actNow, pauseMs);
    };
    const hurry = () => {
      if (waiting.current) actNow();
    };
    wait();
    const stop = form.subscribe({ formState: { values: true }, callback: wait });
    window.addEventListener("pagehide", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      stop();
      window.removeEventListener("pagehide", hurry);
      document.removeEventListener("visibilitychange", hurry);
      hurry();
    };
  }, [form, isDirty, act, callOff]);
  return callOff;
}
