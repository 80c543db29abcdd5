import { escapeControls } from "./escape-controls.ts";

/** An error as it is logged. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  /** The violated constraint of a database error, never the values. */
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
 * Describes an error without any user input: statements come without their values, and addresses, secrets and quoted input
 * are masked. Only the properties named here are kept, because libraries attach whole requests to their errors.
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

/** Escapes control characters, too, because readable logs are shown in a terminal unchanged. */
function maskMessage(message: string): string {
  const masked = withoutValues(message)
    .replaceAll(passwordInAddress, "//***@")
    .replaceAll(email, "***@***")
    .replaceAll(accessToken, "***")
    .replaceAll(longSecret, "***");
  return escapeControls(masked.slice(0, longestMessage));
}

/** Drizzle appends the values to the statement. */
function withoutValues(message: string): string {
  return message.startsWith("Failed query: ") ? (message.split("\nparams: ")[0] ?? "").replaceAll("\n", " ") : message;
}

/** Parsers quote the input that they could not read, and so does PostgreSQL (error class 22). */
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

/** The frames of a stack, without the message that it begins with. */
function listFrames(stack: string): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, mostFrames);
}
