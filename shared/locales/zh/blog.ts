import { brand } from "#shared/brand.ts";
import type { blog as english } from "../en/blog.ts";

export const blog: typeof english = {
  heading: "送礼手记",
  lead: "关于怎么挑、怎么包、怎么送的短文，写给想把礼送好、而不只是送出去的人。",
  tagged: "关于“{{tag}}”的文章",
  allPosts: "全部文章",
  readingTime: "阅读约 {{minutes}} 分钟",
  readMore: "阅读全文",
  readMoreOf: "：《{{title}}》",
  tags: "标签",
  older: "更早的文章",
  newer: "更新的文章",
  pages: "文章分页",
  feed: "用 RSS 订阅",
  empty: { title: "还没有文章", text: "墨还没干。过几天再来看看，或者先去挑份礼物。" },
  emptyTag: { title: "这个标签下没有文章", text: "标签也许改了名字，去看看全部文章吧。" },
  house: {
    label: `${brand.name} 推荐`,
    banner: { title: "正想给谁挑礼物？", text: "用一句话说说 TA，就能得到五个灵感。" },
    box: { title: "谁的大日子快到了？", text: "用一句话说说 TA，得到五个合适的灵感，每个都有理由。" },
  },
  back: "返回博客",
  alsoIn: "其他语言",
  otherPosts: "接着读",
  previous: "上一篇",
  next: "下一篇",
  preview: "私密预览：只有拿到链接的人才能看到这个页面。",
  closing: { title: "想好送谁了？", text: "回答三个问题，就能得到五个为 TA 准备的灵感。", action: "找礼物灵感" },
  markdown: {
    leavesSite: "（前往其他网站）",
    table: "表格",
    footnotes: "脚注",
    backToText: "回到正文",
  },
};
