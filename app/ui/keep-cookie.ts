const yearInSeconds = 365 * 24 * 60 * 60;

/** Sets a cookie for a year, for a choice that the server may read. */
export function keepCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}
