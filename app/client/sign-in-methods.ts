import { isRecord } from "./json.ts";

export interface SocialProvider {
  id: "google" | "github" | "apple" | "azure" | "discord" | "kakao" | `custom:${string}`;
  /** The provider's name as it writes it itself. */
  name: string;
}

export interface WaysIn {
  providers: SocialProvider[];
  hasMailLink: boolean;
  /** Whether members may link further identities, and which second factors they may enroll. */
  canLink: boolean;
  factorTypes: ("totp" | "phone")[];
}

export const noWaysIn: WaysIn = { providers: [], hasMailLink: false, canLink: false, factorTypes: [] };

const wellKnown: SocialProvider[] = [
  { id: "google", name: "Google" },
  { id: "github", name: "GitHub" },
  { id: "apple", name: "Apple" },
  { id: "azure", name: "Microsoft" },
  { id: "discord", name: "Discord" },
  { id: "kakao", name: "Kakao" },
  { id: "custom:line", name: "LINE" },
];

/** Parses the auth service's settings. */
export function parseWaysIn(settings: unknown): WaysIn {
  const found = isRecord(settings) ? settings : {};
  const external = isRecord(found["external"]) ? found["external"] : {};
  const switchedOn = Object.keys(external).filter((name) => external[name] === true);
  const custom = switchedOn.flatMap((name): SocialProvider[] => {
    const [, own] = /^custom:(.+)$/.exec(name) ?? [];
    return own && !wellKnown.some(({ id }) => id === name)
      ? [{ id: `custom:${own}`, name: own.charAt(0).toUpperCase() + own.slice(1) }]
      : [];
  });
  return {
    providers: [...wellKnown.filter(({ id }) => switchedOn.includes(id)), ...custom],
    hasMailLink: switchedOn.includes("email"),
    canLink: found["manual_linking_enabled"] === true,
    factorTypes: (["totp", "phone"] as const).filter((type) => found[`mfa_${type}_enabled`] === true),
  };
}
