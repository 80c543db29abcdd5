import { CircleAlert, CircleCheck, ImageUp, LoaderCircle } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { listPictureFiles, type UploadMessage } from "./use-uploads.ts";

interface PictureDropProps {
  /** Whether several can be uploaded at once. */
  isMany: boolean;
  isBusy: boolean;
  messages: readonly UploadMessage[];
  onFiles: (files: File[]) => void;
}

const formats = "image/jpeg,image/png,image/webp,image/avif,image/gif";
const icons = { uploading: LoaderCircle, uploaded: CircleCheck, failed: CircleAlert } as const;

/** Takes pictures that are dropped on it, chosen, or pasted while it is on the page, and tells what became of them. */
export function PictureDrop({ isMany, isBusy, messages, onFiles }: PictureDropProps) {
  const { t } = useTranslation("adminMedia");
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  usePasted(place, onFiles);
  const take = (files: File[]) => {
    if (files.length > 0) onFiles(isMany ? files : files.slice(0, 1));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is for the mouse; the field inside does the same
    <div
      ref={place}
      className="media-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      }}
    >
      <ImageUp aria-hidden size={26} strokeWidth={1.75} />
      <p className="media-drop-words">
        {t(isMany ? "drop" : "dropOne")}{" "}
        <label className="button button-plain media-choose">
          {t("choose")}
          <input
            type="file"
            className="sr-only"
            accept={formats}
            multiple={isMany}
            disabled={isBusy}
            aria-describedby={`${id}-formats`}
            onChange={({ target }) => {
              take([...(target.files ?? [])]);
              // So that the same file can be chosen again.
              target.value = "";
            }}
          />
        </label>
      </p>
      <p id={`${id}-formats`} className="admin-hint">
        {t("formats")}
      </p>
      <output className="media-messages">
        {messages.map(({ kind, text }) => {
          const Icon = icons[kind];
          return (
            <span key={text} className={`media-message media-message-${kind}`}>
              <Icon aria-hidden size={17} />
              <span>{text}</span>
            </span>
          );
        })}
      </output>
    </div>
  );
}

/** Takes pasted pictures, unless a dialog lies over the place. */
function usePasted(place: React.RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData ? listPictureFiles(event.clipboardData) : [];
      const top = [...document.querySelectorAll("dialog:modal")].at(-1);
      if (files.length === 0 || (top && !top.contains(place.current))) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [place, onFiles]);
}
