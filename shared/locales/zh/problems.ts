import type { fieldFaults as englishFaults, problems as english } from "../en/problems.ts";

export const problems: typeof english = {
  validation_failed: { title: "还差一点点", detail: "请检查标出的内容。" },
  invalid_json: { title: "请求无法读取", detail: "请求内容不是有效的 JSON。" },
  unsupported_media_type: { title: "内容类型不对", detail: "请以 application/json 类型发送 JSON。" },
  body_too_large: { title: "内容太多", detail: "文字超出了可容纳的长度，请缩短一些。" },
  daily_limit_reached: { title: "今天的次数用完了", detail: "请明天再试。" },
  rate_limited: { title: "请稍等片刻", detail: "短时间内请求太多，请稍等一下再试。" },
  idempotency_key_invalid: { title: "密钥不可用", detail: "Idempotency-Key 须为 1 到 255 个可见字符。" },
  idempotency_key_reused: { title: "密钥已被使用", detail: "这个 Idempotency-Key 已用于另一个请求。" },
  idempotency_key_in_use: { title: "仍在处理中", detail: "使用同一 Idempotency-Key 的第一个请求还在处理。" },
  not_found: { title: "没有找到", detail: "这个地址没有内容。" },
  method_not_allowed: { title: "这里不支持", detail: "这个地址不接受此类请求。" },
  forbidden_origin: { title: "来源不被允许", detail: "请求来自其他网站，未予执行。" },
  overloaded: { title: "现在非常繁忙", detail: "Giftwright 正忙或正在重启，请稍后再试。" },
  unexpected: { title: "出了点问题", detail: "没能生成礼物灵感" },
};

export const fieldFaults: typeof englishFaults = {
  required: "请填写此项。",
  wrong_type: "此项的类型不正确。",
  unknown_option: "请从列出的选项中选择。",
  too_long: "最多 {{allowed}} 个字符。",
  too_many: "最多 {{allowed}} 项。",
  control_characters: "请去掉文字中的控制字符。",
  budget_not_in_currency: "请选择与所选货币对应的预算。",
  invalid_characters: "文字中有无法保存的字符，请去掉。",
  invalid: "此项无效。",
};
