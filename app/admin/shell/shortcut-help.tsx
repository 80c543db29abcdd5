import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AdminDialog } from "../admin-dialog.tsx";
import { hasSingleKeys, saveSingleKeys } from "../single-keys.ts";

const shortcuts = [
  { name: "save", keys: ["Ctrl / ⌘", "S"] },
  { name: "new", keys: ["N"] },
  { name: "search", keys: ["/"] },
  { name: "sections", keys: ["1", "2", "3", "4", "5"] },
  { name: "help", keys: ["?"] },
] as const;

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("admin");
  const [isOn, setOn] = useState(hasSingleKeys);
  const turn = (next: boolean) => {
    saveSingleKeys(next);
    setOn(next);
  };
  return (
    <AdminDialog title={t("shortcuts.title")} onClose={onClose}>
      <dl className="admin-shortcuts">
        {shortcuts.map(({ name, keys }) => (
          <div key={name}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="admin-choice">
        <label>
          <input type="checkbox" checked={isOn} onChange={(event) => turn(event.target.checked)} />
          {t("shortcuts.singleKeys")}
        </label>
      </div>
      <p className="admin-hint">{t("shortcuts.lead")}</p>
      <div className="admin-dialog-end">
        <button type="button" className="button button-plain" onClick={onClose}>
          {t("shortcuts.close")}
        </button>
      </div>
    </AdminDialog>
  );
}
