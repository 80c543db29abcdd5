declare global {
  interface Window {
    /** Query and fragment of the address to which the auth service sent the visitor back. */
    signInReturn?: string;
  }
}

const callbackPath = /\/auth\/callback\/?$/;
const resultOfAuthService =
  /[?#&](access_token=|error(_code|_description)?=|code=[\da-f-]{36}(&|#|$)|type=(recovery|signup|invite|magiclink|email_change)(&|#|$))/;

/** Takes the auth service's result out of the address, before it can be copied. */
export function takeSignInReturn(): void {
  const { pathname, search, hash } = location;
  if (!isSignInReturn(pathname, search + hash)) return;
  window.signInReturn = search + hash;
  history.replaceState(null, "", pathname);
}

/** Whether the auth service has sent the visitor to this address, which may be any page's. */
export function isSignInReturn(path: string, queryAndFragment: string): boolean {
  return queryAndFragment !== "" && (callbackPath.test(path) || resultOfAuthService.test(queryAndFragment));
}
