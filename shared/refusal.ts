/** Why a request can be refused. */
export type RefusalCode =
  | "validation_failed"
  | "invalid_json"
  | "unsupported_media_type"
  | "body_too_large"
  | "body_too_slow"
  | "too_complex"
  | "daily_limit_reached"
  | "rate_limited"
  | "idempotency_key_invalid"
  | "idempotency_key_reused"
  | "idempotency_key_in_use"
  | "not_authenticated"
  | "second_factor_needed"
  | "wrong_password"
  | "not_owner"
  | "admin_only"
  | "admin_factor_needed"
  | "sign_in_again"
  | "proof_needed"
  | "too_many_recipients"
  | "too_many_hearts"
  | "phrase_mismatch"
  | "last_administrator"
  | "invalid_cursor"
  | "slug_in_use"
  | "not_a_picture"
  | "picture_too_large"
  | "picture_moves"
  | "picture_in_use"
  | "precondition_required"
  | "changed_meanwhile"
  | "not_found"
  | "method_not_allowed"
  | "forbidden_origin"
  | "generation_failed"
  | "overloaded"
  | "being_restored"
  | "unexpected";

/** What is wrong with one field of a request. */
export interface FieldFault {
  /** `interests.3` for the fourth interest; empty for the whole. */
  path: string;
  code: FieldFaultCode;
  /** What would have been allowed, for faults that name it: the greatest length or number. */
  allowed?: number;
}

export type FieldFaultCode =
  | "required"
  | "wrong_type"
  | "unknown_option"
  | "too_long"
  | "too_many"
  | "control_characters"
  | "budget_not_in_currency"
  | "invalid_characters"
  | "letters_only"
  | "invalid_url"
  | "invalid_slug"
  | "invalid_date"
  | "not_in_future"
  | "in_future"
  | "only_for_drafts"
  | "translation_exists"
  | "taken"
  | "too_complex"
  | "invalid";

export interface RefusalDetails {
  fields?: FieldFault[];
  /** When to try again, in whole seconds. */
  retryAfterSeconds?: number;
  resetsAt?: Date;
  /** The name of the limit that was reached, for the metrics. */
  limit?: string;
  /** The current revision, when a change was meant for another one. */
  revision?: number;
  cause?: unknown;
}

/** A rule forbids the request. Thrown by the domain; the page or endpoint turns it into an answer. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
