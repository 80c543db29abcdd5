import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerEnvelope } from "smtp-server";
import { listenOnLoopback } from "./listen-on-loopback.ts";

interface CaughtMail {
  from: string;
  to: string[];
  parsed: Email;
}

export interface MailCatcher {
  url: string;
  caught: CaughtMail[];
  close: () => Promise<void>;
}

/** A mail server on a loopback port that keeps what it gets, or answers every recipient with the given refusal. */
export async function catchMails(refusal?: { responseCode: number }): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_, __, done) => done(refusal && Object.assign(new Error("not taken"), refusal)),
    onData: (stream, { envelope }, done) => void take(stream, envelope, done),
  });
  const take = async (stream: Readable, envelope: SMTPServerEnvelope, done: () => void) => {
    const mail = {
      from: envelope.mailFrom ? envelope.mailFrom.address : "",
      to: envelope.rcptTo.map(({ address }) => address),
      parsed: await PostalMime.parse(await buffer(stream)),
    };
    caught.push(mail);
    done();
  };
  const { port } = await listenOnLoopback(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
