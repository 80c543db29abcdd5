import type { Context } from "hono";
import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import {
  findSavedPolicy,
  listSavedPolicies,
  savePolicy,
  type PolicyKey,
  type PolicyRecord,
  type PolicyServices,
} from "#domain/policies/save.ts";
import { policyTemplates } from "#domain/policies/templates/templates.ts";
import { findPolicyRevision, listPolicyRevisions } from "#domain/policies/revisions.ts";
import { policyTypes } from "#shared/content-options.ts";
import { limits } from "#shared/limits.ts";
import { policyInputSchema } from "#shared/policy-input.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import { requireAdministrator } from "../middleware/require-member.ts";
import { numberName, readName, readQuery } from "../request/read-query.ts";
import { formatEtag, readSeenRevision } from "../request/revision-etag.ts";
import { changeRefusals, cursorParameter, ifMatch, jsonAnswer, jsonBody, problemAnswer } from "./answers.ts";
import { languageParameter, languageQuery } from "./language-query.ts";

const cursorQuery = z.extend(languageQuery, { cursor: z.optional(z.string()) });

/** The saved policies and their versions, in each language. `access.ts` admits administrators only. */
export const adminPoliciesApi = (services: PolicyServices) => {
  const { db } = services;
  return new Hono<AppContext>()
    .get("/", describeRoute(listRoute), async (c) => {
      const { language } = readQuery(c, languageQuery);
      return c.json({ policies: await listSavedPolicies(db, language) });
    })
    .get("/:type", describeRoute(findRoute), async (c) => {
      const policy = await findSavedPolicy(db, readKey(c));
      if (!policy) throw new Refusal("not_found");
      return answerPolicy(c, policy);
    })
    .put("/:type", describeRoute(saveRoute), async (c) => {
      const key = readKey(c);
      const seen = readSeenRevision(c);
      const input = await readJsonBody(c, policyInputSchema, limits.contentBodyBytes);
      return answerPolicy(c, await savePolicy(services, requireAdministrator(c).userId, { ...key, seen, input }));
    })
    .get("/:type/template", describeRoute(templateRoute), (c) => {
      const { type, language } = readKey(c);
      return c.json({ type, language, ...policyTemplates[type][language] });
    })
    .get("/:type/versions", describeRoute(versionsRoute), async (c) => {
      const { cursor = null } = readQuery(c, cursorQuery);
      return c.json(await listPolicyRevisions(db, readKey(c), cursor));
    })
    .get("/:type/versions/:revision", describeRoute(versionRoute), async (c) => {
      const version = await findPolicyRevision(db, readKey(c), readName(c, "revision", numberName));
      if (!version) throw new Refusal("not_found");
      return c.json(version);
    });
};

function readKey(c: Context<AppContext>): PolicyKey {
  return { type: readName(c, "type", z.enum(policyTypes)), ...readQuery(c, languageQuery) };
}

function answerPolicy(c: Context<AppContext>, policy: PolicyRecord): Response {
  c.header("ETag", formatEtag(policy.revision));
  return c.json(policy);
}

const listRoute = {
  operationId: "listSavedPolicies",
  summary: "The policies that were saved in a language",
  parameters: [languageParameter],
  responses: { 200: jsonAnswer("The policies", "SavedPolicies") },
} satisfies DescribeRouteOptions;

const findRoute = {
  operationId: "getSavedPolicy",
  summary: "A policy as it was saved",
  parameters: [languageParameter],
  responses: {
    200: jsonAnswer("The policy, with its `ETag`", "SavedPolicy"),
    404: problemAnswer("It was never saved in this language: readers see the default template"),
  },
} satisfies DescribeRouteOptions;

const saveRoute = {
  operationId: "savePolicy",
  summary: "Save a policy; earlier texts are kept",
  description: "With `If-Match`, or for the first text in a language with `If-None-Match: *`.",
  parameters: [languageParameter, { ...ifMatch, required: false }],
  requestBody: jsonBody("PolicyInput"),
  responses: {
    200: jsonAnswer("The policy, with its new `ETag`", "SavedPolicy"),
    404: problemAnswer("No such policy"),
    ...changeRefusals,
  },
} satisfies DescribeRouteOptions;

const templateRoute = {
  operationId: "getPolicyTemplate",
  summary: "The text that a policy starts from",
  parameters: [languageParameter],
  responses: { 200: jsonAnswer("The template", "PolicyTemplate"), 404: problemAnswer("No such policy") },
} satisfies DescribeRouteOptions;

const versionsRoute = {
  operationId: "listPolicyVersions",
  summary: "Every text of a policy that was saved, the present one first",
  parameters: [languageParameter, cursorParameter],
  responses: {
    200: jsonAnswer("The versions", "PolicyRevisionPage"),
    404: problemAnswer("No such policy"),
  },
} satisfies DescribeRouteOptions;

const versionRoute = {
  operationId: "getPolicyVersion",
  summary: "One text of a policy",
  parameters: [languageParameter],
  responses: {
    200: jsonAnswer("The version", "PolicyRevision"),
    404: problemAnswer("No such version"),
  },
} satisfies DescribeRouteOptions;
