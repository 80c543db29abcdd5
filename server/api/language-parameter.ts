import type { DescribeRouteOptions } from "hono-openapi";
import { fallbackLocale, locales } from "#shared/locales/locale.ts";

export const languageParameter = {
  in: "query",
  name: "language",
  required: false,
  schema: { type: "string", enum: [...locales], default: fallbackLocale },
} satisfies NonNullable<DescribeRouteOptions["parameters"]>[number];
