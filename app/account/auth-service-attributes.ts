import type { AuthService } from "../context.ts";

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
