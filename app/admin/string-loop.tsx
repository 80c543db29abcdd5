/** A loop of string that waits for its present. */
export function StringLoop() {
  return (
    <svg className="string-loop" viewBox="0 0 120 40" width="120" height="40" aria-hidden="true">
      <path d="M4 31c14-5 30 4 43 2 8-1 12-4 13-6-6-3-17-14-13-19 4-4 11 7 13 19 2-12 9-23 13-19 4 5-7 16-13 19 1 2 5 5 13 6 13 2 29-7 43-2" />
    </svg>
  );
}
