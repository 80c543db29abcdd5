import { useTranslation } from "react-i18next";
import { buildCallbackAddress } from "./callback-address.ts";
import type { AuthAttempt } from "./use-auth-call.ts";
import type { SocialProvider } from "../client/sign-in-methods.ts";

/** One button for each service whose accounts can sign in here; each leaves for that service. */
export function ProviderButtons({ providers, call }: { providers: readonly SocialProvider[]; call: AuthAttempt }) {
  const { t } = useTranslation("account");
  const leaveFor = async (provider: SocialProvider["id"]) => {
    await call.attempt((auth) => auth.signInWithOAuth({ provider, options: { redirectTo: buildCallbackAddress() } }));
  };
  return providers.map(({ id, name }) => (
    <button key={id} type="button" className="button button-plain" disabled={call.isBusy} onClick={() => leaveFor(id)}>
      {t("otherWays.with", { provider: name })}
    </button>
  ));
}
