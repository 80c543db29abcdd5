import { GatewayError } from "./gateway-fault.ts";
import { switchOffReasoning } from "./reasoning-switch.ts";

/** A chat-completions service, and by whom it is asked. */
export interface CompletionService {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Tried in turn when the model before is refused or overloaded. */
  fallbackModels?: readonly string[];
  /** Further fields of the request's body; those of our own stay as they are. */
  extraBody?: Readonly<Record<string, unknown>>;
  /** The public origin and the product's name, by which the gateway identifies its clients. */
  origin: string;
  title: string;
}

const temperature = 0.7;
const mostTokens = 2_000;

export interface Question {
  prompt: string;
  model: string;
  /** Whether to ask for an answer without reasoning, where the service's switch is known. */
  isReasoningOff: boolean;
}

/** Sends the prompt. Resolves with the first bytes of a successful answer; throws a `GatewayError`, then and while the rest is read. */
export async function openReply(
  service: CompletionService,
  { prompt, model, isReasoningOff }: Question,
  signal: AbortSignal,
): Promise<AsyncGenerator<Uint8Array>> {
  const response = await reach(() =>
    fetch(`${service.baseUrl.replace(/\/+$/, "")}/chat/completions`, {
      method: "POST",
      redirect: "manual",
      signal,
      headers: {
        authorization: `Bearer ${service.apiKey}`,
        "content-type": "application/json",
        accept: "text/event-stream, application/json",
        "http-referer": service.origin,
        "x-title": service.title,
      },
      body: JSON.stringify({
        ...(isReasoningOff && switchOffReasoning(service.baseUrl)),
        ...service.extraBody,
        model,
        messages: [{ role: "user", content: prompt }],
        temperature,
        max_tokens: mostTokens,
        stream: true,
      }),
    }),
  );
  if (!response.ok) {
    throw new GatewayError("refused", { status: response.status, retryAfterMs: readRetryAfter(response.headers.get("retry-after")) });
  }
  if (!response.body) throw new GatewayError("empty_reply");
  const chunks = response.body.values();
  return readOn(chunks, await reach(() => chunks.next()));
}

async function* readOn(chunks: AsyncIterator<Uint8Array>, first: IteratorResult<Uint8Array>): AsyncGenerator<Uint8Array> {
  let step = first;
  while (!step.done) {
    yield step.value;
    step = await reach(() => chunks.next());
  }
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new GatewayError("connection_lost", { cause });
  }
}

/** RFC 9110, section 10.2.3: seconds or a date. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const waitMs = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}
