import { memo, useId, useState } from "react";
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
  const nameRecipient = useRecipientName();
  const [wanted, setWanted] = useState("");
  const found = recipients.filter((recipient) => fold(nameRecipient(recipient)).includes(fold(wanted)));
  return (
    <nav className="recipients" aria-labelledby="recipients-title">
      <h2 id="recipients-title" className="recipients-title">
        {t("recipients.title")}
      </h2>
      {recipients.length > mostAtAGlance && <FindRecipient wanted={wanted} onChange={setWanted} isNobody={found.length === 0} />}
      <ul>
        <li>
          <RecipientLink filters={filters} recipient={null}>
            {t("recipients.everyone")}
          </RecipientLink>
        </li>
        {found.map((recipient) => (
          <RecipientItem key={recipient.id} recipient={recipient} filters={filters} />
        ))}
      </ul>
    </nav>
  );
}

const mostAtAGlance = 8;

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().trim();
}

interface FindRecipientProps {
  wanted: string;
  onChange: (wanted: string) => void;
  isNobody: boolean;
}

/** Narrows the list of people down, where it is too long to be seen at a glance. */
function FindRecipient({ wanted, onChange, isNobody }: FindRecipientProps) {
  const { t } = useTranslation("saved");
  const noteId = useId();
  return (
    <div className="recipients-find">
      <input
        type="search"
        className="field"
        aria-label={t("recipients.find")}
        placeholder={t("recipients.find")}
        aria-describedby={noteId}
        autoComplete="off"
        value={wanted}
        onChange={(event) => onChange(event.target.value)}
      />
      <output id={noteId} className="text-small text-soft">
        {isNobody && t("recipients.nobody")}
      </output>
    </div>
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
      to={{ pathname: localizePath(locale, "/saved"), search: writeFilters({ ...filters, round: null, recipient }).toString() }}
      preventScrollReset
      className="recipients-link"
      aria-current={filters.recipient === recipient ? "true" : undefined}
    >
      {children}
    </Link>
  );
}
