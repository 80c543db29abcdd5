import { brand } from "#shared/brand.ts";
import type { pages as english } from "../en/pages.ts";

export const pages: typeof english = {
  notFound: {
    title: "这件包裹走丢了",
    text: "这个地址没有内容。也许它搬家了，也许链接少了一个字母。",
    tries: "你要找的可能是：",
  },
  failed: {
    title: "出了点问题",
    text: "问题出在我们这边，已经记录下来。请稍后再试。",
    reload: "重新加载页面",
  },
  offline: {
    title: "暂时连不上网络",
    text: "这个页面暂时没能加载。看过的页面还能打开，你填的内容也都还在。",
    again: "再试一次",
    toSaved: "去看保存的灵感",
  },
  back: "回到首页",
  toForm: "去找礼物",
  toBlog: "去看博客",
  toContact: "写信给我们",
  titleOnSite: `{{title}} · ${brand.name}`,
};
