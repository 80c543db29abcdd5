import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
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
  return (
    <nav className="recipients" aria-labelledby="recipients-title">
      <h2 id="recipients-title" className="recipients-title">
        {t("recipients.title")}
      </h2>
      <ul>
        <li>
          <RecipientLink filters={filters} recipient={null}>
            {t("recipients.everyone")}
          </RecipientLink>
        </li>
        {recipients.map((recipient) => (
          <RecipientItem key={recipient.id} recipient={recipient} filters={filters} />
        ))}
      </ul>
    </nav>
  );
}

/** Memoised, so that a round that is put away changes only the item of whom it was for. */
const RecipientItem = memo(function RecipientItem({ recipient, filters }: { recipient: Recipient; filters: SavedFilters }) {
  const { t } = useTranslation("saved");
  const nameRecipient = useRecipientName();
  return (
    <li>
      <RecipientLink filters={filters} recipient={recipient.id}>
        <span className="recipients-name" dir="auto" lang={recipient.name === null ? undefined : ""}>
          {nameRecipient(recipient)}
        </span>
        <span className="recipients-count">
          <span aria-hidden="true">{recipient.queries}</span>
          <span className="sr-only">{t("recipients.lists", { count: recipient.queries })}</span>
        </span>
      </RecipientLink>
    </li>
  );
});

interface RecipientLinkProps {
  filters: SavedFilters;
  /** The id to filter by, `null` for everyone. */
  recipient: string | null;
  children: React.ReactNode;
}

function RecipientLink({ filters, recipient, children }: RecipientLinkProps) {
  const { locale } = usePageAddress();
  return (
    <Link
      to={{ pathname: localizePath(locale, "/saved"), search: writeFilters({ ...filters, recipient }).toString() }}
      preventScrollReset
      className="recipients-link"
      aria-current={filters.recipient === recipient ? "true" : undefined}
    >
      {children}
    </Link>
  );
}
