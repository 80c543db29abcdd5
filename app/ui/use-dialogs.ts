import { createContext, use } from "react";

/** Features of Premium, which others are told about when they ask for them. */
export type PremiumFeature = "unlimitedQueries" | "shoppingLinks" | "pdfExport" | "detailedAnalysis" | "premiumFeatures";

/** Features that are announced but do not exist yet. */
export type AnnouncedFeature = PremiumFeature | "premiumPlan" | "billing";

interface Dialogs {
  /** Whether a dialog is open. */
  isOpen: boolean;
  openPlans: () => void;
  openUpgradePrompt: (feature: PremiumFeature) => void;
  openComingSoon: (feature: AnnouncedFeature) => void;
  openDeleteAccount: () => void;
}

export const DialogsContext = createContext<Dialogs>({
  isOpen: false,
  openPlans: () => undefined,
  openUpgradePrompt: () => undefined,
  openComingSoon: () => undefined,
  openDeleteAccount: () => undefined,
});

/** Opens the product's dialogs from anywhere. */
export function useDialogs(): Dialogs {
  return use(DialogsContext);
}
