import type { saved as english } from "../en/saved.ts";

export const saved: typeof english = {
  title: "保存したアイデア",
};
