import { LivePreview } from "./live-preview.tsx";
import { PostSettings } from "./post-settings.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { Revisions } from "./revisions.tsx";
import type { PostFields } from "./post-fields.ts";
import type { SavedPost } from "./saved-post.ts";

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

/** How the post will read, everything else about it, and its past. Settings stay mounted, so that a fault can lead to its field. */
export function Panels({ panel, saved, onFill, onSaved, succeed, fail }: PanelsProps) {
  const isPreview = panel === "write" || panel === "preview";
  return (
    <div className="editor-panels">
      {isPreview && <LivePreview />}
      <div hidden={panel !== "settings"}>
        <PostSettings translations={saved?.post.translations ?? []} />
        <PreviewLink saved={saved} onSaved={onSaved} succeed={succeed} fail={fail} />
      </div>
      {panel === "revisions" && <Revisions saved={saved} onFill={onFill} succeed={succeed} />}
    </div>
  );
}
