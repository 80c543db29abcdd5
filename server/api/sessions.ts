import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import { endOwnSession, listSessions } from "#domain/accounts/sessions.ts";
import type { AuthServices } from "#domain/auth/settings.ts";
import type { AppContext } from "../app-context.ts";
import { requireMember } from "../middleware/require-member.ts";
import { bearer, jsonAnswer, problemAnswer } from "./answers.ts";
import { logRequest } from "../log/request-log.ts";

/** The devices on which the member is signed in. */
export const sessionsApi = (services: AuthServices) =>
  new Hono<AppContext>()
    .get("/", describeRoute(listRoute), async (c) => c.json({ sessions: await listSessions(services, requireMember(c)) }))
    .delete("/:id", describeRoute(endRoute), async (c) => {
      const id = c.req.param("id");
      await endOwnSession(services, requireMember(c), id);
      logRequest(c, "info", { message: "a session was ended by its owner", sessionId: id });
      return c.body(null, 204);
    });

const sessionsAnswerSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      isCurrent: z.boolean(),
      userAgent: z.nullable(z.string()),
      place: z.nullable(z.string()),
      signedInAt: z.iso.datetime(),
      lastActiveAt: z.iso.datetime(),
    }),
  ),
});

const listRoute = {
  operationId: "listSessions",
  summary: "Where the member is signed in, the asking session first",
  security: bearer,
  responses: {
    200: jsonAnswer("The sessions", sessionsAnswerSchema),
    401: problemAnswer("Not signed in"),
  },
} satisfies DescribeRouteOptions;

const endRoute = {
  operationId: "endSession",
  summary: "Sign one device out",
  security: bearer,
  responses: {
    204: { description: "The session has ended" },
    401: problemAnswer("Not signed in"),
    403: problemAnswer("Neither sign-in nor proof of the last ten minutes (`proof_needed`)"),
    404: problemAnswer("No such session of one's own"),
  },
} satisfies DescribeRouteOptions;
