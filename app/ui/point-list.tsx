/** A list of points; `text` has one on each line. */
export function PointList({ text }: { text: string }) {
  return (
    <ul className="knotted-list">
      {text.split("\n").map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
