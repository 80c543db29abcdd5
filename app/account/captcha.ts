import { captchaProviders, isCaptchaProvider, type CaptchaProvider } from "#shared/captcha-providers.ts";
import { findAuthService } from "../client/auth-service.ts";

const loadsWithinMs = 15_000;
/** In pixels: the least width for the captcha's normal size. */
const usualWidth = 303;

/** The common part of both providers' script APIs. */
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

/** A captcha is required and has not been solved yet. */
export class CaptchaUnsolved extends Error {}
/** A captcha is required and cannot be shown. */
export class CaptchaUnavailable extends Error {}

/** Reads the captcha settings, which the server puts into the page. */
export function readCaptcha(): CaptchaSettings | null {
  const { captcha = "", siteKey = "" } = findAuthService()?.dataset ?? {};
  return isCaptchaProvider(captcha) ? { provider: captcha, siteKey } : null;
}

let loading: Promise<CaptchaApi> | null = null;

/** Loads the provider's script, once; after a failure the next call tries again. */
export async function loadCaptcha(settings: CaptchaSettings): Promise<CaptchaApi> {
  // Without a site key the captcha cannot be shown.
  if (!settings.siteKey) throw new CaptchaUnavailable();
  loading ??= fetchScript(settings.provider).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return await loading;
}

async function fetchScript(provider: CaptchaProvider): Promise<CaptchaApi> {
  const script = document.createElement("script");
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new CaptchaUnavailable());
    const timer = setTimeout(fail, loadsWithinMs);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  script.src = `${captchaProviders[provider].script}?${new URLSearchParams({ render: "explicit", ...(provider === "hcaptcha" && { hl: getLanguage() }) })}`;
  document.head.append(script);
  try {
    await loaded;
    const api = window[provider];
    if (!api) throw new CaptchaUnavailable();
    return api;
  } catch (error) {
    script.remove();
    throw error;
  }
}

export interface CaptchaEvents {
  onToken: (token: string | null) => void;
  onUnavailable: () => void;
}

/** Shows the captcha in an element of the page, in the page's language and colors. */
export function showCaptcha(
  api: CaptchaApi,
  box: HTMLElement,
  { siteKey, onToken, onUnavailable }: CaptchaEvents & { siteKey: string },
): string {
  return api.render(box, {
    sitekey: siteKey,
    theme: isDark(box) ? "dark" : "light",
    size: chooseSize(box),
    language: getLanguage().toLowerCase(),
    callback: onToken,
    "expired-callback": () => onToken(null),
    "error-callback": () => {
      onUnavailable();
      // Prevents Turnstile from logging the error to the console; the page shows it already.
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

function getLanguage(): string {
  const { lang } = document.documentElement;
  return lang === "zh" ? "zh-CN" : lang;
}
