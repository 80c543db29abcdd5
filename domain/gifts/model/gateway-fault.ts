export type GatewayFault =
  /** No call was made, because recent ones failed too often. */
  | "paused"
  /** No call was made, because the tokens of the day are used up. */
  | "spent"
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

  /** Whether another model of the same service may answer. */
  get isOfModel(): boolean {
    return this.fault === "no_first_byte" || this.fault === "empty_reply" || (this.status !== null && this.status !== 401);
  }

  /** Whether the service may have refused a field of the request that it does not know. */
  get isOfRequest(): boolean {
    return this.fault === "refused" && (this.status === 400 || this.status === 422);
  }

  /** Whether the same call may succeed a moment later. */
  get isPassing(): boolean {
    return this.fault === "connection_lost" || this.status === 429 || (this.status !== null && this.status >= 500);
  }
}
