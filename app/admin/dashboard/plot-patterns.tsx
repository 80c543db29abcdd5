/** The SVG patterns of all plots; rendered once per page. */
export function PlotPatterns() {
  return (
    <svg className="plot-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="plot-hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="plot-hatched-ground" />
          <rect width="2.5" height="6" className="plot-hatched-stripe" />
        </pattern>
        <pattern id="plot-dotted" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className="plot-dotted-ground" />
          <circle cx="1.5" cy="1.5" r="1" className="plot-dotted-dot" />
          <circle cx="4.5" cy="4.5" r="1" className="plot-dotted-dot" />
        </pattern>
      </defs>
    </svg>
  );
}
