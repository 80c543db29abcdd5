import type { AuthSettings } from "#domain/auth/settings.ts";

/** The auth service as it is with no variable set. */
export const usualAuthSettings = {
  redirectAllowList: [],
  hasEmail: true,
  hasPhone: false,
  hasAnonymous: false,
  hasManualLinking: false,
  hasSaml: false,
  wallets: [],
  factorTypes: ["totp"],
  oauth: {},
  isSignupDisabled: false,
  confirmsEmailItself: true,
  confirmsPhoneItself: false,
  passwordMinLength: 6,
  reauthentication: "recent",
  mailIntervalSeconds: 60,
  smsIntervalSeconds: 60,
  otpExpirySeconds: null,
  flowExpirySeconds: 300,
  accessTokenSeconds: 3_600,
  serviceKey: null,
  apiKey: null,
  rateMultiplier: 1,
  captcha: null,
} as const satisfies Omit<AuthSettings, "publicUrl" | "authUrl">;
