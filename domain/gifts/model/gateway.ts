import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  TaskCancelledError,
  TimeoutStrategy,
  circuitBreaker,
  handleWhen,
  retry,
  timeout,
  wrap,
  type CircuitBreakerPolicy,
} from "cockatiel";
import { GatewayError, type GatewayFault } from "./gateway-fault.ts";
import { openReply, type CompletionService, type Question } from "./open-reply.ts";
import { readReply } from "./read-reply.ts";
import { switchOffReasoning } from "./reasoning-switch.ts";
import { estimateTokens, type Usage } from "./usage.ts";

export interface GatewaySettings extends CompletionService {
  /** For the whole call, including a retry. */
  timeoutMs: number;
  firstByteTimeoutMs: number;
}

/** How a call ended. */
export interface GatewayReport {
  outcome: "ok" | "failed";
  fault: GatewayFault | null;
  /** The HTTP status of a refusal. */
  status: number | null;
}

export interface GatewayCall {
  /** The text of the reply, in pieces. Ends without an error when the call fails; canceling it cancels the call, which has failed if a `GatewayError` is the reason. */
  texts: ReadableStream<string>;
  /** Never rejects. */
  report: Promise<GatewayReport>;
  /** What has been used so far, for each model that answered. */
  usage: readonly Usage[];
}

/** The client of the chat-completions service. Create one per process, because it holds the circuit breaker. */
export interface Gateway {
  ask: (prompt: string, reader: AbortSignal) => GatewayCall;
}

export interface GatewayClient extends Gateway {
  /** Whether calls fail at once, after several failures in a row. */
  isPaused: () => boolean;
}

interface Call {
  settings: GatewaySettings;
  prompt: string;
  /** Aborted when the visitor leaves. */
  reader: AbortSignal;
  /** Aborted when enough ideas have been read. */
  enough: AbortSignal;
  usage: Usage[];
  give: (text: string) => void;
}

const failuresBeforePause = 5;
const pauseMs = 30_000;
const retryDelayMs = 250;

/** Creates a gateway client. After several failures in a row its calls fail at once for a while. */
export function createGateway(settings: GatewaySettings): GatewayClient {
  const breaker: CircuitBreakerPolicy = circuitBreaker(
    // A visitor who leaves does not count as a failure of the service, except for the trial call after a pause, which must not count as a success.
    handleWhen((error) => !isReaderGone(error) || breaker.state === CircuitState.HalfOpen),
    { breaker: new ConsecutiveBreaker(failuresBeforePause), halfOpenAfter: pauseMs },
  );
  return {
    isPaused: () => breaker.state !== CircuitState.Closed,
    ask: (prompt, reader) => startCall(breaker, { settings, prompt, reader }),
  };
}

function startCall(breaker: CircuitBreakerPolicy, call: Pick<Call, "settings" | "prompt" | "reader">): GatewayCall {
  const enough = new AbortController();
  const report = Promise.withResolvers<GatewayReport>();
  const usage: Usage[] = [];
  let isOpen = true;
  const texts = new ReadableStream<string>({
    start(controller) {
      const give = (text: string) => {
        if (isOpen) controller.enqueue(text);
      };
      const close = () => {
        if (isOpen) controller.close();
        isOpen = false;
      };
      report.resolve(runCall(breaker, { ...call, enough: enough.signal, usage, give }).finally(close));
    },
    cancel(fault) {
      isOpen = false;
      enough.abort(fault);
    },
  });
  return { texts, report: report.promise, usage };
}

async function runCall(breaker: CircuitBreakerPolicy, call: Call): Promise<GatewayReport> {
  // While one trial call tests the service after a pause, other calls fail at once.
  if (breaker.state === CircuitState.HalfOpen) return describeFailure(new BrokenCircuitError());
  try {
    await breaker.execute(() => callInTime(call));
    return { outcome: "ok", fault: null, status: null };
  } catch (error) {
    return describeFailure(error);
  }
}

async function callInTime(call: Call): Promise<void> {
  const { settings, reader, enough } = call;
  const endsAt = performance.now() + settings.timeoutMs;
  let hasGiven = false;
  const mayRetry = (error: unknown) =>
    !hasGiven && error instanceof GatewayError && error.isPassing && performance.now() + getDelay(error) < endsAt;
  const policy = wrap(
    timeout(settings.timeoutMs, TimeoutStrategy.Aggressive),
    retry(handleWhen(mayRetry), {
      maxAttempts: 1,
      backoff: new DelegateBackoff(({ result }) => getDelay("error" in result ? result.error : null)),
    }).dangerouslyUnref(),
  );
  const give = (text: string) => {
    hasGiven = true;
    call.give(text);
  };
  try {
    await policy.execute(({ signal }) => tryModels({ ...call, give }, () => hasGiven, signal), AbortSignal.any([reader, enough]));
  } catch (error) {
    if (reader.aborted) throw new GatewayError("reader_gone", { cause: error });
    if (enough.aborted && enough.reason instanceof GatewayError) throw enough.reason;
    if (enough.aborted) return;
    throw error instanceof TaskCancelledError ? new GatewayError("too_slow", { cause: error }) : error;
  }
}

/** Asks one model after the other until one answers. */
async function tryModels(call: Call, hasGiven: () => boolean, signal: AbortSignal): Promise<void> {
  const { model, fallbackModels = [] } = call.settings;
  const last = fallbackModels.at(-1) ?? model;
  for (const name of [model, ...fallbackModels]) {
    try {
      await tryModel(call, name, signal);
      return;
    } catch (error) {
      const mayPass = error instanceof GatewayError && error.isOfModel && !hasGiven() && !signal.aborted;
      if (name === last || !mayPass) throw error;
    }
  }
}

/** Without its reasoning, or with it where the service refuses to be asked so. */
async function tryModel(call: Call, model: string, signal: AbortSignal): Promise<void> {
  const question = { prompt: call.prompt, model };
  const isReasoningOff = Object.keys(switchOffReasoning(call.settings.baseUrl)).length > 0;
  try {
    await attempt(call, { ...question, isReasoningOff }, signal);
  } catch (error) {
    if (!isReasoningOff || !(error instanceof GatewayError) || !error.isOfRequest) throw error;
    await attempt(call, { ...question, isReasoningOff: false }, signal);
  }
}

async function attempt({ settings, give, usage }: Call, question: Question, signal: AbortSignal): Promise<void> {
  const leave = new AbortController();
  const upstream = AbortSignal.any([signal, leave.signal]);
  const firstByte = timeout(settings.firstByteTimeoutMs, TimeoutStrategy.Aggressive);
  let isEmpty = true;
  try {
    const chunks = await firstByte.execute(() => openReply(settings, question, upstream), signal);
    const used = { model: question.model, promptTokens: estimateTokens(question.prompt), completionTokens: 0 };
    usage.push(used);
    for await (const text of readReply(chunks, (told) => Object.assign(used, told))) {
      isEmpty &&= text.trim() === "";
      used.completionTokens += estimateTokens(text);
      give(text);
    }
  } catch (error) {
    throw error instanceof TaskCancelledError && !signal.aborted ? new GatewayError("no_first_byte", { cause: error }) : error;
  } finally {
    leave.abort();
  }
  if (isEmpty) throw new GatewayError("empty_reply");
}

function getDelay(error: unknown): number {
  return (error instanceof GatewayError ? error.retryAfterMs : null) ?? retryDelayMs;
}

function isReaderGone(error: unknown): boolean {
  return error instanceof GatewayError && error.fault === "reader_gone";
}

function describeFailure(error: unknown): GatewayReport {
  if (error instanceof GatewayError) return { outcome: "failed", fault: error.fault, status: error.status };
  return { outcome: "failed", fault: error instanceof BrokenCircuitError ? "paused" : "unexpected", status: null };
}
