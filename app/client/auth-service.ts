import type { CaptchaProvider } from "#shared/captcha-providers.ts";

/** A call of the service that has no answer by then has failed, whatever comes later. */
export const authTimeoutMs = 10_000;

/** The path and public key of the auth service, and what its dialogs have to say. */
export interface AuthService {
  path: string;
  apiKey: string | null;
  passwordMinLength: number;
  /** Whether an address and a password, or a link by mail, let anybody in. */
  hasEmail: boolean;
  isSignUpClosed: boolean;
  /** The captcha that the sign-in dialogs have to show; `null` for none. */
  captcha: { provider: CaptchaProvider; siteKey: string | null } | null;
}

/** The attributes of the meta element `auth-service`, from which the account's dialogs read what they need. */
export function listAuthServiceAttributes({ path, apiKey, captcha, ...rules }: AuthService) {
  return {
    content: path,
    "data-key": apiKey ?? undefined,
    "data-min-length": rules.passwordMinLength,
    "data-no-email": rules.hasEmail ? undefined : "",
    "data-no-sign-up": rules.isSignUpClosed ? "" : undefined,
    "data-captcha": captcha?.provider,
    "data-site-key": captcha?.siteKey ?? undefined,
  };
}

/** The meta element `auth-service` of the page. */
export function findAuthService(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>("meta[name=auth-service]");
}

/** What this installation has closed. */
export function readClosedWays(): { email: boolean; signUp: boolean } {
  const { noEmail, noSignUp } = findAuthService()?.dataset ?? {};
  return { email: noEmail !== undefined, signUp: noSignUp !== undefined };
}
