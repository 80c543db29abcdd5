import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker, type Location } from "react-router";
import { useConfirm } from "./confirm.tsx";
import { readPlace } from "./shell/sections.ts";

interface Guard {
  hasUnsaved: boolean;
  mark: (id: string, isDirty: boolean) => void;
  /** Resolves to whether unsaved changes may be discarded; asks only if there are any. */
  mayLeave: () => Promise<boolean>;
}

const GuardContext = createContext<Guard>({ hasUnsaved: false, mark: () => undefined, mayLeave: async () => true });

export function useGuard(): Guard {
  return use(GuardContext);
}

/** While `isDirty`, leaving the section, the page or the browser's tab has to be confirmed. */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId();
  const { mark } = use(GuardContext);
  useEffect(() => {
    mark(id, isDirty);
    return () => mark(id, false);
  }, [id, isDirty, mark]);
}

export function UnsavedChanges({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation("admin");
  const confirm = useConfirm();
  const dirty = useRef(new Set<string>());
  const [hasUnsaved, setUnsaved] = useState(false);
  const mark = useCallback((id: string, isDirty: boolean) => {
    if (isDirty) dirty.current.add(id);
    else dirty.current.delete(id);
    setUnsaved(dirty.current.size > 0);
  }, []);
  const mayLeave = useCallback(async () => {
    if (dirty.current.size === 0) return true;
    return await confirm({ title: t("unsaved.title"), text: t("unsaved.text"), yes: t("unsaved.leave"), no: t("unsaved.stay") });
  }, [confirm, t]);
  useAskBeforeNavigation(hasUnsaved, mayLeave);
  useWarnBeforeClosing(hasUnsaved);
  const guard = useMemo(() => ({ hasUnsaved, mark, mayLeave }), [hasUnsaved, mark, mayLeave]);
  return <GuardContext value={guard}>{children}</GuardContext>;
}

function useAskBeforeNavigation(hasUnsaved: boolean, mayLeave: () => Promise<boolean>): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => hasUnsaved && isElsewhere(currentLocation, nextLocation));
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void mayLeave().then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker, mayLeave]);
}

/** Another page, or another section of the back-office. */
function isElsewhere(current: Location, next: Location): boolean {
  return current.pathname !== next.pathname || readPlace(current.state) !== readPlace(next.state);
}

function useWarnBeforeClosing(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasUnsaved]);
}
