import * as z from "zod/mini";
import { postStatuses } from "./content-options.ts";
import { limits } from "./limits.ts";
import { fallbackLocale, locales } from "./locales/locale.ts";
import { isSlug } from "./slug.ts";
import { instant, noControlCharacters, optionalPictureAddress, optionalText, requiredText, requiredWriting } from "./text-fields.ts";

const mostMinutes = 600;

/** Signs of a letter may become one with it. To put more of them in order takes ever longer. */
const longestTypedSlug = 10 * limits.slug;

const slug = z.string().check(
  z.maxLength(longestTypedSlug, { abort: true }),
  z.trim(),
  z.normalize("NFC"),
  z.toLowerCase(),
  z.maxLength(limits.slug),
  z.refine((text) => text !== "", { message: "required", abort: true }),
  z.refine(isSlug, { message: "invalid_slug" }),
);

const tags = z.array(z.string().check(z.trim(), z.maxLength(limits.listItem), noControlCharacters)).check(
  z.overwrite((tags) => [...new Set(tags)].filter(Boolean)),
  z.maxLength(limits.listItems),
);

/** Texts that a post may go without. Readers may see all of them. */
export const postTexts = {
  excerpt: optionalText(limits.formText),
  /** An address elsewhere on the web, or that of a picture of the library. */
  featuredImage: optionalPictureAddress(),
  featuredImageAlt: optionalText(limits.title),
  category: optionalText(limits.listItem),
  metaTitle: optionalText(limits.metaTitle),
  metaDescription: optionalText(limits.metaDescription),
};
export type PostText = keyof typeof postTexts;

/** One value for each of the texts. */
export function mapPostTexts<Value>(map: (name: PostText) => Value): Record<PostText, Value> {
  return Object.assign(
    {},
    ...Object.keys(postTexts)
      .filter(isPostText)
      .map((name) => ({ [name]: map(name) })),
  );
}

function isPostText(name: string): name is PostText {
  return name in postTexts;
}

/** What a writer fills in: the body of `POST /api/admin/posts` and `PUT /api/admin/posts/:id`. */
export const postInputSchema = z
  .object({
    title: requiredText(limits.title),
    slug,
    content: requiredWriting(limits.content),
    status: z.enum(postStatuses),
    language: z._default(z.enum(locales), fallbackLocale),
    ...postTexts,
    tags: z._default(tags, []),
    /** In minutes; `null` to estimate it from the content. */
    readingTime: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(mostMinutes))), null),
    /** When a draft is to be published automatically. */
    publishAt: z._default(z.nullable(instant()), null),
    /** The date of publication, not in the future; `null` for the moment of publication. */
    publishedAt: z._default(z.nullable(instant()), null),
    /** The group of another post to make this one its translation; `null` leaves the post where it is. */
    translationGroup: z._default(z.nullable(z.uuid()), null),
  })
  .check(
    z.refine(({ status, publishAt }) => publishAt === null || status === "draft", { path: ["publishAt"], message: "only_for_drafts" }),
  );

export type PostInput = z.output<typeof postInputSchema>;

export const bulkActions = ["publish", "withdraw", "archive", "delete", "restore"] as const;
export type BulkAction = (typeof bulkActions)[number];
const mostAtOnce = 50;

/** The body of `POST /api/admin/posts/bulk`. */
export const bulkChangeSchema = z.object({
  action: z.enum(bulkActions),
  /** Each with the revision that was seen. */
  posts: z.array(z.object({ id: z.uuid(), revision: z.int() })).check(z.minLength(1), z.maxLength(mostAtOnce)),
});
export type BulkChange = z.output<typeof bulkChangeSchema>;

/** Splits the tags that were typed into one field, at Western, Chinese and Japanese commas. */
export function splitTags(text: string): string[] {
  const tags = text.split(/[,，、]/).map((tag) => tag.trim());
  return [...new Set(tags)].filter(Boolean);
}
