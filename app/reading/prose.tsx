/** A text that was rendered and sanitised by `renderMarkdown`; it takes no other HTML. */
export function Prose({ html, className = "" }: { html: string; className?: string }) {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
