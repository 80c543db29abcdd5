import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureSchema, type Picture, type PictureUse } from "#shared/answers/admin-media.ts";
import { limits } from "#shared/limits.ts";
import { languageNames } from "#shared/locales/language-names.ts";
import { buildSourceSet, findNamedPicture } from "#shared/pictures.ts";
import { formatInstant } from "../../ui/format-date.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import { AdminDialog } from "../admin-dialog.tsx";
import { useAdminRequests, useReason } from "../admin-request.tsx";
import { useConfirm } from "../confirm.tsx";
import { describeField, Field } from "../field.tsx";
import { focusNextRow } from "../focus-next-row.ts";

interface PictureDetailsProps {
  picture: Picture;
  /** Called with what to say about it. */
  onChanged: (text: string) => void;
  onClose: () => void;
}

/** One picture: what it shows, where it is used, and its deletion. */
export function PictureDetails({ picture, onChanged, onClose }: PictureDetailsProps) {
  const { t } = useTranslation("adminMedia");
  const { locale } = usePageAddress();
  const id = useId();
  const { alt, fault, setAlt, save, remove } = usePictureChanges({ picture, onChanged, onClose });
  const isUsed = picture.uses.length > 0;
  const kilobytes = Math.ceil(picture.bytes / 1_000).toLocaleString(locale);
  return (
    <AdminDialog title={picture.title} onClose={onClose}>
      <Preview picture={picture} />
      <p className="admin-hint">
        {t("details.facts", { width: picture.width, height: picture.height, kilobytes })}
        <br />
        {t("details.uploaded", { when: formatInstant(picture.createdAt, locale) })}
      </p>
      <Field id={`${id}-alt`} label={t("details.alt")} hint={t("details.altHint")} fault={fault}>
        <textarea
          id={`${id}-alt`}
          className="field"
          rows={2}
          maxLength={limits.title}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describeField(`${id}-alt`, { fault, hint: t("details.altHint") })}
          defaultValue={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </Field>
      <section aria-labelledby={`${id}-uses`}>
        <h3 id={`${id}-uses`} className="admin-heading">
          {t("details.uses")}
        </h3>
        {isUsed ? <Uses uses={picture.uses} /> : <p className="text-soft">{t("details.notUsed")}</p>}
      </section>
      {isUsed && (
        <p id={`${id}-why`} className="admin-hint">
          {t("details.whyNot")}
        </p>
      )}
      <div className="admin-dialog-end">
        <button
          type="button"
          className="button button-quiet media-delete"
          aria-disabled={isUsed || undefined}
          aria-describedby={isUsed ? `${id}-why` : undefined}
          onClick={isUsed ? undefined : () => void remove()}
        >
          <Trash2 aria-hidden size={16} /> {t("details.delete")}
        </button>
        <button type="button" className="button button-plain" onClick={onClose}>
          {t("details.close")}
        </button>
        <button type="button" className="button admin-button" onClick={() => void save()}>
          {t("details.save")}
        </button>
      </div>
    </AdminDialog>
  );
}

function usePictureChanges({ picture, onChanged, onClose }: PictureDetailsProps) {
  const { t } = useTranslation("adminMedia");
  const { request, command } = useAdminRequests();
  const explain = useReason();
  const confirm = useConfirm();
  const [alt, setAlt] = useState(picture.alt);
  const [fault, setFault] = useState<string>();
  const path = `/api/admin/media/${picture.id}`;
  const save = async () => {
    const answer = await request(path, { method: "PUT", body: { alt }, schema: pictureSchema });
    if (answer.kind !== "done") return setFault(t("details.failedToSave", { reason: explain(answer) }));
    onChanged(t("details.saved"));
    onClose();
  };
  const remove = async () => {
    const { title } = picture;
    const question = { title: t("details.deleteTitle"), text: t("details.deleteText", { title }), yes: t("details.deleteYes") };
    if (!(await confirm(question))) return;
    const answer = await command(path, { method: "DELETE" });
    if (answer.kind !== "done") return setFault(t("details.failedToDelete", { reason: explain(answer) }));
    onClose();
    focusNextRow(picture.id);
    onChanged(t("details.deleted", { title }));
  };
  return { alt, fault, setAlt, save, remove };
}

function Preview({ picture: { address, alt, width, height } }: { picture: Picture }) {
  const named = findNamedPicture(address);
  return (
    <img
      className="media-preview"
      src={address}
      {...(named && { srcSet: buildSourceSet(named, "webp") })}
      sizes="30rem"
      width={width}
      height={height}
      alt={alt}
    />
  );
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
  const { t } = useTranslation("adminMedia");
  return (
    <ul className="media-uses">
      {uses.map(({ kind, id, title, language, isInBin }) => (
        <li key={`${kind} ${id} ${language}`}>
          <span lang={language}>{title}</span> <span className="posts-language">{languageNames[language]}</span>
          {kind !== "post" && <span className="posts-language">{t(`details.${kind}`)}</span>}
          {isInBin && <span className="posts-language">{t("details.inBin")}</span>}
        </li>
      ))}
    </ul>
  );
}
