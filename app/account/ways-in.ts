import { isRecord } from "../session-store.ts";

export interface SocialProvider {
  id: "google" | "github" | "apple" | `custom:${string}`;
  /** As its own people write it. */
  name: string;
}

export interface WaysIn {
  providers: SocialProvider[];
  hasMailLink: boolean;
}

export const noWaysIn: WaysIn = { providers: [], hasMailLink: false };

const wellKnown: SocialProvider[] = [
  { id: "google", name: "Google" },
  { id: "github", name: "GitHub" },
  { id: "apple", name: "Apple" },
];

/** What the auth service says is switched on. */
export function parseWaysIn(settings: unknown): WaysIn {
  const external = isRecord(settings) && isRecord(settings["external"]) ? settings["external"] : {};
  const switchedOn = Object.keys(external).filter((name) => external[name] === true);
  const custom = switchedOn.flatMap((name): SocialProvider[] => {
    const [, own] = /^custom:(.+)$/.exec(name) ?? [];
    return own ? [{ id: `custom:${own}`, name: own.charAt(0).toUpperCase() + own.slice(1) }] : [];
  });
  return {
    providers: [...wellKnown.filter(({ id }) => switchedOn.includes(id)), ...custom],
    hasMailLink: switchedOn.includes("email"),
  };
}
