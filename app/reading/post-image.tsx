import type { PostSummary } from "#domain/posts/post-view.ts";
import { buildPictureAddress, buildSourceSet, findNamedPicture } from "#shared/pictures.ts";
import { Bow } from "../ui/bow.tsx";

const papers = ["stripes", "twigs", "dots", "night"] as const;

interface PostPaperProps {
  post: Pick<PostSummary, "slug" | "featuredImage" | "featuredImageAlt">;
  isLate: boolean;
  /** How wide it is shown, as the attribute has it. */
  sizes: string;
}

/** A post's picture; a post without one gets a drawn parcel, whose paper depends on the slug. */
export function PostPaper({ post, isLate, sizes }: PostPaperProps) {
  if (post.featuredImage) {
    const alt = post.featuredImageAlt ?? "";
    const loading = isLate ? "lazy" : "eager";
    const ours = findNamedPicture(post.featuredImage);
    if (!ours) return <img className="post-picture" src={post.featuredImage} alt={alt} loading={loading} decoding="async" />;
    return (
      <picture>
        <source type="image/avif" srcSet={buildSourceSet(ours, "avif")} sizes={sizes} />
        <img
          className="post-picture"
          src={buildPictureAddress(ours)}
          srcSet={buildSourceSet(ours, "webp")}
          sizes={sizes}
          alt={alt}
          loading={loading}
          decoding="async"
        />
      </picture>
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
