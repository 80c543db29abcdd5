import { createContext, use } from "react";

/** What Premium adds, and what a visitor without it is told about. */
export type PremiumFeature = "unlimitedQueries" | "shoppingLinks" | "pdfExport" | "detailedAnalysis" | "premiumFeatures";

/** What is announced but not there yet. */
export type AnnouncedFeature = PremiumFeature | "premiumPlan" | "billing";

interface Dialogs {
  /** Whether one of them stands open now. */
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
