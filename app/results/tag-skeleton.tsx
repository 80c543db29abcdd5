import { useTranslation } from "react-i18next";
import { TagString } from "./tag-string.tsx";

/** The placeholder of an idea that has not arrived yet. */
export function TagSkeleton({ number }: { number: number }) {
  const { t } = useTranslation("results");
  return (
    <div className="gift-tag gift-tag-waiting">
      <TagString />
      <div className="tag-shape">
        <p className="sr-only">{t("waiting", { number })}</p>
        <div aria-hidden="true" className="skeleton">
          <i className="w-1/3" />
          <i className="h-7 w-4/5" />
          <i className="w-2/5" />
          <i className="mt-4" />
          <i />
          <i className="w-3/4" />
        </div>
      </div>
    </div>
  );
}

export function TagSkeletons({ count }: { count: number }) {
  return (
    <ol className="gift-tags" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <TagSkeleton number={index + 1} />
        </li>
      ))}
    </ol>
  );
}
