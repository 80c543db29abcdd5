import { useEffect, useState } from "react";
import { getWaysIn } from "../client/auth-client.ts";
import type { WaysIn } from "../client/sign-in-methods.ts";

/** The ways in that the auth service offers; `null` until it has answered, and when it cannot be asked. */
export function useWaysIn(): { ways: WaysIn | null; hasFailed: boolean } {
  const [ways, setWays] = useState<WaysIn | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOpen = true;
    getWaysIn().then(
      (found) => isOpen && setWays(found),
      () => isOpen && setFailed(true),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return { ways, hasFailed };
}
