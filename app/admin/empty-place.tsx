import { StringLoop } from "./string-loop.tsx";

interface EmptyPlaceProps {
  title: string;
  text: string;
  /** What to do about it. */
  action?: { label: string; run: () => void };
}

/** Shown in place of an empty list: when it will have entries, and what to do about it. */
export function EmptyPlace({ title, text, action }: EmptyPlaceProps) {
  return (
    <div className="admin-empty">
      <StringLoop />
      <h2 className="display-small">{title}</h2>
      <p>{text}</p>
      {action && (
        <button type="button" className="button button-plain" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}
