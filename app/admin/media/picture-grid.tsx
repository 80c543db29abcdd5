import { useTranslation } from "react-i18next";
import type { Picture } from "#shared/answers/admin-media.ts";
import { buildSourceSet, findNamedPicture } from "#shared/pictures.ts";

interface PictureGridProps {
  pictures: readonly Picture[];
  isStale: boolean;
  /** The one that is chosen; `null` for none, left out where they are opened and not chosen. */
  chosenId?: string | null;
  onPress: (picture: Picture) => void;
}

/** The pictures of one page of the library. */
export function PictureGrid({ pictures, isStale, chosenId, onPress }: PictureGridProps) {
  const { t } = useTranslation("adminMedia");
  return (
    <ul className="media-grid" aria-label={t("library")} aria-busy={isStale}>
      {pictures.map((picture) => (
        <li key={picture.id} data-row={picture.id}>
          <button
            type="button"
            className="media-card"
            aria-pressed={chosenId === undefined ? undefined : chosenId === picture.id}
            onClick={() => onPress(picture)}
          >
            <Thumbnail picture={picture} />
            <span className="media-card-title">{picture.title}</span>
            <span className="media-card-facts">
              {picture.uses.length === 0 ? t("unused") : t("usedCount", { count: picture.uses.length })}
              {picture.alt === "" && <span className="media-card-lack">{t("noAlt")}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ picture: { address, alt, width, height } }: { picture: Picture }) {
  const named = findNamedPicture(address);
  return (
    <img
      className="media-thumbnail"
      src={address}
      {...(named && { srcSet: buildSourceSet(named, "webp") })}
      sizes="12rem"
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
