import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import { endOwnSession, listSessions } from "#domain/accounts/sessions.ts";
import type { AuthServices } from "#domain/auth/settings.ts";
import type { AppContext } from "../app-context.ts";
import { requireMember } from "../middleware/require-member.ts";
import { jsonAnswer, problemAnswer } from "./answers.ts";
import { logRequest } from "../request/log-request.ts";

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

const listRoute = {
  operationId: "listSessions",
  summary: "Where the member is signed in, the asking session first",
  responses: {
    200: jsonAnswer("The sessions", "Sessions"),
  },
} satisfies DescribeRouteOptions;

const endRoute = {
  operationId: "endSession",
  summary: "Sign one device out",
  responses: {
    204: { description: "The session has ended" },
    403: problemAnswer("Neither sign-in nor proof of the last ten minutes (`proof_needed`)"),
    404: problemAnswer("No such session of one's own"),
  },
} satisfies DescribeRouteOptions;
