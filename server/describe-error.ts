import { escapeControls } from "./escape-controls.ts";

/** What a log keeps of an error. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  /** Of a database's refusal: which rule it was, never which values. */
  constraint?: string;
  table?: string;
  stack?: string[];
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
}

const mostNested = 5;
const longestMessage = 500;
const mostFrames = 20;
const passwordInAddress = /\/\/[^\s/@]+@/g;
const email = /[^\s<>"'`()[\]{},;:=/]+@[^\s<>"'`()[\]{},;:=/]+/g;
const accessToken = /eyJ[\w-]+(?:\.[\w-]+)+/g;
const longSecret = /(?=[\w+/~-]*\d)[\w+/~-]{32,}={0,2}/g;
const quoted = /"[^]*"/;

/**
 * What is known about an error, without what somebody sent: statements come without their values, and addresses, secrets and
 * quoted input are masked. Only the properties named here are kept, as libraries hang whole requests on their errors.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: maskMessage(String(error)) };
  const properties = readProperties(error);
  return {
    type: /^error$/i.test(error.name) ? error.constructor.name : error.name,
    message: maskMessage(isAboutInput(error, properties.code) ? error.message.replace(quoted, '"…"') : error.message),
    ...properties,
    ...(error.stack && { stack: listFrames(error.stack) }),
    ...(depth < mostNested && describeReasons(error, depth + 1)),
  };
}

function describeReasons(error: Error, depth: number): Pick<ErrorDescription, "cause" | "errors"> {
  return {
    ...(error.cause !== undefined && { cause: describeError(error.cause, depth) }),
    ...(error instanceof AggregateError && { errors: error.errors.slice(0, mostNested).map((one) => describeError(one, depth)) }),
  };
}

/** Escaped, too: a log for people stands in a terminal as it is. */
function maskMessage(message: string): string {
  const masked = withoutValues(message)
    .replaceAll(passwordInAddress, "//***@")
    .replaceAll(email, "***@***")
    .replaceAll(accessToken, "***")
    .replaceAll(longSecret, "***");
  return escapeControls(masked.slice(0, longestMessage));
}

/** Drizzle writes the values behind its statement. */
function withoutValues(message: string): string {
  return message.startsWith("Failed query: ") ? (message.split("\nparams: ")[0] ?? "").replaceAll("\n", " ") : message;
}

/** A parser quotes what it could not read, and so does PostgreSQL (its class 22). */
function isAboutInput(error: Error, code: string | undefined): boolean {
  return error instanceof SyntaxError || (code ?? "").startsWith("22");
}

function readProperties(error: Error): Pick<ErrorDescription, "code" | "constraint" | "table"> {
  const read = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" || typeof value === "number" ? { [name]: maskMessage(String(value)) } : {};
  };
  return { ...read("code"), ...read("constraint"), ...read("table") };
}

/** Where it happened: a stack begins with the message, which is told already. */
function listFrames(stack: string): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, mostFrames);
}
