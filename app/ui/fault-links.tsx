interface FaultLinksProps {
  fields: readonly { id: string; text: string }[];
  /** Further entries of the list. */
  children?: React.ReactNode;
}

/** A list of links to the fields with faults. By script a link moves the focus and leaves the address as it is. */
export function FaultLinks({ fields, children }: FaultLinksProps) {
  return (
    <ul>
      {fields.map(({ id, text }) => (
        <li key={id}>
          <a
            className="text-link"
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(id)?.focus();
            }}
          >
            {text}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
