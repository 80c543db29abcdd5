import type { adminPolicies as english } from "../en/admin-policies.ts";

export const adminPolicies: typeof english = {
  title: "ポリシー",
};
