import { expect, test } from "vitest";
import { switchOffReasoning } from "./reasoning-switch.ts";

test.each([
  ["https://openrouter.ai/api/v1", { reasoning: { enabled: false } }],
  ["https://api.z.ai/api/paas/v4", { thinking: { type: "disabled" } }],
  ["https://dashscope.aliyuncs.com/compatible-mode/v1", { enable_thinking: false }],
  ["http://127.0.0.1:11434/v1", { reasoning_effort: "none" }],
  ["http://localhost:8080/v1", { chat_template_kwargs: { enable_thinking: false } }],
  ["https://api.openai.com/v1", {}],
  ["https://notopenrouter.ai/v1", {}],
])("at %s reasoning is left out by %j", (baseUrl, fields) => {
  expect(switchOffReasoning(baseUrl)).toEqual(fields);
});
