import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";

export function BackLink({ to, children }: { to: string; children: React.ReactNode }) {
  const { locale } = usePageAddress();
  return (
    <Link to={localizePath(locale, to)} className="back-link">
      <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
      {children}
    </Link>
  );
}
