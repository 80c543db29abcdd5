interface SectionProps {
  id: string;
  title: string;
  lead: string;
  children: React.ReactNode;
}

/** A section of the page: its description on the left, its controls on the right. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className="security-section" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        <p className="text-soft">{lead}</p>
      </header>
      <div className="security-body">{children}</div>
    </section>
  );
}

/** The result of the last action. */
export function Outcome({ done, fault }: { done?: string | null; fault?: string | null }) {
  return (
    <div className="outcome">
      <div role="alert">{fault && <p className="fault-box">{fault}</p>}</div>
      <output>{!fault && done && <p className="account-success">{done}</p>}</output>
    </div>
  );
}
