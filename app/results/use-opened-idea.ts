import { useLocation, useNavigate } from "react-router";
import { isRecord } from "../client/json.ts";
import { findOpenedIdea, type OpenedIdea } from "./idea-address.ts";
import type { Round } from "./ideas-state.ts";

/** What an entry of the history says of itself when the page added it to open an idea. */
export interface OpenedState {
  isOpenedHere: true;
}

/** The idea that the page's address names, and how it is closed. */
export function useOpenedIdea(rounds: readonly Round[]): { opened: OpenedIdea | null; close: () => void } {
  const { hash, close } = useOpenedHash();
  return { opened: findOpenedIdea(hash, rounds), close };
}

/** The part of the address that names what is open, and the way back to the page without it. */
export function useOpenedHash(): { hash: string; close: () => void } {
  const { hash, state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    const isOpenedHere = isRecord(state) && state["isOpenedHere"] === true;
    // Without the entry before, as when the address was typed, one would leave the site.
    void (isOpenedHere ? navigate(-1) : navigate({ pathname, search, hash: "" }, { replace: true, preventScrollReset: true }));
  };
  return { hash, close };
}
