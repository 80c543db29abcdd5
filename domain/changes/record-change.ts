import type { Database } from "#db/connect.server.ts";
import { auditEntries } from "#db/schema.server.ts";
import type { AuditAction, AuditSubject } from "#shared/answers/admin-audit.ts";
import { raiseContentVersion } from "./content-version.ts";

export interface Change {
  /** `null` for the operator at the command line and for the product itself, which have no account. */
  actorId: string | null;
  /** Whether an actor without an account is the operator, which is the default. */
  isCommand?: boolean;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  /** The subject's title at the time of the change. */
  subjectTitle: string;
  /** Whether public pages may look different from now on. */
  isContent: boolean;
}

/**
 * Adds an entry to the audit trail; for content it also raises the content version, which invalidates the caches of all
 * replicas. Call it as the last statement of the change's transaction: changes of content queue for one row until they commit.
 */
export async function recordChange(tx: Database, { isContent, isCommand, ...entry }: Change): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, isCommand: isCommand ?? entry.actorId === null });
  if (isContent) await raiseContentVersion(tx);
}
