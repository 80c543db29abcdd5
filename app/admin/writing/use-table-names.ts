import { useEffect, useRef } from "react";

export interface TableNames {
  cell: string;
  addRow: string;
  addColumn: string;
}

/** Gives accessible names to the parts of tables that the rich editor leaves unnamed. */
export function useTableNames({ cell, addRow, addColumn }: TableNames): React.RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const name = () => {
      for (const part of root.querySelectorAll("table [data-lexical-editor]")) setOnce(part, "aria-label", cell);
      for (const button of root.querySelectorAll('[class*="_addRowButton_"]')) setOnce(button, "aria-label", addRow);
      for (const button of root.querySelectorAll('[class*="_addColumnButton_"]')) setOnce(button, "aria-label", addColumn);
      // These hold buttons and are no headings of rows or columns.
      for (const part of root.querySelectorAll("th[data-tool-cell], thead th, tfoot th")) setOnce(part, "role", "none");
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [cell, addRow, addColumn]);
  return place;
}

function setOnce(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
