import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { captchaProviders } from "#shared/captcha-providers.ts";
import { loadCaptcha, showCaptcha } from "./captcha.ts";
import type { CaptchaState } from "./use-captcha.ts";

/** Shows the captcha within a form, if one is configured. */
export function CaptchaBox({ state }: { state: CaptchaState | null }) {
  const { t } = useTranslation("account");
  if (!state) return null;
  const { host } = captchaProviders[state.settings.provider];
  return (
    <div className="account-captcha">
      {state.isUnavailable ? (
        <>
          <output>{t("captcha.lost", { host })}</output>
          <button type="button" className="text-link" onClick={state.startAnew}>
            {t("captcha.again")}
          </button>
        </>
      ) : (
        <Check key={state.round} state={state} />
      )}
    </div>
  );
}

/** One round of the captcha: each token is valid for one call only. */
function Check({ state }: { state: CaptchaState }) {
  const { t } = useTranslation("account");
  const box = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  const show = useEffectEvent((api: Awaited<ReturnType<typeof loadCaptcha>>, place: HTMLElement) => {
    setThere(true);
    const { onToken, onUnavailable, settings } = state;
    return showCaptcha(api, place, { siteKey: settings.siteKey, onToken, onUnavailable });
  });
  const load = useEffectEvent(() => loadCaptcha(state.settings));
  const giveUp = useEffectEvent(() => state.onUnavailable());
  useEffect(() => {
    let isOpen = true;
    let remove: (() => void) | null = null;
    const open = async () => {
      const api = await load();
      if (!isOpen || !box.current) return;
      const id = show(api, box.current);
      remove = () => api.remove(id);
    };
    open().catch(() => isOpen && giveUp());
    return () => {
      isOpen = false;
      remove?.();
    };
  }, []);
  return (
    <>
      {!isThere && <p className="text-soft">{t("captcha.loading")}</p>}
      <div ref={box} />
    </>
  );
}
