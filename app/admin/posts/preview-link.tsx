import { Check, Copy, ExternalLink, RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { previewKeySchema, type Post } from "#shared/answers/admin-posts.ts";
import { localizePath } from "../../ui/page-address.ts";
import { useCopied } from "../../ui/use-copied.ts";
import { useAdminRequests, useReason } from "../admin-request.tsx";
import { useConfirm } from "../confirm.tsx";

interface PreviewLinkProps {
  saved: Post | null;
  onSaved: (saved: Post) => void;
  succeed: (text: string) => void;
  fail: (text: string) => void;
}

/** The preview link, by which the saved post can be read before it is published. */
export function PreviewLink({ saved, onSaved, succeed, fail }: PreviewLinkProps) {
  const { t } = useTranslation("adminPosts");
  const { request } = useAdminRequests();
  const explain = useReason();
  const confirm = useConfirm();
  const { isCopied, copy } = useCopied();
  if (!saved) return <p className="admin-hint">{t("link.afterSaving")}</p>;
  const address = location.origin + localizePath(saved.language, `/blog/preview/${saved.previewKey}`);
  const renew = async () => {
    if (!(await confirm({ title: t("link.renew"), text: t("link.renewText"), yes: t("link.renew") }))) return;
    const answer = await request(`/api/admin/posts/${saved.id}/preview-key`, { method: "POST", schema: previewKeySchema });
    if (answer.kind !== "done") return fail(t("link.failed", { reason: explain(answer) }));
    onSaved({ ...saved, previewKey: answer.body.previewKey });
    succeed(t("link.renewed"));
  };
  return (
    <section className="editor-link" aria-labelledby="post-link-title">
      <h3 id="post-link-title" className="admin-heading">
        {t("link.title")}
      </h3>
      <p className="admin-hint">{t("link.text")}</p>
      <input className="field" readOnly aria-labelledby="post-link-title" value={address} onFocus={(event) => event.target.select()} />
      <div className="editor-link-actions">
        <button type="button" className="button button-plain" onClick={() => void copy(address)}>
          {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />} {t(isCopied ? "link.copied" : "link.copy")}
        </button>
        <a className="button button-quiet" href={address} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden size={16} /> {t("link.open")}
        </a>
        <button type="button" className="button button-quiet" onClick={() => void renew()}>
          <RefreshCw aria-hidden size={16} /> {t("link.renew")}
        </button>
      </div>
    </section>
  );
}
