import * as z from "zod/mini";
import { locales } from "../locales/locale.ts";
import { answeredInstant } from "./fields.ts";

/** The member's own account. */
export const profileSchema = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  plan: z.enum(["free", "premium"]),
  isAdmin: z.boolean(),
  /** Whether an administrator has to set up a second factor before `/api/admin` answers. */
  needsFactor: z.boolean(),
  /** The language of mails; `null` while the language of each request decides. */
  language: z.nullable(z.enum(locales)),
  createdAt: answeredInstant,
  hasPassword: z.boolean(),
});
export type Profile = z.output<typeof profileSchema>;

const sessionSchema = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  /** The browser's `User-Agent`. */
  userAgent: z.nullable(z.string()),
  /** The network address without its last part. */
  place: z.nullable(z.string()),
  signedInAt: answeredInstant,
  lastActiveAt: answeredInstant,
});
export type SessionView = z.output<typeof sessionSchema>;

/** The devices on which the member is signed in, the asking one first. */
export const sessionsSchema = z.object({ sessions: z.array(sessionSchema) });

/** Both dates are `null` for a member whose plan was never changed. */
export const subscriptionSchema = z.object({
  plan: z.enum(["free", "premium"]),
  since: z.nullable(answeredInstant),
  updatedAt: z.nullable(answeredInstant),
});
