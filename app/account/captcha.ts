import { captchaProviders, isCaptchaProvider, type CaptchaProvider } from "#shared/captcha-providers.ts";

const loadsWithinMs = 15_000;
/** The narrowest place into which the usual form of the check fits. */
const usualWidth = 303;

/** What both providers' scripts offer. */
interface CaptchaApi {
  render: (box: HTMLElement, options: Record<string, unknown>) => string;
  remove: (id: string) => void;
}

declare global {
  interface Window {
    turnstile?: CaptchaApi;
    hcaptcha?: CaptchaApi;
  }
}

export interface CaptchaSettings {
  provider: CaptchaProvider;
  siteKey: string;
}

/** The check is asked for, and nobody has passed it yet. */
export class CaptchaOpen extends Error {}
/** The check is asked for, and cannot be shown. */
export class CaptchaLost extends Error {}

/** The server says in the page whether a check is asked for, and whose. */
export function readCaptcha(): CaptchaSettings | null {
  const { captcha = "", siteKey = "" } = document.querySelector<HTMLMetaElement>("meta[name=auth-service]")?.dataset ?? {};
  return isCaptchaProvider(captcha) ? { provider: captcha, siteKey } : null;
}

let loading: Promise<CaptchaApi> | null = null;

/** The provider's script, fetched when the first check is shown; after a failure the next call tries again. */
export async function loadCaptcha(settings: CaptchaSettings): Promise<CaptchaApi> {
  // An operator who has set no key has nothing to show.
  if (!settings.siteKey) throw new CaptchaLost();
  loading ??= fetchScript(settings.provider).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return await loading;
}

async function fetchScript(provider: CaptchaProvider): Promise<CaptchaApi> {
  const script = document.createElement("script");
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new CaptchaLost());
    const timer = setTimeout(fail, loadsWithinMs);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  script.src = `${captchaProviders[provider].script}?${new URLSearchParams({ render: "explicit", ...(provider === "hcaptcha" && { hl: findLanguage() }) })}`;
  document.head.append(script);
  try {
    await loaded;
    const api = window[provider];
    if (!api) throw new CaptchaLost();
    return api;
  } catch (error) {
    script.remove();
    throw error;
  }
}

export interface CaptchaEvents {
  onToken: (token: string | null) => void;
  onLost: () => void;
}

/** Shows the check in a box of the page, in the page's language and colours. */
export function showCaptcha(api: CaptchaApi, box: HTMLElement, { siteKey, onToken, onLost }: CaptchaEvents & { siteKey: string }): string {
  return api.render(box, {
    sitekey: siteKey,
    theme: isDark(box) ? "dark" : "light",
    size: chooseSize(box),
    language: findLanguage().toLowerCase(),
    callback: onToken,
    "expired-callback": () => onToken(null),
    "error-callback": () => {
      onLost();
      // Or Turnstile writes into the console what the page says already.
      return true;
    },
  });
}

function chooseSize(box: HTMLElement): string {
  if (box.clientWidth < usualWidth) return "compact";
  return window.turnstile ? "flexible" : "normal";
}

function isDark(box: HTMLElement): boolean {
  const { colorScheme } = getComputedStyle(box);
  return colorScheme === "dark" || (colorScheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
}

function findLanguage(): string {
  const { lang } = document.documentElement;
  return lang === "zh" ? "zh-CN" : lang;
}
