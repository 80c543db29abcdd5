import type { PostSummary } from "#domain/posts/post-view.ts";
import { Bow } from "../ui/bow.tsx";

const papers = ["stripes", "twigs", "dots", "night"] as const;

/** A post's picture; a post without one gets a drawn parcel, whose paper depends on the slug. */
export function PostPaper({ post, isLate }: { post: Pick<PostSummary, "slug" | "featuredImage" | "featuredImageAlt">; isLate: boolean }) {
  if (post.featuredImage) {
    return (
      <img
        className="post-picture"
        src={post.featuredImage}
        alt={post.featuredImageAlt ?? ""}
        loading={isLate ? "lazy" : "eager"}
        decoding="async"
      />
    );
  }
  return (
    <div className={`post-paper post-paper-${choosePaper(post.slug)}`} aria-hidden="true">
      <span className="post-paper-print" />
      <Bow />
    </div>
  );
}

function choosePaper(slug: string): (typeof papers)[number] {
  const mixed = [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return papers[mixed % papers.length] ?? papers[0];
}
