import type { adminStats as english } from "../en/admin-stats.ts";

export const adminStats: typeof english = {
  title: "概览",
};
