import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import { deleteOwnAccount } from "#domain/accounts/delete-own-account.ts";
import { exportAccount } from "#domain/accounts/export-account.ts";
import { chooseLanguage, getProfile } from "#domain/accounts/profile.ts";
import type { AuthServices } from "#domain/auth/settings.ts";
import { deleteAccountSchema } from "#shared/delete-account.ts";
import { languageSchema } from "#shared/language-input.ts";
import { limits } from "#shared/limits.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import { requireMember } from "../middleware/require-member.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { jsonAnswer, jsonBody, problemAnswer } from "./answers.ts";
import { logRequest } from "../request/log-request.ts";

/** The member's own account. */
export const meApi = (services: AuthServices) =>
  new Hono<AppContext>()
    .get("/", describeRoute(profileRoute), async (c) => {
      const { userId, needsFactor } = requireMember(c);
      return c.json({ ...(await getProfile(services.db, userId)), needsFactor });
    })
    .put("/", describeRoute(languageRoute), async (c) => {
      const { userId, needsFactor } = requireMember(c);
      const { language } = await readJsonBody(c, languageSchema, limits.bodyBytes);
      return c.json({ ...(await chooseLanguage(services.db, userId, language)), needsFactor });
    })
    .get("/export", describeRoute(exportRoute), (c) => {
      const { userId } = requireMember(c);
      return c.body(streamText(exportAccount(services.db, userId)), 200, {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="giftwright-data.json"',
      });
    })
    .delete("/", describeRoute(deleteRoute), async (c) => {
      const member = requireMember(c);
      const { phrase, password } = await readJsonBody(c, deleteAccountSchema, limits.bodyBytes);
      const clientAddress = c.get("clientAddress");
      await deleteOwnAccount(services, member, { phrase, password, clientAddress, locale: readRequestLocale(c) });
      logRequest(c, "info", { message: "a member deleted the own account" });
      return c.body(null, 204);
    });

/** Streams with back pressure; an error breaks the answer off, so that half a document never looks complete. */
function streamText(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const step = await pieces.next();
      if (step.done) controller.close();
      else controller.enqueue(encoder.encode(step.value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

const profileAnswer = jsonAnswer("The account", "Profile");

const profileRoute = {
  operationId: "getProfile",
  summary: "The member's own account",
  responses: { 200: profileAnswer },
} satisfies DescribeRouteOptions;

const languageRoute = {
  operationId: "chooseLanguage",
  summary: "The language of the member's mails",
  requestBody: jsonBody("LanguageInput"),
  responses: { 200: profileAnswer },
} satisfies DescribeRouteOptions;

const exportRoute = {
  operationId: "exportAccount",
  summary: "All that is kept about the member, as one file",
  responses: {
    200: { description: "The file", content: { "application/json": { schema: { type: "object" } } } },
  },
} satisfies DescribeRouteOptions;

const deleteRoute = {
  operationId: "deleteAccount",
  summary: "Delete the own account with all that is kept about it",
  description:
    "A sign-in not older than ten minutes suffices; later the password is asked for, and accounts without one need a new sign-in.",
  requestBody: jsonBody("AccountDeletion"),
  responses: {
    204: { description: "Deleted, and signed out everywhere" },
    400: problemAnswer("The phrase or the password is missing or not exact (`phrase_mismatch`)"),
    403: problemAnswer("The password is wrong (`wrong_password`), or the sign-in too old (`sign_in_again`)"),
    409: problemAnswer("The last administrator stays"),
  },
} satisfies DescribeRouteOptions;
