import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FullDialog } from "../full-dialog.tsx";
import { Difference } from "./difference.tsx";
import { listDifferentFields, readFields, type PostFields } from "./post-fields.ts";
import type { SavedPost } from "./saved-post.ts";

interface ConflictProps {
  /** The version from which the writer started. */
  base: PostFields;
  mine: PostFields;
  theirs: SavedPost;
  onDecide: (chosen: PostFields) => void;
  onLater: () => void;
}

/** Two people have changed the same post: what differs is chosen field by field, and nothing is lost without a choice. */
export function Conflict({ base, mine, theirs, onDecide, onLater }: ConflictProps) {
  const { t } = useTranslation("adminPosts");
  const titleId = useId();
  const theirFields = readFields(theirs.post);
  const names = listDifferentFields(mine, theirFields);
  // What the writer did not touch is theirs, unless the writer says otherwise.
  const [taken, setTaken] = useState(() => names.filter((name) => mine[name] === base[name]));
  const take = (name: keyof PostFields, isTheirs: boolean) =>
    setTaken(isTheirs ? [...taken, name] : taken.filter((other) => other !== name));
  const decide = () => onDecide({ ...mine, ...Object.fromEntries(taken.map((name) => [name, theirFields[name]])) });
  return (
    <FullDialog titleId={titleId} onEscape={onLater}>
      <div className="editor-conflict">
        <h2 id={titleId} className="text-title">
          {t("conflict.title")}
        </h2>
        <p className="text-soft">{t(names.length > 0 ? "conflict.text" : "conflict.none")}</p>
        {names.map((name) => (
          <fieldset key={name}>
            <legend>{t(`field.${name}`)}</legend>
            <Difference before={theirFields[name]} after={mine[name]} language={mine.language} />
            <div className="editor-choice">
              {(["mine", "theirs"] as const).map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name={`conflict-${name}`}
                    checked={taken.includes(name) === (side === "theirs")}
                    onChange={() => take(name, side === "theirs")}
                  />
                  {t(`conflict.${side}`)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className="admin-dialog-end">
          <button type="button" className="button button-plain" onClick={onLater}>
            {t("conflict.later")}
          </button>
          <button type="button" className="button admin-button" onClick={decide}>
            {t("conflict.save")}
          </button>
        </div>
      </div>
    </FullDialog>
  );
}
