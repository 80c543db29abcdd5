/** A parcel whose ribbon came loose on the way. */
export function LostParcel() {
  return (
    <svg className="large-drawing" viewBox="0 0 360 300" aria-hidden="true" focusable="false">
      <path className="drawing-shadow" d="M40 268c70-22 210-24 288 0-60 20-220 22-288 0Z" />
      <path className="drawing-paper" d="M70 112 236 84l58 34v128l-64 24-160-22Z" />
      <path className="drawing-line" d="M70 112l166-28 58 34-62 22-162-28Zm162 28-2 130M70 112v136l160 22 64-24V118" />
      <path className="drawing-ribbon" d="m140 100 26-4 62 38 2 6-22-3Z" />
      <path className="drawing-ribbon" d="M132 120l28 5v135l-28-4Z" />
      <path className="drawing-loose" d="M150 102C120 70 150 40 122 22 96 6 66 34 40 26M158 100c20-30 64-18 74-44 8-22 40-30 62-16" />
    </svg>
  );
}
