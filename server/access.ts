import type { ServerBuild } from "react-router";
import { fallbackLocale, locales } from "#shared/locales/locale.ts";

/** `admin`: an administrator, who for writes has signed in within the last twelve hours. Ownership is checked in the queries. */
export type Access = "public" | "signed-in" | "admin";
/** `operator`: whoever runs the product, recognized by other means than an account. */
type OtherAccess = Access | "operator";

// Every route needs a row in one of these tables, or the server does not start.
// `middleware/gate.ts` enforces the first one before a handler runs.

export const apiAccess: Readonly<Record<string, Access>> = {
  "DELETE /api/admin/media/:id": "admin",
  "GET /api/admin/media": "admin",
  "POST /api/admin/media": "admin",
  "PUT /api/admin/media/:id": "admin",
  "DELETE /api/admin/posts/:id": "admin",
  "GET /api/admin/audit": "admin",
  "GET /api/admin/policies": "admin",
  "GET /api/admin/policies/:type": "admin",
  "GET /api/admin/policies/:type/template": "admin",
  "GET /api/admin/policies/:type/versions": "admin",
  "GET /api/admin/policies/:type/versions/:revision": "admin",
  "GET /api/admin/posts": "admin",
  "GET /api/admin/posts/:id": "admin",
  "GET /api/admin/posts/:id/revisions": "admin",
  "GET /api/admin/posts/:id/revisions/:revision": "admin",
  "GET /api/admin/seo": "admin",
  "GET /api/admin/seo/:page": "admin",
  "GET /api/admin/stats": "admin",
  "GET /api/admin/stats.csv": "admin",
  "POST /api/admin/posts": "admin",
  "POST /api/admin/posts/:id/duplicate": "admin",
  "POST /api/admin/posts/:id/preview-key": "admin",
  "POST /api/admin/posts/:id/restore": "admin",
  "POST /api/admin/posts/:id/revisions/:revision/restore": "admin",
  "POST /api/admin/posts/bulk": "admin",
  "GET /api/admin/posts/samples": "admin",
  "POST /api/admin/posts/samples/:language/adopt": "admin",
  "DELETE /api/admin/posts/samples/:language": "admin",
  "PUT /api/admin/policies/:type": "admin",
  "PUT /api/admin/posts/:id": "admin",
  "PUT /api/admin/seo/:page": "admin",
  "DELETE /api/me": "signed-in",
  "GET /api/me": "signed-in",
  "GET /api/me/export": "signed-in",
  "PUT /api/me": "signed-in",
  "GET /api/subscription": "signed-in",
  "DELETE /api/me/sessions/:id": "signed-in",
  "GET /api/me/sessions": "signed-in",
  "GET /api/blog/posts": "public",
  "GET /api/blog/posts/:slug": "public",
  "GET /api/openapi.json": "public",
  "GET /api/policies": "public",
  "GET /api/policies/:type": "public",
  "GET /api/seo/:page": "public",
  "GET /api/quota": "public",
  "POST /api/browser-errors": "public",
  "POST /api/feedback": "public",
  "POST /api/ideas": "public",
  "POST /api/reading": "public",
  "POST /api/replace": "public",
  "GET /api/ideas": "signed-in",
  "POST /api/ideas/saved": "signed-in",
  "DELETE /api/ideas/:id": "signed-in",
  "POST /api/ideas/:id/restore": "signed-in",
  "DELETE /api/suggestions/:id": "signed-in",
  "POST /api/suggestions/:id/restore": "signed-in",
  "DELETE /api/ideas/:id/share": "signed-in",
  "DELETE /api/ideas/:id/share/hearts/:heart": "signed-in",
  "GET /api/ideas/:id/share": "signed-in",
  "PUT /api/ideas/:id/share": "signed-in",
  // The key in the address grants access.
  "GET /api/shared/:key": "public",
  "PUT /api/shared/:key/hearts/:idea": "public",
  "PUT /api/suggestions/:id/feedback": "signed-in",
  "GET /api/recipients": "signed-in",
  "POST /api/recipients": "signed-in",
  "PUT /api/recipients/:id": "signed-in",
  "DELETE /api/recipients/:id": "signed-in",
};

/** By path, without the language. `frame`: the page itself holds no personal data; it fetches what is private from the API. */
export const pageAccess: Readonly<Record<string, "public" | "frame">> = {
  "": "public",
  pricing: "public",
  security: "frame",
  saved: "frame",
  about: "public",
  blog: "public",
  "blog/:slug": "public",
  // The key in the address grants access, and the draft must not be cached.
  "blog/preview/:key": "frame",
  contact: "public",
  policy: "public",
  "policy/:type": "public",
  "policy/next/:type": "public",
  offline: "public",
  // The key in the address grants access, and what its owner shows no longer must not be cached.
  "l/:key": "frame",
  admin: "frame",
  "auth/callback": "frame",
  "auth/confirm": "frame",
  "auth/undo": "frame",
  "*": "public",
};

const otherAccess: Readonly<Record<string, OtherAccess>> = {
  "GET /healthz": "public",
  "GET /readyz": "public",
  // Needs its own token, or a request from this machine.
  "GET /metrics": "operator",
  "GET /media/:name/:file": "public",
  "GET /robots.txt": "public",
  "GET /sitemap.xml": "public",
  "GET /feed.xml": "public",
  "GET /zh/feed.xml": "public",
  "GET /ja/feed.xml": "public",
  "GET /manifest.webmanifest": "public",
  "GET /zh/manifest.webmanifest": "public",
  "GET /ja/manifest.webmanifest": "public",
  "GET /favicon.svg": "public",
  "GET /apple-touch-icon.png": "public",
  "GET /icons/:file{[a-z0-9-]+\\.png}": "public",
  "GET /social/:locale/:file{(?:(?:blog|l)/)?[^/]+\\.png}": "public",
};

interface Routes {
  routes: readonly { method: string; path: string }[];
  pages: ServerBuild["routes"];
  /** Routes below it are exempt: each endpoint checks access itself, as the protocol requires. */
  authPath: string;
}

/** Throws when a route or page has no row in these tables. */
export function checkAccess(declared: Routes): void {
  const undeclared = [...listUndeclaredRoutes(declared), ...listUndeclaredPages(declared.pages)];
  if (undeclared.length > 0) throw new Error(`server/access.ts does not say who may use ${[...new Set(undeclared)].join(", ")}`);
}

function listUndeclaredRoutes({ routes, authPath }: Routes): string[] {
  const known = { ...apiAccess, ...otherAccess };
  return routes
    .filter(({ method, path }) => method !== "ALL" || !path.endsWith("*"))
    .filter(({ path }) => !path.startsWith(`${authPath}/`))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !Object.hasOwn(known, route));
}

function listUndeclaredPages(pages: ServerBuild["routes"]): string[] {
  return Object.values(pages)
    .filter((page) => page?.parentId !== undefined)
    .map((page) => withoutLanguage(page?.path ?? ""))
    .filter((path) => !Object.hasOwn(pageAccess, path))
    .map((path) => `the page /${path}`);
}

function withoutLanguage(path: string): string {
  const [first = "", ...rest] = path.split("/");
  return locales.some((locale) => locale === first && locale !== fallbackLocale) ? rest.join("/") : path;
}
