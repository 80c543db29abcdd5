import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { revisionPageSchema, revisionSchema, type Post } from "#shared/answers/admin-posts.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import { formatInstant } from "../../ui/format-date.ts";
import { LoadFailure } from "../load-failure.tsx";
import { PageSwitch } from "../page-switch.tsx";
import { Loading } from "../spinner.tsx";
import { useCursors } from "../use-cursors.ts";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { Compared } from "../writing/compared.tsx";
import { fieldNames, readFields, type PostFields } from "./post-fields.ts";
import { useDescribeValue } from "./use-describe-value.ts";

interface RevisionsProps {
  saved: Post | null;
  onFill: (fields: PostFields) => void;
  succeed: (text: string) => void;
}

/** The saved revisions of a post; each can be put back into the editor. */
export function Revisions({ saved, onFill, succeed }: RevisionsProps) {
  const { t } = useTranslation("adminPosts");
  const [chosen, setChosen] = useState<number | null>(null);
  if (!saved) return <p className="admin-hint">{t("revisions.afterSaving")}</p>;
  if (chosen === null) return <RevisionList post={saved} onChoose={setChosen} />;
  const restore = (fields: PostFields) => {
    onFill(fields);
    setChosen(null);
    succeed(t("revisions.restored", { revision: chosen }));
  };
  return <ComparedRevision postId={saved.id} revision={chosen} onRestore={restore} onBack={() => setChosen(null)} />;
}

function RevisionList({ post, onChoose }: { post: Post; onChoose: (revision: number) => void }) {
  const { t } = useTranslation("adminPosts");
  const { locale } = usePageAddress();
  const { cursor, previous, findNext } = useCursors();
  // The server takes no notice of `at`: it makes the list load again after the post was saved.
  const query = `?at=${post.revision}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`;
  const { loaded, reload, reason } = useAdminLoaded(`/api/admin/posts/${post.id}/revisions${query}`, revisionPageSchema);
  if (loaded.state === "failed") return <LoadFailure text={t("revisions.failed", { reason })} onRetry={reload} />;
  if (!loaded.value) return <Loading />;
  const { revisions, nextCursor } = loaded.value;
  return (
    <>
      <ol className="editor-revisions">
        {revisions.map(({ revision, createdAt, author }) => (
          <li key={revision} aria-current={revision === post.revision ? "true" : undefined}>
            <button type="button" onClick={() => onChoose(revision)}>
              <span>
                <strong>{t("revisions.item", { revision })}</strong>
                {revision === post.revision && <span className="badge badge-beside">{t("revisions.current")}</span>}
              </span>
              <span className="admin-soft">
                <time dateTime={createdAt}>{formatInstant(createdAt, locale)}</time>
                {author?.email && ` · ${t("revisions.by", { email: author.email })}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <PageSwitch onPrevious={previous} onNext={findNext(nextCursor)} />
    </>
  );
}

interface ComparedRevisionProps {
  postId: string;
  revision: number;
  onRestore: (fields: PostFields) => void;
  onBack: () => void;
}

function ComparedRevision({ postId, revision, onRestore, onBack }: ComparedRevisionProps) {
  const { t } = useTranslation("adminPosts");
  const { getValues } = useFormContext<PostFields>();
  const describeValue = useDescribeValue();
  const { loaded, reload, reason } = useAdminLoaded(`/api/admin/posts/${postId}/revisions/${revision}`, revisionSchema);
  if (loaded.state === "failed") return <LoadFailure text={t("revisions.failed", { reason })} onRetry={reload} />;
  if (!loaded.value) return <Loading />;
  const now = getValues();
  const then = readFields(loaded.value.fields);
  return (
    <Compared
      title={t("revisions.item", { revision })}
      names={fieldNames}
      labelField={(name) => t(`field.${name}`)}
      describeValue={describeValue}
      language={now.language}
      then={then}
      now={now}
      onRestore={() => onRestore(then)}
      onBack={onBack}
    />
  );
}
