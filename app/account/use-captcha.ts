import { useState } from "react";
import { CaptchaLost, CaptchaOpen, readCaptcha, type CaptchaSettings } from "./captcha.ts";

/** The state of the captcha; `round` grows whenever a new one is needed. */
export interface CaptchaState {
  settings: CaptchaSettings;
  round: number;
  isLost: boolean;
  onToken: (token: string | null) => void;
  onLost: () => void;
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
  const [isLost, setLost] = useState(false);
  if (!settings) return { state: null, guard: async (call) => await call({}) };
  const startAnew = () => {
    onToken(null);
    setLost(false);
    setRound(round + 1);
  };
  return {
    state: { settings, round, isLost, onToken, onLost: () => setLost(true), startAnew },
    guard: async (call) => {
      if (isLost) throw new CaptchaLost();
      if (token === null) throw new CaptchaOpen();
      try {
        return await call({ captchaToken: token });
      } finally {
        startAnew();
      }
    },
  };
}
