export type GatewayFault =
  /** No call was made, because recent ones failed too often. */
  | "paused"
  | "no_first_byte"
  | "too_slow"
  | "connection_lost"
  /** Another status than 2xx, redirects included. */
  | "refused"
  /** An error object in a 2xx answer. */
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

/** Why a call of the gateway ended early or gave nothing. */
export class GatewayError extends Error {
  readonly fault: GatewayFault;
  readonly status: number | null;
  /** From `Retry-After`; `null` without one. */
  readonly retryAfterMs: number | null;

  constructor(fault: GatewayFault, { status, retryAfterMs, cause }: FaultDetails = {}) {
    super(`The gateway failed: ${fault}${status === undefined ? "" : ` (${status})`}`, { cause });
    this.name = "GatewayError";
    this.fault = fault;
    this.status = status ?? null;
    this.retryAfterMs = retryAfterMs ?? null;
  }

  /** Whether the same call may succeed a moment later. */
  get isPassing(): boolean {
    return this.fault === "connection_lost" || this.status === 429 || (this.status !== null && this.status >= 500);
  }
}
