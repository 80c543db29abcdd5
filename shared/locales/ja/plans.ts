import type { plans as english } from "../en/plans.ts";

export const plans: typeof english = {
  title: "プランを選ぶ",
};
