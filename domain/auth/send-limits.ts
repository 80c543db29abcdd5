import { AuthRefusal } from "./refusal.ts";
import { countUse } from "./counters.ts";
import { digest } from "./digests.ts";
import type { AuthGround } from "./settings.ts";

const anHour = 60 * 60;
const mostPerHour = 10;

// Magic link and recovery share one timer (protocol, section 7.0).
export type MailTimer = "confirmation" | "recovery" | "email_change" | "reauthentication";

/**
 * Counts one mail to an address. Strangers' addresses are counted as those of users are, so that the refusal tells
 * nothing. Refuses with `over_email_send_rate_limit` or `email_rate_limit_exceeded`.
 */
export async function allowMail(ground: AuthGround, timer: MailTimer, address: string): Promise<void> {
  const { mailIntervalSeconds, rateMultiplier } = ground.settings;
  const name = digest(ground, address);
  if (mailIntervalSeconds > 0) {
    const seconds = await countUse(ground.db, { key: `mail-${timer}:${name}`, most: 1, seconds: mailIntervalSeconds });
    if (seconds !== null) throw new AuthRefusal("over_email_send_rate_limit", { seconds });
  }
  const wait = await countUse(ground.db, { key: `mails:${name}`, most: mostPerHour * rateMultiplier, seconds: anHour });
  if (wait !== null) throw new AuthRefusal("email_rate_limit_exceeded", { seconds: wait });
}

/** The same for text messages to a number. */
export async function allowTextMessage(ground: AuthGround, phone: string): Promise<void> {
  const { smsIntervalSeconds, rateMultiplier } = ground.settings;
  const name = digest(ground, phone);
  if (smsIntervalSeconds > 0) {
    const seconds = await countUse(ground.db, { key: `sms:${name}`, most: 1, seconds: smsIntervalSeconds });
    if (seconds !== null) throw new AuthRefusal("over_sms_send_rate_limit", { seconds });
  }
  const wait = await countUse(ground.db, { key: `text-messages:${name}`, most: mostPerHour * rateMultiplier, seconds: anHour });
  if (wait !== null) throw new AuthRefusal("sms_rate_limit_exceeded", { seconds: wait });
}
