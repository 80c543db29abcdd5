import { useTranslation } from "react-i18next";
import type { Post } from "#shared/answers/admin-posts.ts";
import { LivePreview } from "./live-preview.tsx";
import { PostSettings } from "./post-settings.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { Revisions } from "./revisions.tsx";
import type { PostFields } from "./post-fields.ts";

export const panels = ["write", "preview", "settings", "revisions"] as const;
export type PostPanel = (typeof panels)[number];

interface PostPanelsProps {
  panel: PostPanel;
  saved: Post | null;
  onFill: (fields: PostFields) => void;
  onSaved: (saved: Post) => void;
  succeed: (text: string) => void;
  fail: (text: string) => void;
}

/** The preview, settings and revisions of a post. The settings stay mounted, so that a fault can focus its field. */
export function PostPanels({ panel, saved, onFill, onSaved, succeed, fail }: PostPanelsProps) {
  const { t } = useTranslation("adminPosts");
  const isPreview = panel === "write" || panel === "preview";
  return (
    <section className="editor-panels" aria-label={t(`editor.${isPreview ? "preview" : panel}`)}>
      {isPreview && <LivePreview />}
      <div hidden={panel !== "settings"}>
        <PostSettings translations={saved?.translations ?? []} />
        <PreviewLink saved={saved} onSaved={onSaved} succeed={succeed} fail={fail} />
      </div>
      {panel === "revisions" && <Revisions saved={saved} onFill={onFill} succeed={succeed} />}
    </section>
  );
}
