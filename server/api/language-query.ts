import type { DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import { fallbackLocale, locales } from "#shared/locales/locale.ts";

/** The query of routes whose content exists in each language; English by default. */
export const languageQuery = z.object({ language: z._default(z.enum(locales), fallbackLocale) });

export const languageParameter = {
  in: "query",
  name: "language",
  required: false,
  schema: { type: "string", enum: [...locales], default: fallbackLocale },
} satisfies NonNullable<DescribeRouteOptions["parameters"]>[number];
