import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { useVisitor } from "../account/visitor.tsx";
import { backOfficePath, localizePath, stripLocale, usePageAddress } from "../ui/page-address.ts";

/** Ignores pointers that only pass over a link. */
const meantAfterMs = 80;
const signs = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Prefetches the code of the next view: of the most likely one, then of any link that is pointed at, focused or touched.
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

/** Whether the browser asks to save data, in which case nothing is prefetched. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}

/** The path of the page to which a link leads; `null` for other links and for the present page. */
function findPage(target: Element): string | null {
  const link = target.closest("a");
  if (link?.origin !== location.origin || link.target !== "" || link.pathname === location.pathname) return null;
  return /\.|^\/(api|auth)\//.test(link.pathname) || stripLocale(link.pathname) === backOfficePath ? null : link.pathname + link.search;
}
