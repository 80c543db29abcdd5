import type { Database } from "#db/connect.server.ts";
import type { GatewayReport } from "#domain/gifts/model/gateway.ts";
import type { Usage } from "#domain/gifts/model/usage.ts";
import type { RecommendServices } from "#domain/gifts/recommend.ts";
import { countToday, type Count } from "#domain/stats/count.ts";
import { latencyBucketsMs, type GatewayOutcome } from "#shared/measures.ts";
import type { Opinion } from "#shared/answers/suggestion.ts";
import type { Log } from "../log/log.ts";
import type { Metrics } from "./metrics.ts";

type Reports = Pick<RecommendServices, "reportAnswer" | "reportGateway"> & { reportFeedback: (feedback: Opinion) => void };

/** Counts the outcomes of gift queries for the dashboard and the metrics. A failure to count is logged and does not fail the request. */
export function countAnswers(db: Database, log: Log, metrics: Pick<Metrics, "countQuery" | "countGatewayCall" | "countTokens">): Reports {
  const count = (counts: Count[]) => {
    countToday(db, counts).catch((error: unknown) => log.warn({ err: error }, "something was not counted"));
  };
  return {
    reportAnswer: ({ visitor, brief, source }) => {
      const interests = new Set(brief.reading.likes.flatMap((like) => like.interests));
      const kind = visitor.kind === "member" ? visitor.plan : "guest";
      metrics.countQuery({ source, visitor: kind });
      count([
        { measure: "query_source", label: source },
        { measure: "query_visitor", label: kind },
        { measure: "query_occasion", label: brief.occasion },
        ...[...interests].map((label) => ({ measure: "query_interest" as const, label })),
      ]);
    },
    reportGateway: ({ outcome, latencyMs, usage, ...report }) => {
      log[outcome === "ok" ? "info" : "warn"]({ ...report, latencyMs, usage }, describeCall({ outcome, fault: report.fault }));
      for (const used of usage) metrics.countTokens(used);
      count(usage.flatMap(listTokens));
      // The reader left before the answer, which says nothing about the gateway.
      if (report.fault === "reader_gone") return;
      const ending: GatewayOutcome = report.fault ?? "ok";
      metrics.countGatewayCall({ outcome: ending, seconds: latencyMs / 1000 });
      count([
        { measure: "gateway_outcome", label: ending },
        { measure: "gateway_latency", label: String(latencyBucketsMs.find((bound) => latencyMs <= bound) ?? latencyBucketsMs.at(-1)) },
      ]);
    },
    reportFeedback: (feedback) => count([{ measure: "feedback", label: feedback }]),
  };
}

function describeCall({ outcome, fault }: Pick<GatewayReport, "outcome" | "fault">): string {
  return fault === "spent" ? "the gateway is not asked: the tokens of AI_DAILY_TOKENS are used up" : `the gateway's answer: ${outcome}`;
}

function listTokens({ promptTokens, completionTokens }: Usage): Count[] {
  return [
    { measure: "gateway_tokens", label: "prompt", amount: Math.ceil(promptTokens) },
    { measure: "gateway_tokens", label: "completion", amount: Math.ceil(completionTokens) },
  ];
}
