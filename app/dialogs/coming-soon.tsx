import { createContext, use, useState } from "react";
import { useNavigate } from "react-router";
import { localizePath, usePageAddress } from "../page-address.ts";
import { ComingSoonDialog, type Feature } from "./coming-soon-dialog.tsx";

const ComingSoonContext = createContext<(feature: Feature) => void>(() => undefined);

/** Opens the announcement of a feature. */
export function useComingSoon(): (feature: Feature) => void {
  return use(ComingSoonContext);
}

/** Holds the announcement that is open; the address `/pricing` has its own open from the start. */
export function ComingSoon({ children }: { children: React.ReactNode }) {
  const { locale, path } = usePageAddress();
  const navigate = useNavigate();
  const [announced, setAnnounced] = useState<Feature | null>(null);
  const isPricingPage = path === "/pricing";
  const feature = announced ?? (isPricingPage ? "pricing" : null);
  const close = () => {
    setAnnounced(null);
    if (isPricingPage) void navigate(localizePath(locale, "/"), { replace: true, preventScrollReset: true });
  };
  return (
    <ComingSoonContext value={setAnnounced}>
      {children}
      {feature && <ComingSoonDialog key={feature} feature={feature} onClose={close} onViewPlans={() => setAnnounced("pricing")} />}
    </ComingSoonContext>
  );
}
