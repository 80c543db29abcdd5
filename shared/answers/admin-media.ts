import * as z from "zod/mini";
import { answeredInstant, nextCursor } from "./fields.ts";
import { limits } from "../limits.ts";
import { locales } from "../locales/locale.ts";
import { noControlCharacters } from "../text-fields.ts";

// The library of pictures, as the back-office's API speaks of it.

const useSchema = z.object({
  kind: z.enum(["post", "policy", "seo"]),
  /** Of the post; the type of the policy or page. */
  id: z.string(),
  title: z.string(),
  language: z.enum(locales),
  isInBin: z.boolean(),
});
export type PictureUse = z.output<typeof useSchema>;

export const pictureSchema = z.object({
  id: z.uuid(),
  /** By which texts name it. */
  address: z.string(),
  title: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Of all its files together. */
  bytes: z.int(),
  uses: z.array(useSchema),
  createdAt: answeredInstant,
});
export type Picture = z.output<typeof pictureSchema>;

export const picturePageSchema = z.object({ pictures: z.array(pictureSchema), total: z.int(), nextCursor });

/** The query of `GET /api/admin/media`. */
export const pictureQuerySchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.listItem), noControlCharacters)),
  cursor: z.optional(z.string()),
});

/** The body of `PUT /api/admin/media/:id`. */
export const pictureInputSchema = z.object({ alt: z.string().check(z.trim(), z.maxLength(limits.title), noControlCharacters) });
