import { Hono } from "hono";
import { describeRoute, resolver, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { findPolicy, listPolicies, type Policy } from "#domain/policies/read.ts";
import { policyTypes } from "#shared/content-options.ts";
import { fallbackLocale, locales } from "#shared/locales/locale.ts";
import { nameContact } from "#shared/policy-contact.ts";
import type { AppContext } from "../app-context.ts";
import { readName, readQuery } from "../read-query.ts";
import { problemAnswer } from "./answers.ts";
import { answerConditionalJson } from "./conditional-json.ts";
import { languageParameter } from "./language-parameter.ts";
import { policyAnswerSchema, policyListAnswerSchema } from "./public-answers.ts";

const query = z.object({ language: z._default(z.enum(locales), fallbackLocale) });

interface PoliciesDoor {
  db: Database;
  contactEmail: string;
}

export const policiesApi = ({ db, contactEmail }: PoliciesDoor) =>
  new Hono<AppContext>()
    .get("/", describeRoute(listRoute), async (c) =>
      answerConditionalJson(c, { policies: (await listPolicies(db, readQuery(c, query).language)).map(forReaders(contactEmail)) }),
    )
    .get("/:type", describeRoute(policyRoute), async (c) =>
      answerConditionalJson(
        c,
        forReaders(contactEmail)(await findPolicy(db, readName(c, "type", z.enum(policyTypes)), readQuery(c, query).language)),
      ),
    );

const forReaders = (contactEmail: string) => (policy: Policy) => ({ ...policy, content: nameContact(policy.content, contactEmail) });

const listRoute = {
  operationId: "listPolicies",
  summary: "The three policies as they are now",
  parameters: [languageParameter],
  responses: { 200: { description: "All three", content: { "application/json": { schema: resolver(policyListAnswerSchema) } } } },
} satisfies DescribeRouteOptions;

const policyRoute = {
  operationId: "getPolicy",
  summary: "One policy as it is now",
  parameters: [languageParameter],
  responses: {
    200: { description: "The policy", content: { "application/json": { schema: resolver(policyAnswerSchema) } } },
    404: problemAnswer("There is no such policy"),
  },
} satisfies DescribeRouteOptions;
