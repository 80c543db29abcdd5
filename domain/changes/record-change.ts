import type { Database } from "#db/connect.server.ts";
import { auditEntries } from "#db/schema.server.ts";
import type { AuditAction, AuditSubject } from "#shared/audit-entry.ts";
import { raiseContentVersion } from "./content-version.ts";

export interface Change {
  /** `null` for whoever has no account here: the operator at the command line, or the product itself. */
  actorId: string | null;
  /** Whether an actor without an account is the operator; so it is unless something else is said. */
  isCommand?: boolean;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  /** What the subject is called now; later it may be called otherwise, or be gone. */
  subjectTitle: string;
  /** Whether public pages may show something else from now on. */
  isContent: boolean;
}

/**
 * Writes down who changed what, and for content tells every replica that its copies are old. Run it in the transaction
 * of the change, as its last statement: all changes of content queue at one row until they commit.
 */
export async function recordChange(tx: Database, { isContent, isCommand, ...entry }: Change): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, isCommand: isCommand ?? entry.actorId === null });
  if (isContent) await raiseContentVersion(tx);
}
