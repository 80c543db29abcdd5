import type { ServerBuild } from "react-router";
import { fallbackLocale, locales } from "#shared/locales/locale.ts";

/** `admin`: an administrator; for writes one whose sign-in is not older than twelve hours. Owners are told apart beside the query. */
export type Access = "public" | "signed-in" | "admin";
/** `operator`: whoever runs the product, known by something else than an account. */
type OtherAccess = Access | "operator";

// Every route stands in one of these tables, or the server does not start: whoever adds a route adds its row.
// `middleware/gate.ts` enforces the first one before a handler runs.

export const apiAccess: Readonly<Record<string, Access>> = {
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
  "POST /api/admin/posts/:id/preview-key": "admin",
  "POST /api/admin/posts/:id/restore": "admin",
  "POST /api/admin/posts/:id/revisions/:revision/restore": "admin",
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
  "POST /api/feedback": "public",
  "POST /api/ideas": "public",
  "GET /api/ideas": "signed-in",
  "POST /api/ideas/saved": "signed-in",
  "DELETE /api/ideas/:id": "signed-in",
  "PUT /api/suggestions/:id/feedback": "signed-in",
  "GET /api/recipients": "signed-in",
  "POST /api/recipients": "signed-in",
  "PUT /api/recipients/:id": "signed-in",
  "DELETE /api/recipients/:id": "signed-in",
};

/** `frame`: nothing of anybody's is in the page; what is private comes by the API. By address, without the language. */
export const pageAccess: Readonly<Record<string, "public" | "frame">> = {
  "": "public",
  pricing: "public",
  security: "frame",
  saved: "frame",
  about: "public",
  blog: "public",
  "blog/:slug": "public",
  // Whoever has the key may read the post, which is nobody's copy to keep.
  "blog/preview/:key": "frame",
  contact: "public",
  policy: "public",
  "policy/:type": "public",
  offline: "public",
  admin: "frame",
  "auth/callback": "frame",
  "*": "public",
};

const otherAccess: Readonly<Record<string, OtherAccess>> = {
  "GET /healthz": "public",
  "GET /readyz": "public",
  // By a token of its own, or from this machine.
  "GET /metrics": "operator",
  "GET /robots.txt": "public",
  "GET /sitemap.xml": "public",
  "GET /feed.xml": "public",
  "GET /zh/feed.xml": "public",
  "GET /ja/feed.xml": "public",
  "GET /manifest.webmanifest": "public",
  "GET /zh/manifest.webmanifest": "public",
  "GET /ja/manifest.webmanifest": "public",
  "GET /apple-touch-icon.png": "public",
  "GET /icons/:file{[a-z0-9-]+\\.png}": "public",
  "GET /social/:locale/:file{[a-z]+\\.png}": "public",
  "GET /social/:locale/blog/:file{[^/]+\\.png}": "public",
};

interface Routes {
  routes: readonly { method: string; path: string }[];
  pages: ServerBuild["routes"];
  /** Below it each endpoint decides by itself, as the protocol says. */
  authPath: string;
}

/** Stops a start with a route of which nobody has said who may use it. */
export function checkAccess(declared: Routes): void {
  const undeclared = [...listUndeclaredRoutes(declared), ...listUndeclaredPages(declared.pages)];
  if (undeclared.length > 0) throw new Error(`server/access.ts does not say who may use ${[...new Set(undeclared)].join(", ")}`);
}

function listUndeclaredRoutes({ routes, authPath }: Routes): string[] {
  const known = { ...apiAccess, ...otherAccess };
  const named = new Set(routes.filter(({ method }) => method !== "ALL").map(({ path }) => path));
  return routes
    .filter(({ method, path }) => (method === "ALL" ? !path.endsWith("*") && !named.has(path) : true))
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
