import nodemailer from "nodemailer";
import * as z from "zod/mini";
import { createErrorReports, type ReportSettings } from "../log/error-reports.ts";
import type { Version } from "../process/version.ts";
import { describeFault } from "./describe-fault.ts";
import { good, wrong, type Finding } from "./finding.ts";

const patienceMs = 10_000;

/** Opens a connection to the mail server and signs in, without sending anything. */
export async function checkMailServer(smtpUrl: string, { needsTls }: { needsTls: boolean }): Promise<Finding> {
  const { host } = new URL(smtpUrl);
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs, dnsTimeout: patienceMs };
  const transport = nodemailer.createTransport({ url: smtpUrl, requireTLS: needsTls, ...limits });
  try {
    await transport.verify();
    return good(`The mail server ${host} answers and lets us in.`);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EAUTH") return wrong(`The mail server ${host} refuses the user or password of SMTP_URL.`);
    if (code === "ETLS")
      return wrong(
        `The mail server ${host} has no TLS, so it gets no mails. Name another, or set SMTP_INSECURE=true if nobody can listen in.`,
      );
    return wrong(`The mail server ${host} of SMTP_URL cannot be used: ${describeFault(error)}.`);
  } finally {
    transport.close();
  }
}

interface GatewaySettings {
  AI_BASE_URL: string;
  AI_API_KEY: string;
  AI_MODEL: string;
}

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Asks the gateway which models it has, which costs nothing. */
export async function checkGateway({ AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model }: GatewaySettings): Promise<Finding> {
  const { host } = new URL(baseUrl);
  try {
    const answer = await fetch(`${baseUrl}/models`, {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.status === 401 || answer.status === 403) return wrong(`The gateway ${host} refuses AI_API_KEY.`);
    if (answer.status >= 500) return wrong(`The gateway ${host} answers with an error (${answer.status}).`);
    // A gateway need not list its models.
    const models = modelsSchema.safeParse(await answer.json().catch(() => null));
    const isMissing = answer.ok && models.success && !models.data.data.some(({ id }) => id === model);
    return isMissing ? wrong(`The gateway ${host} has no model ${model}. Correct AI_MODEL.`) : good(`The gateway ${host} answers.`);
  } catch (error) {
    return wrong(`The gateway ${host} of AI_BASE_URL cannot be reached: ${describeFault(error)}.`);
  }
}

/** Sends the collector an empty list of traces, which it has to take. */
export async function checkCollector({ url, headers }: { url: string; headers: string | null }): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { ...readHeaders(headers), "Content-Type": "application/json" },
      body: '{"resourceSpans":[]}',
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.status === 401 || answer.status === 403) return wrong(`The collector ${host} refuses OTEL_EXPORTER_OTLP_HEADERS.`);
    if (answer.status === 404) return wrong(`The collector ${host} takes no traces at ${new URL(url).pathname}. Correct the address.`);
    return answer.status >= 500
      ? wrong(`The collector ${host} answers with an error (${answer.status}).`)
      : good(`The collector ${host} answers.`);
  } catch (error) {
    return wrong(`The collector ${host} of OTEL_EXPORTER_OTLP_ENDPOINT cannot be reached: ${describeFault(error)}.`);
  }
}

/** Sends the receiver of errors one that says that it is a trial, as the product would. The address may hold a key, so only its host is told. */
export async function checkErrorReceiver({ url, release }: { url: string; release: Version }): Promise<Finding> {
  const { host } = new URL(url);
  const outcome = Promise.withResolvers<Parameters<ReportSettings["tell"]>[0]>();
  const reports = createErrorReports({ url, release, tell: outcome.resolve });
  reports.report({ event: "a trial of doctor", error: new Error("nothing is wrong"), requestId: undefined, traceId: undefined });
  await reports.close();
  outcome.resolve("recovered");
  const told = await outcome.promise;
  return told === "recovered"
    ? good(`The receiver of errors ${host} takes them.`)
    : wrong(`The receiver of errors ${host} of ERROR_REPORT_URL does not take them: ${describeFault(told.error)}.`);
}

/** As the standard writes them: names and encoded values, with commas between. */
function readHeaders(text: string | null): Record<string, string> {
  const pairs = (text ?? "").split(",").flatMap((pair): [string, string][] => {
    const [name, ...value] = pair.trim().split("=");
    return name ? [[decodeURIComponent(name.trim()), decodeURIComponent(value.join("=").trim())]] : [];
  });
  return Object.fromEntries(pairs);
}
