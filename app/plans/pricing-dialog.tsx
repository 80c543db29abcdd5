import { Suspense } from "react";
import { useNavigate } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { useDialogs } from "../ui/use-dialogs.ts";
import { PlansDialog } from "./plans-dialog.tsx";

/** The plans as a page: rendered on the server, and closing the dialog leads to the home page. */
export function PricingDialog() {
  const { locale } = usePageAddress();
  const { isOpen } = useDialogs();
  const navigate = useNavigate();
  const leave = () => void navigate(localizePath(locale, "/"), { replace: true, preventScrollReset: true });
  return <Suspense>{!isOpen && <PlansDialog onClose={leave} />}</Suspense>;
}
