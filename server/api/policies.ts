import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { getPolicyInForce, listPolicies, type Policy } from "#domain/policies/read.ts";
import { policyTypes } from "#shared/content-options.ts";
import { nameContact } from "#shared/policy-contact.ts";
import type { AppContext } from "../app-context.ts";
import { readName, readQuery } from "../request/read-query.ts";
import { jsonAnswer, notModified, problemAnswer } from "./answers.ts";
import { answerConditionalJson } from "./conditional-json.ts";
import { languageParameter, languageQuery } from "./language-query.ts";

interface PolicyServices {
  db: Database;
  contactEmail: string;
}

export const policiesApi = ({ db, contactEmail }: PolicyServices) =>
  new Hono<AppContext>()
    .get("/", describeRoute(listRoute), async (c) =>
      answerConditionalJson(c, { policies: (await listPolicies(db, readQuery(c, languageQuery).language)).map(forReaders(contactEmail)) }),
    )
    .get("/:type", describeRoute(policyRoute), async (c) =>
      answerConditionalJson(
        c,
        forReaders(contactEmail)(
          await getPolicyInForce(db, readName(c, "type", z.enum(policyTypes)), readQuery(c, languageQuery).language),
        ),
      ),
    );

const forReaders = (contactEmail: string) => (policy: Policy) => ({ ...policy, content: nameContact(policy.content, contactEmail) });

const listRoute = {
  operationId: "listPolicies",
  summary: "The three policies as they are now",
  parameters: [languageParameter],
  responses: { 200: jsonAnswer("All three", "PolicyList"), 304: notModified },
} satisfies DescribeRouteOptions;

const policyRoute = {
  operationId: "getPolicy",
  summary: "One policy as it is now",
  parameters: [languageParameter],
  responses: {
    200: jsonAnswer("The policy", "Policy"),
    304: notModified,
    404: problemAnswer("There is no such policy"),
  },
} satisfies DescribeRouteOptions;
