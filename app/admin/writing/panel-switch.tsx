import "./editor.css";

interface PanelSwitchProps<Panel> {
  label: string;
  /** `write` is a panel of its own where there is no room for two; beside the text it shows the preview. */
  panels: readonly { name: Panel; label: string }[];
  panel: Panel;
  onPanel: (panel: Panel) => void;
}

/** What is shown beside the text. */
export function PanelSwitch<Panel extends string>({ label, panels, panel, onPanel }: PanelSwitchProps<Panel>) {
  const shown = panel === "write" ? "preview" : panel;
  return (
    <nav className="editor-panel-switch" aria-label={label}>
      {panels.map(({ name, label: words }) => (
        <button
          key={name}
          type="button"
          className={`editor-panel-button editor-panel-button-${name}`}
          aria-current={name === panel ? "true" : undefined}
          data-shown={name === shown || undefined}
          onClick={() => onPanel(name)}
        >
          {words}
        </button>
      ))}
    </nav>
  );
}
