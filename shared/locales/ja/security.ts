import type { security as english } from "../en/security.ts";

export const security: typeof english = {
  title: "セキュリティ",
};
