import type { adminPosts as english } from "../en/admin-posts.ts";

export const adminPosts: typeof english = {
  title: "ブログ記事",
};
