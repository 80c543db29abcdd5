import { StringLoop } from "../string-loop.tsx";

/** Says that there is nothing to plot yet, and when there will be. */
export function PlotEmpty({ text }: { text: string }) {
  return (
    <div className="plot-empty">
      <StringLoop />
      <p>{text}</p>
    </div>
  );
}
