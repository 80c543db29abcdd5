import type { MetaDescriptor } from "react-router";
import type { PostInContext } from "#domain/posts/read.ts";
import { buildSocialAddress, findNamedPicture } from "#shared/pictures.ts";
import { formatPostPath } from "#shared/slug.ts";
import type { PageRequest } from "../context.ts";
import { buildPageMeta, drawnImage, type SocialImage } from "./page-meta.ts";
import { describeBreadcrumbs, describePost } from "./structured-data.ts";

/** The names of the breadcrumbs of a post's page. */
export interface PostPlaces {
  title: string;
  home: string;
  blog: string;
  feed: string;
}

/** Builds the metadata of a post's page, with links to its published translations. */
export function buildPostMeta(
  page: PageRequest,
  { post, translations }: Pick<PostInContext, "post" | "translations">,
  places: PostPlaces,
): MetaDescriptor[] {
  const description = post.metaDescription ?? post.excerpt;
  const image = chooseImage(page, post);
  return buildPageMeta(page, {
    title: places.title,
    description: shorten(description),
    isHidden: false,
    openGraph: { title: post.metaTitle ?? post.title, description: shorten(description), image, type: "article" },
    translations: translations.map(({ locale, slug }) => ({ locale, path: formatPostPath(slug) })),
    article: { publishedAt: post.publishedAt, updatedAt: post.updatedAt, section: post.category, tags: post.tags },
    feedTitle: places.feed,
    structuredData: [
      describePost(page, post, image),
      describeBreadcrumbs(page, [
        { name: places.home, path: "/" },
        { name: places.blog, path: "/blog" },
        { name: post.title, path: page.path },
      ]),
    ],
  });
}

function chooseImage(page: PageRequest, { featuredImage, featuredImageAlt, title, slug }: PostInContext["post"]): SocialImage {
  const ours = featuredImage === null ? null : findNamedPicture(featuredImage);
  if (ours) return { url: page.publicUrl + buildSocialAddress(ours), alt: featuredImageAlt ?? title };
  if (featuredImage) return { url: featuredImage, alt: featuredImageAlt ?? title };
  return drawnImage(page, `blog/${encodeURIComponent(slug)}`, title);
}

const longestDescription = 160;

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= longestDescription
    ? text
    : `${characters
        .slice(0, longestDescription - 1)
        .join("")
        .trimEnd()}…`;
}
