import type { home as english } from "../en/home.ts";

export const home: typeof english = {
  hero: { title: "只有你才送得出的礼物" },
};
