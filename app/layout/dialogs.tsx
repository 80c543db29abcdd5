import { lazy, startTransition, Suspense, useMemo, useState } from "react";
import { usePageAddress } from "../ui/page-address.ts";
import { DialogsContext, type AnnouncedFeature, type PremiumFeature } from "../ui/use-dialogs.ts";

type ShownDialog =
  | { kind: "plans" }
  | { kind: "deleteAccount" }
  | { kind: "upgrade"; feature: PremiumFeature }
  | { kind: "comingSoon"; feature: AnnouncedFeature };

/** Shows at most one dialog; its code is loaded when it is opened. */
export function DialogsProvider({ children }: { children: React.ReactNode }) {
  const [shown, setShown] = useState<ShownDialog | null>(null);
  const isPricingPage = usePageAddress().path === "/pricing";
  const dialogs = useMemo(() => {
    // In a transition, the open dialog stays until the next one has loaded.
    const show = (dialog: ShownDialog | null) => startTransition(() => setShown(dialog));
    return {
      isOpen: shown !== null,
      // The pricing page shows the plans itself as soon as no other dialog is open.
      openPlans: () => show(isPricingPage ? null : { kind: "plans" }),
      openUpgradePrompt: (feature: PremiumFeature) => show({ kind: "upgrade", feature }),
      openComingSoon: (feature: AnnouncedFeature) => show({ kind: "comingSoon", feature }),
      openDeleteAccount: () => show({ kind: "deleteAccount" }),
    };
  }, [shown, isPricingPage]);
  return (
    <DialogsContext value={dialogs}>
      {children}
      <Suspense>{shown && <Shown dialog={shown} onClose={() => setShown(null)} />}</Suspense>
    </DialogsContext>
  );
}

const PlansDialog = lazy(async () => ({ default: (await import("../plans/plans-dialog.tsx")).PlansDialog }));
const UpgradePrompt = lazy(async () => ({ default: (await import("../plans/upgrade-prompt.tsx")).UpgradePrompt }));
const ComingSoonDialog = lazy(async () => ({ default: (await import("../plans/coming-soon-dialog.tsx")).ComingSoonDialog }));
const DeleteAccountDialog = lazy(async () => ({ default: (await import("../security/delete-account-dialog.tsx")).DeleteAccountDialog }));

function Shown({ dialog, onClose }: { dialog: ShownDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case "plans":
      return <PlansDialog onClose={onClose} />;
    case "upgrade":
      return <UpgradePrompt feature={dialog.feature} onClose={onClose} />;
    case "comingSoon":
      return <ComingSoonDialog feature={dialog.feature} onClose={onClose} />;
    case "deleteAccount":
      return <DeleteAccountDialog onClose={onClose} />;
  }
}
