import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Whether the lower edge of the screen runs through the element: what belongs to its end is out of sight, while it is in sight
 * itself.
 */
export function useAfloat<Part extends HTMLElement>(): { part: RefObject<Part | null>; isAfloat: boolean } {
  const part = useRef<Part>(null);
  const [isAfloat, setAfloat] = useState(false);
  useEffect(() => {
    if (!part.current) return undefined;
    // Of the screen nothing counts but its lower edge.
    const observer = new IntersectionObserver(([entry]) => setAfloat(entry?.isIntersecting ?? false), { rootMargin: "-100% 0px 0px" });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, []);
  return { part, isAfloat };
}
