import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../page-address.ts";
import type { Recipient } from "../recipients/recipient-profile.ts";
import { useRecipientName } from "../recipients/use-recipient-name.ts";
import { writeFilters, type SavedFilters } from "./saved-filters.ts";

interface RecipientListProps {
  recipients: Recipient[];
  filters: SavedFilters;
}

/** The member's recipients with their numbers of rounds; each is a link that filters the list. */
export function RecipientList({ recipients, filters }: RecipientListProps) {
  const { t } = useTranslation("saved");
  const nameRecipient = useRecipientName();
  return (
    <nav className="recipients" aria-labelledby="recipients-title">
      <h2 id="recipients-title" className="recipients-title">
        {t("recipients.title")}
      </h2>
      <ul>
        <li>
          <RecipientLink filters={{ ...filters, recipient: null }} isChosen={filters.recipient === null}>
            {t("recipients.everyone")}
          </RecipientLink>
        </li>
        {recipients.map((recipient) => (
          <li key={recipient.id}>
            <RecipientLink filters={{ ...filters, recipient: recipient.id }} isChosen={filters.recipient === recipient.id}>
              <span className="recipients-name" dir="auto" lang={recipient.name === null ? undefined : ""}>
                {nameRecipient(recipient)}
              </span>
              <span className="recipients-count">
                <span aria-hidden="true">{recipient.queries}</span>
                <span className="sr-only">{t("recipients.lists", { count: recipient.queries })}</span>
              </span>
            </RecipientLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RecipientLink({ filters, isChosen, children }: { filters: SavedFilters; isChosen: boolean; children: React.ReactNode }) {
  const { locale } = usePageAddress();
  return (
    <Link
      to={{ pathname: localizePath(locale, "/saved"), search: writeFilters(filters).toString() }}
      preventScrollReset
      className="recipients-link"
      aria-current={isChosen ? "true" : undefined}
    >
      {children}
    </Link>
  );
}
