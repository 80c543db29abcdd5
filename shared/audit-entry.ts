// The vocabulary of the back-office's audit trail.

export const auditSubjects = ["post", "policy", "seo", "user"] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const auditActions = [
  "created",
  "updated",
  "published",
  "scheduled",
  "deleted",
  "restored",
  "preview_renewed",
  "plan_changed",
  "administrator_added",
  "administrator_removed",
] as const;
export type AuditAction = (typeof auditActions)[number];
