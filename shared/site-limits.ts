/** Limits that the operator sets and texts name: each is a variable of all texts, as in `{{freeDailyQueries}} queries per day`. */
export interface SiteLimits {
  freeDailyQueries: number;
  /** Seconds between two mails of one kind to one address. */
  mailIntervalS: number;
  /** Seconds between two messages to one number. */
  smsIntervalS: number;
}

/** Where the operator says nothing else. */
export const usualSiteLimits = { freeDailyQueries: 3, mailIntervalS: 60, smsIntervalS: 60 } as const satisfies SiteLimits;
