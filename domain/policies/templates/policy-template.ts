/** What a policy says until an administrator writes another; `{email}` in the content stands for the contact address. */
export interface PolicyTemplate {
  title: string;
  /** Markdown. */
  content: string;
  version: string;
  /** A calendar day, as in 2024-11-01. */
  effectiveDate: string;
}
