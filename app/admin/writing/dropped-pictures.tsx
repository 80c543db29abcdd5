import { createContext, use, useMemo, useState } from "react";
import { listPictureFiles } from "../media/use-uploads.ts";

interface DroppedPictures {
  /** Pictures that were dropped on the text or pasted into it, and are still to be put there; `null` for none. */
  dropped: readonly File[] | null;
  clear: () => void;
}

const DroppedContext = createContext<DroppedPictures>({ dropped: null, clear: () => undefined });

export function useDroppedPictures(): DroppedPictures {
  return use(DroppedContext);
}

/** The place of a text, in which pictures are caught before the browser or an editor would handle them. */
export function PictureCatcher({ children, ...place }: { className: string; lang: string; children: React.ReactNode }) {
  const [dropped, setDropped] = useState<readonly File[] | null>(null);
  const value = useMemo(() => ({ dropped, clear: () => setDropped(null) }), [dropped]);
  const take = (event: React.SyntheticEvent, data: DataTransfer) => {
    const files = listPictureFiles(data);
    // What is pasted from a text processor is a picture of words besides.
    if (files.length === 0 || data.types.includes("text/plain")) return;
    event.preventDefault();
    event.stopPropagation();
    setDropped(files.slice(0, 1));
  };
  return (
    <DroppedContext value={value}>
      <div
        {...place}
        onPasteCapture={(event) => take(event, event.clipboardData)}
        onDropCapture={(event) => take(event, event.dataTransfer)}
      >
        {children}
      </div>
    </DroppedContext>
  );
}
