import type { plans as english } from "../en/plans.ts";

export const plans: typeof english = {
  title: "选择方案",
};
