import type { blog as english } from "../en/blog.ts";

export const blog: typeof english = {
  title: "ブログ",
};
