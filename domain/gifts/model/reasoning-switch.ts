import { isLoopback } from "#shared/loopback.ts";

const portOfOllama = "11434";

/** The switch by which each service leaves out the reasoning of models that reason before they answer. */
const switches: readonly (readonly [host: RegExp, fields: Readonly<Record<string, unknown>>])[] = [
  [/(^|\.)openrouter\.ai$/, { reasoning: { enabled: false } }],
  [/(^|\.)(z\.ai|bigmodel\.cn)$/, { thinking: { type: "disabled" } }],
  [/(^|\.)(aliyuncs\.com|siliconflow\.(cn|com))$/, { enable_thinking: false }],
  [/^generativelanguage\.googleapis\.com$/, { reasoning_effort: "none" }],
];

/** What to add to a request so that the answer begins at once; nothing where the service's switch is not known. */
export function switchOffReasoning(baseUrl: string): Readonly<Record<string, unknown>> {
  const { hostname, port } = new URL(baseUrl);
  if (isLoopback(hostname))
    return port === portOfOllama ? { reasoning_effort: "none" } : { chat_template_kwargs: { enable_thinking: false } };
  return switches.find(([host]) => host.test(hostname))?.[1] ?? {};
}
