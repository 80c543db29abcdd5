import { brand } from "#shared/brand.ts";
import type { policies as english } from "../en/policies.ts";

export const policies: typeof english = {
  title: "政策与条款",
  heading: "条款不藏在小字里",
  choose: "请在页脚选择一份政策，也可以直接在这里选。",
  description: `${brand.name} 的隐私政策、服务条款和 Cookie 政策，用大白话写成。`,
  summary: {
    privacy_policy: "我们收集哪些信息、为什么收集、保存多久，以及怎样删除。",
    terms_of_service: "我们该为你做到什么，又希望你做到什么。",
    cookie_policy: "每个 Cookie 的名字都在这里，一共四个。",
  },
  version: "版本 {{version}}",
  effective: "自 {{date}} 起生效",
  effectiveFrom: "将于 {{date}} 生效",
  effectiveThen: "生效日期：{{date}}",
  announced: "新版本将于 {{date}} 生效。",
  readAnnounced: "查看版本 {{version}}",
  inForce: "查看现行版本",
  updated: "最后更新：{{date}}",
  contents: "本页内容",
  earlier: "历史版本",
  others: "其他政策",
  back: "返回首页",
};
