/** Supported captcha services, with the sources that the content security policy of a page has to allow for each. */
export const captchaProviders = {
  turnstile: {
    host: "challenges.cloudflare.com",
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js",
    sources: {
      "script-src": ["https://challenges.cloudflare.com"],
      "frame-src": ["https://challenges.cloudflare.com"],
      "style-src": [],
      "connect-src": [],
    },
  },
  hcaptcha: {
    host: "hcaptcha.com",
    script: "https://js.hcaptcha.com/1/api.js",
    sources: {
      "script-src": ["https://hcaptcha.com", "https://*.hcaptcha.com"],
      "frame-src": ["https://hcaptcha.com", "https://*.hcaptcha.com"],
      "style-src": ["https://hcaptcha.com", "https://*.hcaptcha.com"],
      "connect-src": ["https://hcaptcha.com", "https://*.hcaptcha.com"],
    },
  },
} as const satisfies Record<string, CaptchaProviderFacts>;

type Directive = "script-src" | "frame-src" | "style-src" | "connect-src";

interface CaptchaProviderFacts {
  host: string;
  script: string;
  sources: Record<Directive, readonly string[]>;
}

export type CaptchaProvider = keyof typeof captchaProviders;

export function isCaptchaProvider(name: string): name is CaptchaProvider {
  return Object.hasOwn(captchaProviders, name);
}
