import { Hono } from "hono";
import { nameInProtocol } from "#domain/auth/providers.ts";
import type { AuthSettings } from "#domain/auth/settings.ts";
import type { AppContext } from "../app-context.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";

/** `GET /settings`: which ways to sign in are enabled. */
export const settings = (services: AuthEndpointServices) =>
  new Hono<AppContext>().get("/settings", (c) => c.json(buildSettingsView(services.settings)));

function buildSettingsView(open: AuthSettings) {
  const providers = Object.keys(open.oauth).map((name) => [nameInProtocol(name), true]);
  return {
    external: {
      google: false,
      github: false,
      apple: false,
      azure: false,
      discord: false,
      kakao: false,
      ...Object.fromEntries(providers),
      anonymous_users: open.hasAnonymous,
      email: open.hasEmail,
      phone: open.hasPhone,
      web3_ethereum: open.wallets.includes("ethereum"),
      web3_solana: open.wallets.includes("solana"),
    },
    disable_signup: open.isSignupDisabled,
    mailer_autoconfirm: open.confirmsEmailItself,
    phone_autoconfirm: open.confirmsPhoneItself,
    sms_provider: open.hasPhone ? "http" : "",
    saml_enabled: open.hasSaml,
    passkeys_enabled: false,
    // Not in the protocol; for our own security page.
    manual_linking_enabled: open.hasManualLinking,
    mfa_totp_enabled: open.factorTypes.includes("totp"),
    mfa_phone_enabled: open.factorTypes.includes("phone"),
  };
}
