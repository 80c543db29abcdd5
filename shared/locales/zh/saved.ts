import type { saved as english } from "../en/saved.ts";

export const saved: typeof english = {
  title: "我保存的创意",
};
