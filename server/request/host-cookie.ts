import type { CookieOptions } from "hono/utils/cookie";

/** The name and the options of a cookie for this host alone, which scripts cannot read. */
export function buildHostCookie(publicUrl: string, name: string, lifeSeconds: number) {
  const secure = publicUrl.startsWith("https:");
  return {
    // Browsers accept the prefix only over https.
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, secure, sameSite: "Lax", path: "/", maxAge: lifeSeconds } satisfies CookieOptions,
  };
}
