export type GatewayFault =
  /** It failed too often lately: no call was made. */
  | "paused"
  | "no_first_byte"
  | "too_slow"
  | "connection_lost"
  /** It answered with another status than 2xx, a redirect included. */
  | "refused"
  /** A 2xx answer that holds an error object. */
  | "error_reply"
  | "empty_reply"
  | "unreadable_reply"
  | "too_long"
  | "reader_gone"
  | "unexpected";

interface FaultDetails {
  status?: number;
  retryAfterMs?: number | null;
  cause?: unknown;
}

/** Why a call of the gateway gave nothing, or nothing more. */
export class GatewayError extends Error {
  readonly fault: GatewayFault;
  readonly status: number | null;
  /** How long the service asks us to wait; `null` when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(fault: GatewayFault, { status, retryAfterMs, cause }: FaultDetails = {}) {
    super(`The gateway failed: ${fault}${status === undefined ? "" : ` (${status})`}`, { cause });
    this.name = "GatewayError";
    this.fault = fault;
    this.status = status ?? null;
    this.retryAfterMs = retryAfterMs ?? null;
  }

  /** Whether the same call may well succeed in a moment. */
  get isPassing(): boolean {
    return this.fault === "connection_lost" || this.status === 429 || (this.status !== null && this.status >= 500);
  }
}
