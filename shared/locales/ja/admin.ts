import type { admin as english } from "../en/admin.ts";

export const admin: typeof english = {
  title: "管理画面",
};
