/** What the server tells a page about its auth service: its path, public key and rules. */
export function findAuthService(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>("meta[name=auth-service]");
}
