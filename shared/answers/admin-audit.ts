import * as z from "zod/mini";
import { answeredAccount, answeredInstant, nextCursor } from "./fields.ts";

// The vocabulary of the back-office's audit trail, and its answer.

export const auditSubjects = ["post", "policy", "seo", "picture", "user"] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const auditActions = [
  "created",
  "updated",
  "published",
  "scheduled",
  "deleted",
  "removed",
  "restored",
  "preview_renewed",
  "plan_changed",
  "administrator_added",
  "administrator_removed",
  "address_confirmed",
  "factors_reset",
  "password_reset",
  "unlocked",
  "signed_out",
] as const;
export type AuditAction = (typeof auditActions)[number];

const auditEntrySchema = z.object({
  id: z.uuid(),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: z.string(),
  subjectTitle: z.string(),
  actor: z.nullable(answeredAccount),
  isCommand: z.boolean(),
  createdAt: answeredInstant,
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const auditPageSchema = z.object({ changes: z.array(auditEntrySchema), nextCursor });
