import { AuthRefusal } from "./refusal.ts";
import { refuseAboveCeiling } from "./count-messages.ts";
import { countUse } from "../counters.ts";
import { digest } from "./digests.ts";
import type { AuthServices } from "./settings.ts";

const anHour = 60 * 60;
const mostPerHour = 10;

// Magic links and recovery mails share one timer (protocol, section 7.0).
export type MailTimer = "confirmation" | "recovery" | "email_change" | "reauthentication";

/**
 * Counts one mail to an address. Unknown addresses are counted, too, so that a refusal does not reveal which are known.
 * Refuses with `over_email_send_rate_limit` or `email_rate_limit_exceeded`.
 */
export async function allowMail(services: AuthServices, timer: MailTimer, address: string): Promise<void> {
  await refuseAboveCeiling(services, "mail");
  const { mailIntervalSeconds, rateMultiplier } = services.settings;
  const name = digest(services, address);
  if (mailIntervalSeconds > 0) {
    const seconds = await countUse(services.db, { key: `mail-${timer}:${name}`, most: 1, seconds: mailIntervalSeconds });
    if (seconds !== null) throw new AuthRefusal("over_email_send_rate_limit", { seconds });
  }
  const wait = await countUse(services.db, { key: `mails:${name}`, most: mostPerHour * rateMultiplier, seconds: anHour });
  if (wait !== null) throw new AuthRefusal("email_rate_limit_exceeded", { seconds: wait });
}

/** Counts one text message to a number. Refuses with `over_sms_send_rate_limit` or `sms_rate_limit_exceeded`. */
export async function allowTextMessage(services: AuthServices, phone: string): Promise<void> {
  await refuseAboveCeiling(services, "text_message");
  const { smsIntervalSeconds, rateMultiplier } = services.settings;
  const name = digest(services, phone);
  if (smsIntervalSeconds > 0) {
    const seconds = await countUse(services.db, { key: `sms:${name}`, most: 1, seconds: smsIntervalSeconds });
    if (seconds !== null) throw new AuthRefusal("over_sms_send_rate_limit", { seconds });
  }
  const wait = await countUse(services.db, { key: `text-messages:${name}`, most: mostPerHour * rateMultiplier, seconds: anHour });
  if (wait !== null) throw new AuthRefusal("sms_rate_limit_exceeded", { seconds: wait });
}
