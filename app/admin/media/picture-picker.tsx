import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureSchema, type Picture } from "#shared/answers/admin-media.ts";
import { limits } from "#shared/limits.ts";
import { isPictureAddress } from "#shared/web-address.ts";
import { AdminDialog } from "../admin-dialog.tsx";
import { useAdminRequests } from "../admin-request.tsx";
import { describeField, Field } from "../field.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { PictureSearch } from "./picture-search.tsx";
import { usePictureList } from "./use-picture-list.ts";
import { useUploads } from "./use-uploads.ts";
import "../posts/posts.css";
import "./media.css";

export interface PickedPicture {
  address: string;
  alt: string;
}

interface PicturePickerProps {
  /** What is there already. */
  picked?: PickedPicture;
  /** Dropped or pasted, to be uploaded at once. */
  files?: readonly File[];
  yes: string;
  onPick: (picture: PickedPicture) => void;
  onCancel: () => void;
}

/** Asks for a picture, from the library, this computer or elsewhere on the web, and for what it shows. Not a form, because it is inside of the editor's. */
export function PicturePicker({ picked, files, yes, onPick, onCancel }: PicturePickerProps) {
  const { t } = useTranslation("adminMedia");
  const list = usePictureList();
  const { address, alt, chosen, isDecoration, faults, change, choose, finish } = usePicked(picked, onPick);
  const { reload } = list;
  const { upload, ...uploads } = useUploads(
    useCallback(
      (picture: Picture) => {
        choose(picture);
        reload();
      },
      [choose, reload],
    ),
  );
  useUploadedAtOnce(files, upload);
  const id = useId();
  const finishByEnter = (event: React.KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    finish();
  };
  const common = { className: "field", autoComplete: "off", onKeyDown: finishByEnter };
  return (
    <AdminDialog title={t("picker.title")} onClose={onCancel}>
      <PictureDrop isMany={false} {...uploads} onFiles={(taken) => void upload(taken.slice(0, 1))} />
      <PictureSearch list={list} chosenId={chosen?.id ?? null} onPress={choose} />
      <Field id={`${id}-address`} label={t("picker.address")} hint={t("picker.addressHint")} fault={faults.address}>
        <input
          id={`${id}-address`}
          {...common}
          inputMode="url"
          spellCheck={false}
          aria-invalid={faults.address ? true : undefined}
          aria-describedby={describeField(`${id}-address`, { fault: faults.address, hint: t("picker.addressHint") })}
          value={address}
          onChange={(event) => change({ address: event.target.value, chosen: null })}
        />
      </Field>
      <Field id={`${id}-alt`} label={t("picker.alt")} hint={t("picker.altHint")} fault={faults.alt}>
        <input
          id={`${id}-alt`}
          {...common}
          maxLength={limits.title}
          disabled={isDecoration}
          aria-invalid={faults.alt ? true : undefined}
          aria-describedby={describeField(`${id}-alt`, { fault: faults.alt, hint: t("picker.altHint") })}
          value={isDecoration ? "" : alt}
          onChange={(event) => change({ alt: event.target.value })}
        />
      </Field>
      <div className="admin-choice">
        <label>
          <input type="checkbox" checked={isDecoration} onChange={(event) => change({ isDecoration: event.target.checked })} />
          {t("picker.decoration")}
        </label>
      </div>
      <div className="admin-dialog-end">
        <button type="button" className="button button-plain" onClick={onCancel}>
          {t("picker.cancel")}
        </button>
        <button
          type="button"
          className="button admin-button"
          aria-disabled={uploads.isBusy || undefined}
          onClick={uploads.isBusy ? undefined : finish}
        >
          {yes}
        </button>
      </div>
    </AdminDialog>
  );
}

interface Draft extends PickedPicture {
  /** Of the library; `null` for an address that was typed. */
  chosen: Picture | null;
  isDecoration: boolean;
}

function usePicked(picked: PickedPicture | undefined, onPick: PicturePickerProps["onPick"]) {
  const { t } = useTranslation("adminMedia");
  const { request } = useAdminRequests();
  const [draft, setDraft] = useState<Draft>({ address: "", alt: "", ...picked, chosen: null, isDecoration: false });
  const [hasTried, setTried] = useState(false);
  const change = useCallback((changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes })), []);
  const choose = useCallback((picture: Picture) => {
    setDraft((now) => {
      // Words that were written here stay; those that came with another picture go with it.
      const isOwn = now.alt.trim() !== "" && now.alt !== now.chosen?.alt;
      return { ...now, chosen: picture, address: picture.address, alt: isOwn ? now.alt : picture.alt };
    });
  }, []);
  const address = draft.address.trim();
  const alt = draft.isDecoration ? "" : draft.alt.trim();
  const faults = {
    address: hasTried && !isPictureAddress(address) ? t("picker.badAddress") : undefined,
    alt: hasTried && alt === "" && !draft.isDecoration ? t("picker.altMissing") : undefined,
  };
  const finish = () => {
    setTried(true);
    if (!isPictureAddress(address) || (alt === "" && !draft.isDecoration)) return;
    // The first words for a picture are suggested from then on. Nothing is lost when they are not kept.
    if (draft.chosen?.alt === "" && alt !== "")
      void request(`/api/admin/media/${draft.chosen.id}`, { method: "PUT", body: { alt }, schema: pictureSchema });
    onPick({ address, alt });
  };
  return { ...draft, faults, change, choose, finish };
}

function useUploadedAtOnce(files: readonly File[] | undefined, upload: (files: readonly File[]) => Promise<void>): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !files || files.length === 0) return;
    begun.current = true;
    void upload(files);
  }, [files, upload]);
}
