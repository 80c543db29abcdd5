/** A letter tied with a ribbon. */
export function Envelope() {
  return (
    <svg className="envelope" viewBox="0 0 200 130" aria-hidden="true" focusable="false">
      <path className="drawing-paper" d="M20 16h160v100H20Z" />
      <path className="drawing-line" d="M20 16h160v100H20ZM20 16l80 58 80-58M20 116l58-58m44 0 58 58" />
      <path className="drawing-ribbon" d="M20 92h160v11H20Z" />
      <path
        className="drawing-ribbon"
        d="M100 97C88 78 70 76 68 85s14 13 32 12Zm0 0c12-19 30-21 32-12s-14 13-32 12Zm-3 2-14 22 9-1 5 7 8-26Zm6 0 14 22-9-1-5 7-8-26Z"
      />
    </svg>
  );
}
