import { useId } from "react";
import { useTranslation } from "react-i18next";
import { postSchema } from "#shared/answers/admin-posts.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import { FullDialog } from "../full-dialog.tsx";
import { Notice } from "../notice.tsx";
import { Loading } from "../spinner.tsx";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { buildEmptyFields, readFields } from "./post-fields.ts";
import { PostForm } from "./post-form.tsx";

interface PostEditorProps {
  /** `null` for a new post. */
  postId: string | null;
  onSaved: (text: string) => void;
  onClose: () => void;
}

/** Loads a post and opens its editor. */
export function PostEditor({ postId, onSaved, onClose }: PostEditorProps) {
  return postId === null ? (
    <NewPost onSaved={onSaved} onClose={onClose} />
  ) : (
    <ExistingPost postId={postId} onSaved={onSaved} onClose={onClose} />
  );
}

function NewPost({ onSaved, onClose }: Omit<PostEditorProps, "postId">) {
  const { locale } = usePageAddress();
  return <PostForm opened={null} fields={buildEmptyFields(locale)} onSaved={onSaved} onClose={onClose} />;
}

function ExistingPost({ postId, onSaved, onClose }: { postId: string } & Omit<PostEditorProps, "postId">) {
  const { t } = useTranslation("adminPosts");
  const { t: admin } = useTranslation("admin");
  const titleId = useId();
  const { loaded, reload, reason } = useAdminLoaded(`/api/admin/posts/${postId}`, postSchema);
  if (loaded.state === "loaded") {
    return <PostForm opened={loaded.value} fields={readFields(loaded.value)} onSaved={onSaved} onClose={onClose} />;
  }
  return (
    <FullDialog titleId={titleId} onEscape={onClose}>
      <div className="editor-wait">
        <h2 id={titleId} className="sr-only">
          {t("editor.editTitle")}
        </h2>
        {loaded.state === "loading" ? (
          <Loading />
        ) : (
          <Notice notice={{ kind: "error", text: t("failedToLoad", { reason }) }} onDismiss={onClose}>
            <button type="button" className="button button-plain" onClick={reload}>
              {admin("retry")}
            </button>
          </Notice>
        )}
      </div>
    </FullDialog>
  );
}
