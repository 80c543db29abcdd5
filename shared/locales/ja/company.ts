import type { company as english } from "../en/company.ts";

export const company: typeof english = {
  title: "Giftwright について",
};
