/** An open drawer with ribbon, and tags that wait to be written on. */
export function DrawerDrawing() {
  return (
    <svg className="drawer-drawing" viewBox="0 0 420 320" aria-hidden="true" focusable="false">
      <path className="drawing-shadow" d="M34 296c92-20 272-20 352 0-92 18-260 18-352 0Z" />
      <path className="drawing-line" d="M58 150V36h304v114M58 92h304M286 64h36" />
      <path className="drawing-sheet" d="m118 150 8-72 22-16 22 10 6 78Z" />
      <path className="drawing-line" d="m118 150 8-72 22-16 22 10 6 78" />
      <circle className="drawing-ring" cx="148" cy="80" r="5" />
      <path className="drawing-line" d="M148 75c-8-22-30-24-30-42" />
      <path className="drawing-sheet" d="m206 150-2-86 20-18 22 16 2 88Z" />
      <path className="drawing-line" d="m206 150-2-86 20-18 22 16 2 88" />
      <circle className="drawing-ring" cx="225" cy="66" r="5" />
      <path className="drawing-line" d="M225 61c4-20 20-22 16-44" />
      <path className="drawing-loose" d="M262 150c-8-40 22-58 44-44 20 14 2 40-14 28-18-14 8-48 40-40 26 8 22 38 10 56" />
      <path className="drawing-paper" d="M40 150h340l-18 132H58Z" />
      <path className="drawing-line" d="M40 150h340l-18 132H58Z" />
      <path className="drawing-line" d="M178 204c0 26 64 26 64 0" />
      <path className="drawing-line" d="M172 204h76" />
    </svg>
  );
}
