import type { company as english } from "../en/company.ts";

export const company: typeof english = {
  title: "关于 Giftwright",
};
