import { createHash } from "node:crypto";
import type { PgBoss } from "pg-boss";
import type { WrappingKeys } from "#db/wrapping/wrap.ts";
import { deliverMail, type MailRoute } from "./deliver-mail.ts";
import { deliverTextMessage, type TextMessageRoute } from "./deliver-text-message.ts";
import { PermanentFault } from "./delivery-fault.ts";
import { mailQueue, openMessage, type Message, type QueuedMessage } from "./outbox.ts";

const anHour = 60 * 60;
/** Seconds to wait before each retry: soon at first, then every hour for a day. */
export const waits: readonly number[] = [30, 2 * 60, 10 * 60, ...Array.from({ length: 24 }, () => anHour)];

export interface DeliveryEvent {
  outcome: "delivered" | "written" | "waiting" | "given up";
  kind: string;
  id: string;
  /** Why the delivery failed, without addresses. */
  reason?: string;
}

export interface Delivery {
  route: MailRoute & TextMessageRoute;
  boss: Pick<PgBoss, "send">;
  /** For the messages in the queue. */
  wrapping: WrappingKeys;
  report: (event: DeliveryEvent) => void;
}

/** Delivers one message. After a failure it is queued for its next try; it is given up after the last try or a permanent failure. */
export async function deliver(delivery: Delivery, queued: QueuedMessage): Promise<void> {
  const message = openMessage(delivery.wrapping, queued);
  const event = { kind: message.queue === mailQueue ? message.mail.kind : "text_message", id: queued.id };
  try {
    await handOver(delivery, queued.id, message);
    delivery.report({ ...event, outcome: isWritten(delivery, queued) ? "written" : "delivered" });
  } catch (error) {
    const wait = error instanceof PermanentFault ? undefined : waits[queued.attempt];
    delivery.report({ ...event, outcome: wait === undefined ? "given up" : "waiting", reason: describeFault(error) });
    if (wait !== undefined) await postpone(delivery, queued, wait);
  }
}

async function handOver({ route }: Delivery, id: string, message: Message): Promise<void> {
  if (message.queue === mailQueue) await deliverMail(route, id, message.mail);
  else await deliverTextMessage(route, id, message.message);
}

/** The job's id is derived from message and attempt, so that a crash between this line and the end of the job queues no second retry. */
async function postpone({ boss }: Delivery, queued: QueuedMessage, wait: number): Promise<void> {
  const attempt = queued.attempt + 1;
  await boss.send(queued.queue, { ...queued, attempt }, { startAfter: wait, id: nameTry(queued.id, attempt) });
}

function describeFault(error: unknown): string {
  const cause = error instanceof PermanentFault && error.cause instanceof Error ? error.cause : error;
  return String(cause instanceof Error ? cause.message : cause)
    .replaceAll(/[^\s<>"']+@/g, "***@")
    .slice(0, 300);
}

function nameTry(id: string, attempt: number): string {
  const hex = createHash("sha256").update(`${id} ${attempt}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function isWritten({ route }: Delivery, { queue }: QueuedMessage): boolean {
  return (queue === mailQueue ? route.smtpUrl : route.smsUrl) === null;
}
