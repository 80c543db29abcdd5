import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../page-address.ts";
import type { Recipient } from "../recipients/recipient-profile.ts";
import { useRecipientName } from "../recipients/use-recipient-name.ts";
import { writeFilters, type SavedFilters } from "./saved-filters.ts";

interface PeopleListProps {
  people: Recipient[];
  filters: SavedFilters;
}

/** Everybody there are ideas for, each with how many; choosing one narrows the list down to them. */
export function PeopleList({ people, filters }: PeopleListProps) {
  const { t } = useTranslation("saved");
  const nameRecipient = useRecipientName();
  return (
    <nav className="people" aria-labelledby="people-title">
      <h2 id="people-title" className="people-title">
        {t("people.title")}
      </h2>
      <ul>
        <li>
          <PersonLink filters={{ ...filters, recipient: null }} isChosen={filters.recipient === null}>
            {t("people.everyone")}
          </PersonLink>
        </li>
        {people.map((person) => (
          <li key={person.id}>
            <PersonLink filters={{ ...filters, recipient: person.id }} isChosen={filters.recipient === person.id}>
              <span className="people-name" lang={person.name === null ? undefined : ""}>
                {nameRecipient(person)}
              </span>
              <span className="people-count">
                <span aria-hidden="true">{person.queries}</span>
                <span className="sr-only">{t("people.lists", { count: person.queries })}</span>
              </span>
            </PersonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PersonLink({ filters, isChosen, children }: { filters: SavedFilters; isChosen: boolean; children: React.ReactNode }) {
  const { locale } = usePageAddress();
  return (
    <Link
      to={{ pathname: localizePath(locale, "/saved"), search: writeFilters(filters).toString() }}
      preventScrollReset
      className="people-link"
      aria-current={isChosen ? "true" : undefined}
    >
      {children}
    </Link>
  );
}
