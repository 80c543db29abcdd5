/** What is counted per day; the comments name the labels of each measure. */
export const measures = [
  "query_source", // ai, catalogue, samples
  "query_visitor", // guest, free, premium
  "query_occasion", // the option's value
  "query_interest", // the vocabulary's key
  "gateway_outcome", // one of `gatewayOutcomes`
  "gateway_tokens", // prompt, completion
  "gateway_latency", // one of `latencyBucketsMs`
  "feedback", // liked, disliked
  "account_removed", // member; on the day on which the account had been opened
] as const;
export type Measure = (typeof measures)[number];

/** How a call of the gateway ended: `ok`, or the kind of failure. */
export const gatewayOutcomes = [
  "ok",
  "paused",
  "spent",
  "no_first_byte",
  "too_slow",
  "connection_lost",
  "refused",
  "error_reply",
  "empty_reply",
  "unreadable_reply",
  "too_long",
  "unexpected",
] as const;
export type GatewayOutcome = (typeof gatewayOutcomes)[number];

/** Upper bounds of the buckets; longer calls count in the last one. */
export const latencyBucketsMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000] as const;
