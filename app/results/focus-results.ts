export const resultsId = "ideas";

/** Takes the reader to the place where the ideas appear; the button just pressed is about to be disabled. */
export function focusResults(): void {
  const heading = document.getElementById(`${resultsId}-title`);
  heading?.focus({ preventScroll: true });
  // At once: the first idea may be there before a glide would be over.
  document.getElementById(resultsId)?.scrollIntoView({ block: "start", behavior: "instant" });
}
