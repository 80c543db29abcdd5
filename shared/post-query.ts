import * as z from "zod/mini";
import { postStatuses } from "./content-options.ts";
import { limits } from "./limits.ts";
import { locales } from "./locales/locale.ts";
import { noControlCharacters } from "./text-fields.ts";

/** The orders of the back-office's list of posts; a leading hyphen means descending. */
export const postSorts = ["-createdAt", "createdAt", "-updatedAt", "updatedAt", "title", "-title", "status", "-status"] as const;
export type PostSort = (typeof postSorts)[number];

/** The query of `GET /api/admin/posts`. */
export const postQuerySchema = z.object({
  status: z.optional(z.enum(postStatuses)),
  language: z.optional(z.enum(locales)),
  tag: z.optional(z.string().check(z.trim(), z.maxLength(limits.listItem), noControlCharacters)),
  /** In the title or the slug. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.listItem), noControlCharacters)),
  sort: z._default(z.enum(postSorts), "-createdAt"),
  /** `true` lists the posts in the bin, and only those. */
  bin: z.optional(z.enum(["true", "false"])),
  cursor: z.optional(z.string()),
});

export type PostQuery = z.output<typeof postQuerySchema>;
