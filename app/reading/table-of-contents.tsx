import type { Heading } from "#domain/texts/rendered-text.ts";

/** Links to the parts of a text. */
export function TableOfContents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  const parts = headings.filter(({ level }) => level === 2);
  if (parts.length < 2) return null;
  return (
    <nav className="text-parts" aria-labelledby="contents-title">
      <h2 id="contents-title">{title}</h2>
      <ol>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
