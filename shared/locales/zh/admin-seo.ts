import type { adminSeo as english } from "../en/admin-seo.ts";

export const adminSeo: typeof english = {
  title: "SEO 设置",
};
