export const resultsId = "ideas";

/** Moves the focus and scrolls to where the ideas appear, because the button that was pressed is about to be disabled. */
export function focusResults(): void {
  const heading = document.getElementById(`${resultsId}-title`);
  heading?.focus({ preventScroll: true });
  // Not smoothly, because the first idea may appear before the scrolling has ended.
  document.getElementById(resultsId)?.scrollIntoView({ block: "start", behavior: "instant" });
}
