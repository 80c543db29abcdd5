import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import { browserErrorSchema, type BrowserError } from "#shared/browser-error.ts";
import type { AppContext } from "../app-context.ts";
import type { ErrorReports } from "../log/error-reports.ts";
import { logRequest } from "../request/log-request.ts";
import type { RateLimit } from "../middleware/rate-limit.ts";
import { readJsonBody } from "../request/json-body.ts";
import { jsonBody, problemAnswer } from "./answers.ts";

const mostBytes = 8 * 1024;
const event = "a script failed in a browser";

export interface BrowserErrorServices {
  /** Reports of one client address. */
  rateLimit: Pick<RateLimit, "consume">;
  /** Apart from the server's, so that no flood of them keeps one of the server's back. `null`: pages tell nothing, and what comes is logged alone. */
  reports: Pick<ErrorReports, "report"> | null;
}

/** Errors of our own scripts in browsers. They are logged as warnings, since anybody may send some, and go where errors of the server go. */
export const browserErrorsApi = ({ rateLimit, reports }: BrowserErrorServices) =>
  new Hono<AppContext>().post("/", describeRoute(route), async (c) => {
    const error = rebuildError(await readJsonBody(c, browserErrorSchema, mostBytes));
    await rateLimit.consume(c.get("clientAddress"));
    logRequest(c, "warn", { message: event, err: error });
    reports?.report({ event, error, requestId: c.get("requestId"), traceId: undefined });
    return c.body(null, 204);
  });

function rebuildError({ type, message, frames }: BrowserError): Error {
  const error = new Error(message);
  error.name = type;
  error.stack = frames.map(({ file, line, column }) => `at ${file}:${line}:${column}`).join("\n");
  return error;
}

const route = {
  operationId: "reportBrowserError",
  summary: "Report an error of the site's own scripts",
  description: "Says what failed and where in the site's files, and nothing about the visitor, of the page's content or of what was typed.",
  requestBody: jsonBody("BrowserError"),
  responses: {
    204: { description: "It was noted" },
    429: problemAnswer("Too many reports from one place"),
  },
} satisfies DescribeRouteOptions;
