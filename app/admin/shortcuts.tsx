import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { hasSingleKeys } from "./single-keys.ts";

export interface Shortcut {
  /** `mod+s` (Ctrl, or Cmd on a Mac), or a single key as it is typed: `/`, `?`, `n`. */
  keys: string;
  run: () => void;
}

type Registry = { add: (shortcuts: () => Shortcut[]) => () => void };

const ShortcutsContext = createContext<Registry>({ add: () => () => undefined });

/** Handles these keys while the component is mounted; the component that was mounted last takes precedence. */
export function useShortcuts(shortcuts: Shortcut[]): void {
  const { add } = use(ShortcutsContext);
  const now = useRef(shortcuts);
  useLayoutEffect(() => {
    now.current = shortcuts;
  });
  useEffect(() => add(() => now.current), [add]);
}

export function ShortcutsProvider({ children }: { children: React.ReactNode }) {
  const layers = useRef<(() => Shortcut[])[]>([]);
  const registry = useMemo<Registry>(
    () => ({
      add: (layer) => {
        layers.current.unshift(layer);
        return () => {
          layers.current = layers.current.filter((other) => other !== layer);
        };
      },
    }),
    [],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const keys = describeKeys(event);
      if (keys === null) return;
      const shortcut = layers.current.flatMap((list) => list()).find((candidate) => candidate.keys === keys);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return <ShortcutsContext value={registry}>{children}</ShortcutsContext>;
}

/** `null` for keys that an input method, a field or a dialog on top handles, and for single keys when they are turned off. */
function describeKeys(event: KeyboardEvent): string | null {
  if (isComposing(event) || event.altKey || event.defaultPrevented) return null;
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? null : `mod+${event.key.toLowerCase()}`;
  return !hasSingleKeys() || isTyping(event.target) || document.querySelector("dialog:modal") ? null : event.key;
}

/** Key code 229 means composing, in browsers that do not set `isComposing`. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select") !== null);
}
