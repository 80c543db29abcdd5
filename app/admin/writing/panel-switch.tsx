import "./editor.css";

interface PanelSwitchProps<Panel> {
  label: string;
  /** On narrow screens `write` is a panel of its own; on wide ones, where the text is always shown, it stands for the preview. */
  panels: readonly { name: Panel; label: string }[];
  panel: Panel;
  onPanel: (panel: Panel) => void;
}

/** Switches between the panels beside the text. */
export function PanelSwitch<Panel extends string>({ label, panels, panel, onPanel }: PanelSwitchProps<Panel>) {
  const shown = panel === "write" ? "preview" : panel;
  const turnTo = (name: Panel, button: HTMLButtonElement) => {
    // They share one scrolled box: the next one begins at its top, not as far down as the last one was read.
    button.form?.querySelector(".editor-panels")?.scrollTo(0, 0);
    onPanel(name);
  };
  return (
    <nav className="editor-panel-switch" aria-label={label}>
      {panels.map(({ name, label: words }) => (
        <button
          key={name}
          type="button"
          className={`editor-panel-button editor-panel-button-${name}`}
          aria-current={name === panel ? "true" : undefined}
          data-shown={name === shown || undefined}
          onClick={({ currentTarget }) => turnTo(name, currentTarget)}
        >
          {words}
        </button>
      ))}
    </nav>
  );
}
