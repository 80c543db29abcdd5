import { route, type RouteConfigEntry } from "@react-router/dev/routes";
import { locales, fallbackLocale } from "../shared/locales/locale.ts";

/** All pages, in the order of the menu; each has one address per language. */
const pages = [
  { path: "", file: "routes/home.tsx" },
  { path: "pricing", file: "routes/pricing.tsx" },
  { path: "security", file: "routes/security.tsx" },
  { path: "saved", file: "routes/saved.tsx" },
  { path: "l/:key", file: "routes/shared-list.tsx" },
  { path: "about", file: "routes/about.tsx" },
  { path: "blog", file: "routes/blog.tsx" },
  { path: "blog/:slug", file: "routes/blog-post.tsx" },
  { path: "blog/preview/:key", file: "routes/blog-preview.tsx" },
  { path: "contact", file: "routes/contact.tsx" },
  { path: "policy", file: "routes/policies.tsx" },
  { path: "policy/:type", file: "routes/policy.tsx" },
  { path: "policy/next/:type", file: "routes/next-policy.tsx" },
  { path: "offline", file: "routes/offline.tsx" },
  { path: "admin", file: "routes/admin.tsx" },
  { path: "auth/callback", file: "routes/auth-callback.tsx" },
  { path: "auth/confirm", file: "routes/auth-confirm.tsx" },
  { path: "auth/undo", file: "routes/auth-undo.tsx" },
  { path: "*", file: "routes/not-found.tsx" },
] as const;

export default locales.flatMap((locale): RouteConfigEntry[] =>
  pages.map(({ path, file }) => {
    const address = [locale === fallbackLocale ? "" : locale, path].filter(Boolean).join("/");
    return route(address, file, { id: `${locale}/${path || "home"}` });
  }),
);
