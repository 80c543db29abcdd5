import type { policies as english } from "../en/policies.ts";

export const policies: typeof english = {
  title: "政策",
};
