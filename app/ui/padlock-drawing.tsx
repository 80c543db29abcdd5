/** A present with a padlock where its bow would be. */
export function PadlockDrawing() {
  return (
    <svg className="large-drawing" viewBox="0 0 360 300" aria-hidden="true" focusable="false">
      <path className="drawing-shadow" d="M40 268c70-22 210-24 288 0-60 20-220 22-288 0Z" />
      <path className="drawing-paper" d="M76 138h208v126H76ZM64 104h232v36H64Z" />
      <path className="drawing-line" d="M76 140v124h208V140M64 104h232v36H64Z" />
      <path className="drawing-ribbon" d="M164 104h32v160h-32Z" />
      <path className="drawing-loose" d="M152 62V44c0-38 56-38 56 0v18" />
      <path className="drawing-lock" d="M136 60h88v66q0 8-8 8h-72q-8 0-8-8Z" />
      <path className="drawing-keyhole" d="M180 84a9 9 0 0 1 5 16.500l4 15.500h-18l4-15.500A9 9 0 0 1 180 84Z" />
    </svg>
  );
}
