import type { Span } from "@opentelemetry/api";
import type { Gateway, GatewayCall } from "#domain/gifts/model/gateway.ts";
import { failSpan, type Spans } from "./spans.ts";

/** A span for each call of the gateway, whose requests are parts of it. Neither the prompt nor the reply is in it. */
export function observeGateway(spans: Spans, gateway: Gateway, model: string): Gateway {
  return {
    ask: (prompt, reader) => {
      const attributes = { "gen_ai.operation.name": "chat", "gen_ai.request.model": model };
      const span = spans.begin(`chat ${model}`, { attributes });
      const call = spans.run(span, () => gateway.ask(prompt, reader));
      void describeEnd(span, call);
      return call;
    },
  };
}

async function describeEnd(span: Span, { report, usage }: GatewayCall): Promise<void> {
  const { fault } = await report;
  const sum = (tokens: readonly number[]) => Math.ceil(tokens.reduce((total, count) => total + count, 0));
  span.setAttributes({
    "gen_ai.usage.input_tokens": sum(usage.map(({ promptTokens }) => promptTokens)),
    "gen_ai.usage.output_tokens": sum(usage.map(({ completionTokens }) => completionTokens)),
    ...(usage.length > 0 && { "gen_ai.response.model": usage.at(-1)?.model }),
  });
  if (fault !== null) failSpan(span, fault);
  span.end();
}
