import { Bow } from "../ui/bow.tsx";
import "./link-page.css";

interface LinkPageProps {
  title: string;
  text?: string | null;
  children?: React.ReactNode;
}

/** The frame of the pages to which mails lead. */
export function LinkPage({ title, text, children }: LinkPageProps) {
  return (
    <div className="link-page">
      <div className="link-page-bow" aria-hidden="true">
        <Bow />
      </div>
      <h1 className="text-heading">{title}</h1>
      {text && <p className="measure text-lead text-soft">{text}</p>}
      {children}
    </div>
  );
}
