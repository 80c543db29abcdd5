import { Image } from "lucide-react";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PicturePicker, type PickedPicture } from "../media/picture-picker.tsx";
import { useDroppedPictures } from "./dropped-pictures.tsx";

/** The content as Markdown. */
export function SourceEditor({ fault }: { fault: string | undefined }) {
  const { t } = useTranslation("adminWriting");
  const { t: ofMedia } = useTranslation("adminMedia");
  const { field } = useController<{ content: string }, "content">({ name: "content" });
  const area = useRef<HTMLTextAreaElement | null>(null);
  const { dropped, clear } = useDroppedPictures();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    clear();
  };
  const insert = (picture: PickedPicture) => {
    close();
    const [start, end] = [area.current?.selectionStart ?? field.value.length, area.current?.selectionEnd ?? field.value.length];
    const text = writePicture(picture);
    field.onChange(field.value.slice(0, start) + text + field.value.slice(end));
    // Once the new text is there.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start + text.length, start + text.length);
    });
  };
  return (
    <>
      <div className="rich-toolbar" role="toolbar" aria-label={t("toolbar")}>
        <button type="button" className="rich-tool" aria-label={t("image")} title={t("image")} onClick={() => setOpen(true)}>
          <Image aria-hidden size={17} strokeWidth={2} />
        </button>
      </div>
      <textarea
        className="field editor-source"
        aria-label={t("sourceLabel")}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? "content-fault" : undefined}
        spellCheck
        {...field}
        ref={(element) => {
          area.current = element;
          field.ref(element);
        }}
      />
      {(isOpen || dropped) && (
        <PicturePicker {...(dropped && { files: dropped })} yes={ofMedia("picker.insert")} onPick={insert} onCancel={close} />
      )}
    </>
  );
}

/** What has a meaning in Markdown is escaped. */
function writePicture({ address, alt }: PickedPicture): string {
  return `![${alt.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](<${address}>)`.replace(/\(<([^<>()\s]*)>\)$/, "($1)");
}
