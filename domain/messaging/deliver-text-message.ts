import { PermanentFault } from "./delivery-fault.ts";
import { writeToOutbox } from "./outbox-folder.ts";
import type { TextMessage } from "./text-message.ts";

const timeoutMs = 30_000;
const worthAnotherTry = [408, 425, 429];

export interface TextMessageRoute {
  /** `null`: messages are written to the folder as files. */
  smsUrl: string | null;
  folder: string;
}

/** Posts one message, or writes it to the folder. Throws a `PermanentFault` when trying again is of no use. */
export async function deliverTextMessage({ smsUrl, folder }: TextMessageRoute, id: string, message: TextMessage): Promise<void> {
  if (smsUrl === null) return await writeToOutbox(folder, `${id}.json`, `${JSON.stringify(message)}\n`);
  const { url, init } = buildRequest(smsUrl, id, message);
  const response = await fetch(url, { ...init, method: "POST", redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  if (response.ok) return;
  if (response.status < 500 && !worthAnotherTry.includes(response.status))
    throw new PermanentFault(`the message service answered ${response.status}`);
  throw new Error(`the message service answered ${response.status}`);
}

/** User and password of the URL become a header. Twilio takes a form, whose sender is in the URL's query. */
function buildRequest(smsUrl: string, id: string, { to, body }: TextMessage): { url: string; init: RequestInit } {
  const address = new URL(smsUrl);
  const { username, password, hostname, searchParams } = address;
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64");
  const headers = { "Idempotency-Key": id, ...(username && { Authorization: `Basic ${credentials}` }) };
  address.username = "";
  address.password = "";
  if (hostname !== "api.twilio.com")
    return { url: address.href, init: { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify({ to, body }) } };
  const form = new URLSearchParams({ ...Object.fromEntries(searchParams), To: to, Body: body });
  address.search = "";
  return { url: address.href, init: { headers, body: form } };
}
