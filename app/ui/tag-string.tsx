/** The loop of string through a tag's hole. */
export function TagString() {
  return (
    <svg className="tag-string" viewBox="0 0 60 92" aria-hidden="true" focusable="false">
      <path d="M30 78C24 56 12 40 18 18 20 8 28 4 34 10 42 20 36 52 30 78Z" />
    </svg>
  );
}
