import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import { giveHeart } from "#domain/gifts/sharing/hearts.ts";
import { findSharedList, type SharedListServices } from "#domain/gifts/sharing/shared-list.ts";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";
import { heartInputSchema, listKeyPattern } from "#shared/shared-lists.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import type { RateLimit } from "../middleware/rate-limit.ts";
import { buildAddressKey, type VisitorSettings } from "../middleware/visitor.ts";
import { readName, readQuery } from "../request/read-query.ts";
import { jsonAnswer, jsonBody, problemAnswer } from "./answers.ts";
import { languageParameter, languageQuery } from "./language-query.ts";

export interface SharedListEndpointServices extends SharedListServices {
  visitors: VisitorSettings;
  /** Of one client address. */
  rateLimits: { sharedLists: Pick<RateLimit, "consume">; hearts: RateLimit };
}

/** Lists that members show to others, for whoever has an address. */
export function sharedListsApi({ visitors, rateLimits, ...services }: SharedListEndpointServices) {
  return new Hono<AppContext>()
    .get("/:key", describeRoute(findRoute), async (c) => {
      const { language } = readQuery(c, languageQuery);
      await rateLimits.sharedLists.consume(buildAddressKey(c, visitors));
      const list = await findSharedList(services, readName(c, "key", z.string()), language);
      if (!list) throw new Refusal("not_found");
      c.header("Cache-Control", "no-store");
      return c.json(list);
    })
    .put("/:key/hearts/:idea", describeRoute(heartRoute), async (c) => {
      const place = { key: readName(c, "key", z.string().check(z.regex(listKeyPattern))), ideaId: readName(c, "idea", z.uuid()) };
      const heart = await readJsonBody(c, heartInputSchema, limits.bodyBytes);
      await rateLimits.hearts.consume(buildAddressKey(c, visitors));
      c.header("Cache-Control", "no-store");
      return c.json(await giveHeart(services.db, place, heart));
    });
}

const findRoute = {
  operationId: "findSharedList",
  summary: "A list that a member shows to whoever has its address",
  description: "The ideas are in the asked language where the catalogue has it; each says in which it is.",
  parameters: [languageParameter],
  responses: {
    200: jsonAnswer("The ideas and everybody's hearts; nothing about the person", "SharedList"),
    404: problemAnswer("No such list, or it is not shared any more"),
  },
} satisfies DescribeRouteOptions;

const heartRoute = {
  operationId: "giveHeart",
  summary: "Give an idea of a shared list a heart, by a first name, or take it back",
  description:
    "`giver` is a secret of the browser's own: who has it changes or takes back what was given with it. With `name: null` the heart is taken back. The name is shown to everybody who has the list's address.",
  requestBody: jsonBody("HeartInput"),
  responses: {
    200: jsonAnswer("All hearts of the list", "Hearts"),
    404: problemAnswer("No such idea on a list that is shared"),
    409: problemAnswer("The list has all the hearts that it can hold (`too_many_hearts`)"),
    429: problemAnswer("More than thirty hearts a minute from one place"),
  },
} satisfies DescribeRouteOptions;
