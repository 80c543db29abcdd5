import nodemailer, { type SendMailOptions } from "nodemailer";
import { PermanentFault } from "./delivery-fault.ts";
import type { Mail } from "./mail.ts";
import { writeToOutbox } from "./outbox-folder.ts";
import { renderMail } from "./render-mail.tsx";

const connectTimeoutMs = 10_000;
const wholeTimeoutMs = 30_000;

export interface MailRoute {
  /** `null`: mails are written to the folder as files. */
  smtpUrl: string | null;
  /** Whether a mail is handed over with TLS or not at all. */
  needsTls: boolean;
  /** Such as `Gifts <gifts@example.org>`. */
  from: string;
  folder: string;
}

/** Sends one mail, or writes it to the folder. Throws a `PermanentFault` when trying again is of no use. */
export async function deliverMail({ smtpUrl, needsTls, from, folder }: MailRoute, id: string, mail: Mail): Promise<void> {
  const message = composeMessage(from, id, mail);
  if (smtpUrl === null) return await writeToOutbox(folder, `${id}.eml`, await formatMessage(message));
  await handOver({ smtpUrl, needsTls }, message);
}

/** The Message-ID is the same on every try, so that a mail server can recognize a duplicate. */
function composeMessage(from: string, id: string, mail: Mail): SendMailOptions {
  const sender = parseSender(from);
  const { subject, html, text } = renderMail(mail);
  return {
    from: sender,
    to: { name: "", address: mail.to },
    ...(mail.kind === "feedback" && mail.from.email !== null && { replyTo: { name: "", address: mail.from.email } }),
    messageId: `<${id}@${sender.address.split("@")[1] ?? "localhost"}>`,
    subject,
    html,
    text,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": mail.locale },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function parseSender(from: string): { name: string; address: string } {
  const [, name = "", address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from.trim()) ?? [];
  return { name: name.replace(/^"|"$/g, ""), address: address.trim() };
}

async function formatMessage(message: SendMailOptions): Promise<Buffer> {
  const { message: formatted } = await nodemailer
    .createTransport({ streamTransport: true, buffer: true, newline: "windows" })
    .sendMail(message);
  if (!Buffer.isBuffer(formatted)) throw new Error("the formatted message is no buffer");
  return formatted;
}

async function handOver({ smtpUrl, needsTls }: { smtpUrl: string; needsTls: boolean }, message: SendMailOptions): Promise<void> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: needsTls,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: wholeTimeoutMs,
    dnsTimeout: connectTimeoutMs,
  });
  const late = Promise.withResolvers<never>();
  // The limits above do not apply to a server that sends a few bytes now and then.
  const timer = setTimeout(() => late.reject(new Error("the mail server took too long")), wholeTimeoutMs);
  try {
    await Promise.race([transport.sendMail(message), late.promise]);
  } catch (cause) {
    throw isPermanent(cause) ? new PermanentFault("the mail server refuses this mail", { cause }) : cause;
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

/** A refused sign-in, or TLS that the server does not have, is not permanent: the operator may fix it before the next try. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error)) return false;
  const isOfConnection = "code" in error && (error.code === "EAUTH" || error.code === "ETLS");
  return Number(error.responseCode) >= 500 && !isOfConnection;
}
