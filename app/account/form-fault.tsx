/** Shows why a form could not be sent. */
export function FormFault({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <div role="alert" className="fault-box">
      <p>{text}</p>
    </div>
  );
}
