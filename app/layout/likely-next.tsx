import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { useVisitor } from "../account/visitor.tsx";
import { backOfficePath, localizePath, stripLocale, usePageAddress } from "../page-address.ts";

/** A pointer that only passes over a link means nothing by it. */
const meantAfterMs = 80;
const signs = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Fetches what the next view consists of before anybody goes there: the one that most go to from here, then whatever
 * link is pointed at, reached by keyboard or touched.
 */
export function LikelyNext() {
  const isMember = useVisitor().kind === "member";
  const { locale, path } = usePageAddress();
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notice = ({ target, type }: Event) => {
      clearTimeout(timer);
      const page = target instanceof Element ? findPage(target) : null;
      if (page !== null) timer = setTimeout(() => setMeant(page), type === "touchstart" ? 0 : meantAfterMs);
    };
    for (const sign of signs) document.addEventListener(sign, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, notice);
    };
  }, []);
  const usual = path === "/" && isMember ? "/saved" : "/";
  const isThere = path === usual || path === backOfficePath;
  const page = meant ?? (isThere ? null : localizePath(locale, usual));
  return page ? <PrefetchPageLinks page={page} /> : null;
}

/** Whoever asks their browser to save data is fetched nothing that they have not asked for. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}

/** The address of the view of ours that a link leads to; `null` for what is none, or is here. */
function findPage(target: Element): string | null {
  const link = target.closest("a");
  if (link?.origin !== location.origin || link.target !== "" || link.pathname === location.pathname) return null;
  return /\.|^\/(api|auth)\//.test(link.pathname) || stripLocale(link.pathname) === backOfficePath ? null : link.pathname + link.search;
}
