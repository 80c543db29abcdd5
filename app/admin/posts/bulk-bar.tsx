import { Archive, FilePen, Send, Trash2, Undo2, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { BulkAction } from "#shared/post-input.ts";
import type { Selection } from "./use-selection.ts";

interface BulkBarProps {
  selection: Selection;
  isBin: boolean;
  onChange: (action: BulkAction) => void;
}

const icons: Record<BulkAction, LucideIcon> = { publish: Send, withdraw: FilePen, archive: Archive, delete: Trash2, restore: Undo2 };
const usual = ["publish", "withdraw", "archive", "delete"] as const;
const inBin = ["restore"] as const;

/** Selects all posts that are shown, and changes those that are selected. */
export function BulkBar({ selection, isBin, onChange }: BulkBarProps) {
  const { t } = useTranslation("adminPosts");
  const count = selection.chosen.length;
  return (
    <div className="posts-bulk">
      <label className="posts-select posts-select-all">
        <input
          type="checkbox"
          checked={selection.isAll}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !selection.isAll;
          }}
          onChange={selection.toggleAll}
        />
        {t("list.selectAll")}
      </label>
      <output className="posts-bulk-count">{count > 0 && t("list.selected", { count })}</output>
      {count > 0 && (
        <div className="posts-bulk-actions">
          {(isBin ? inBin : usual).map((action) => {
            const Icon = icons[action];
            return (
              <button key={action} type="button" className="button button-quiet" onClick={() => onChange(action)}>
                <Icon aria-hidden size={16} /> {t(`bulk.${action}`)}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
