import type { pages as english } from "../en/pages.ts";

export const pages: typeof english = {
  about: { title: "关于 Giftwright" },
  blog: { title: "博客" },
  contact: { title: "联系我们" },
  privacy_policy: { title: "隐私政策" },
  terms_of_service: { title: "服务条款" },
  cookie_policy: { title: "Cookie 政策" },
  writing: {
    text: "这一页我们还在写。与其用空话填满，不如先让它空一会儿。",
    description: "Giftwright 的这个页面还在撰写中。",
  },
  notFound: {
    title: "这件包裹走丢了",
    text: "这个地址没有内容。也许它搬家了，也许路上掉了一个字母。",
    tries: "你要找的可能是：",
  },
  failed: {
    title: "丝带断了",
    text: "我们这边出了点问题，已经记录下来。请稍后再试。",
    reload: "重新加载页面",
  },
  back: "回到首页",
  toForm: "去填礼物表单",
  titleOnSite: "{{title}} · Giftwright",
};
