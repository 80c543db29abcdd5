import { useTranslation } from "react-i18next";
import { LivePreview } from "./live-preview.tsx";
import { PostSettings } from "./post-settings.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { Revisions } from "./revisions.tsx";
import type { PostFields } from "./post-fields.ts";
import type { SavedPost } from "./saved-post.ts";

/** `write` is a panel of its own where there is no room for two; beside the text it shows the preview. */
export const panels = ["write", "preview", "settings", "revisions"] as const;
export type Panel = (typeof panels)[number];

interface PanelsProps {
  panel: Panel;
  saved: SavedPost | null;
  onFill: (fields: PostFields) => void;
  onSaved: (saved: SavedPost) => void;
  succeed: (text: string) => void;
  fail: (text: string) => void;
}

export function PanelSwitch({ panel, onPanel }: { panel: Panel; onPanel: (panel: Panel) => void }) {
  const { t } = useTranslation("adminPosts");
  const shown = panel === "write" ? "preview" : panel;
  return (
    <nav className="editor-panel-switch" aria-label={t("editor.panels")}>
      {panels.map((name) => (
        <button
          key={name}
          type="button"
          className={`editor-panel-button editor-panel-button-${name}`}
          aria-current={name === panel ? "true" : undefined}
          data-shown={name === shown || undefined}
          onClick={() => onPanel(name)}
        >
          {t(`editor.${name}`)}
        </button>
      ))}
    </nav>
  );
}

/** How the post will read, everything else about it, and its past. Settings stay mounted, so that a fault can lead to its field. */
export function Panels({ panel, saved, onFill, onSaved, succeed, fail }: PanelsProps) {
  const isPreview = panel === "write" || panel === "preview";
  return (
    <div className="editor-panels">
      {isPreview && <LivePreview />}
      <div hidden={panel !== "settings"}>
        <PostSettings />
        <PreviewLink saved={saved} onSaved={onSaved} succeed={succeed} fail={fail} />
      </div>
      {panel === "revisions" && <Revisions saved={saved} onFill={onFill} succeed={succeed} />}
    </div>
  );
}
