/** The samplers of OpenTelemetry, as `OTEL_TRACES_SAMPLER` names them. */
export const samplerNames = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;
