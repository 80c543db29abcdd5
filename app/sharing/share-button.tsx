import { lazy, startTransition, Suspense, useState } from "react";
import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RoundToShare } from "./round-to-share.ts";

const ShareDialog = lazy(async () => ({ default: (await import("./share-dialog.tsx")).ShareDialog }));

/** Opens what a member needs to show a round to others; guests are invited to sign in. */
export function ShareButton(props: RoundToShare) {
  const { t } = useTranslation("sharing");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-plain" aria-haspopup="dialog" onClick={() => startTransition(() => setOpen(true))}>
        <Share2 aria-hidden size={18} strokeWidth={1.75} />
        {t("button")}
      </button>
      <Suspense>{isOpen && <ShareDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
