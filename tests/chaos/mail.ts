import { catchMails, type MailCatcher } from "#tests/support/mail-catcher.ts";
import { signUpMember } from "#tests/support/members-of-product.ts";
import { startProduct } from "#tests/support/running-product.ts";
import { describe, pause, waitUntil, type Experiment, type Result } from "./experiment.ts";
import { openExternalDatabase } from "./external-database.ts";
import { isOk, send } from "./send.ts";
import type { Way } from "./line.ts";
import { openRelay, type End } from "./relay.ts";
import { usualEnv } from "./writes.ts";

const members = 5;
/** Longer than a mail server may be silent after the connection. */
const noticedWithinMs = 25_000;
const deliveredWithinMs = 45_000;
/** In which a mail that was sent twice would come. */
const watchedMs = 3_000;

interface Fault {
  tried: string;
  open: () => Promise<{ end: End; close: () => Promise<void> }>;
  /** A mail that the server says it will never take is given up. */
  comesLater: boolean;
}

const faults: readonly Fault[] = [
  { tried: "a mail server that refuses connections", open: () => withoutServer("nobody"), comesLater: true },
  { tried: "a mail server that says nothing", open: () => withoutServer("silence"), comesLater: true },
  { tried: "a mail server with a temporary error", open: () => refusing(450), comesLater: true },
  { tried: "a mail server with a permanent error", open: () => refusing(550), comesLater: false },
];

/** Breaks the mail server in every way, mends it, and counts what arrives: each mail once. */
export const mail: Experiment = async ({ through }) => await Promise.all(faults.map((fault) => tryFault(fault, through)));

async function tryFault({ tried, open, comesLater }: Fault, through: Way): Promise<Result> {
  const [database, relay, bad, good] = await Promise.all([openExternalDatabase({ through }), openRelay(), open(), catchMails()]);
  await relay.switchTo(bad.end);
  const env = { ...usualEnv, ...database.line.settings, AUTH_AUTOCONFIRM: "true", LOG_LEVEL: "info" };
  const product = await startProduct({ ...env, SMTP_URL: `smtp://127.0.0.1:${relay.port}` });
  try {
    const emails: string[] = [];
    for (let turn = 0; turn < members; turn += 1) emails.push((await signUpMember(product.url)).email);
    const asked = await Promise.all(emails.map((email) => send(`${product.url}/auth/v1/recover`, { body: { email } })));
    const noticed = () => (product.readOutput().match(/a message is (waiting|given up)/g) ?? []).length >= members;
    await waitUntil(noticed, { withinMs: noticedWithinMs, what: `${tried}, noticed` });
    await relay.switchTo({ port: portOf(good) });
    // Instead of waiting for the next try.
    const tryAgainNow = () => database.query("update pgboss.job set start_after = now() where state in ('created', 'retry')");
    const expected = comesLater ? members : 0;
    const haveArrived = async () => {
      await tryAgainNow();
      return good.caught.length >= expected;
    };
    const recoveredMs = await waitUntil(haveArrived, { withinMs: deliveredWithinMs, what: `${tried}, mended` });
    await pause(watchedMs);
    const arrived = emails.map((email) => good.caught.filter(({ to }) => to.includes(email)).length);
    return describe(tried, {
      times: members,
      acknowledged: asked.filter(isOk).length,
      lost: comesLater ? arrived.filter((count) => count === 0).length : 0,
      doubled: arrived.filter((count) => count > (comesLater ? 1 : 0)).length,
      failed: asked.filter((answer) => !isOk(answer)).length,
      recoveredMs: comesLater ? recoveredMs : null,
    });
  } finally {
    await product.stop();
    await Promise.all([relay.close(), bad.close(), good.close()]);
    await database.remove();
  }
}

async function withoutServer(end: End): Promise<{ end: End; close: () => Promise<void> }> {
  return { end, close: async () => {} };
}

async function refusing(responseCode: number): Promise<{ end: End; close: () => Promise<void> }> {
  const catcher = await catchMails({ responseCode });
  return { end: { port: portOf(catcher) }, close: catcher.close };
}

function portOf({ url }: MailCatcher): number {
  return Number(new URL(url).port);
}
