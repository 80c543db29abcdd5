import { useState } from "react";
import { CaptchaUnavailable, CaptchaUnsolved, readCaptcha, type CaptchaSettings } from "./captcha.ts";

/** The state of the captcha; `round` grows whenever a new one is needed. */
export interface CaptchaState {
  settings: CaptchaSettings;
  round: number;
  isUnavailable: boolean;
  onToken: (token: string | null) => void;
  onUnavailable: () => void;
  startAnew: () => void;
}

export interface Captcha {
  /** For `CaptchaBox`; `null` when no captcha is configured. */
  state: CaptchaState | null;
  /** Makes a call to the auth service with the captcha's token, which is valid for one call only. */
  guard: <Result>(call: (proof: { captchaToken?: string }) => Promise<Result>) => Promise<Result>;
}

export function useCaptcha(): Captcha {
  const [settings] = useState(readCaptcha);
  const [round, setRound] = useState(1);
  const [token, onToken] = useState<string | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  if (!settings) return { state: null, guard: async (call) => await call({}) };
  const startAnew = () => {
    onToken(null);
    setUnavailable(false);
    setRound(round + 1);
  };
  return {
    state: { settings, round, isUnavailable, onToken, onUnavailable: () => setUnavailable(true), startAnew },
    guard: async (call) => {
      if (isUnavailable) throw new CaptchaUnavailable();
      if (token === null) throw new CaptchaUnsolved();
      try {
        return await call({ captchaToken: token });
      } finally {
        startAnew();
      }
    },
  };
}
