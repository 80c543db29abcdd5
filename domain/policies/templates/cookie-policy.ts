import { brand } from "#shared/brand.ts";
import type { Locale } from "#shared/locales/locale.ts";

export const cookiePolicy: Record<Locale, string> = {
  en: `${brand.name} uses very few cookies, and none to follow you around. You see no cookie banner here because there is nothing to agree to: everything below is either needed for what you asked for or remembers a choice that you made.

## Cookies

| Name | What it does | How long |
|---|---|---|
| \`giftwright_guest\` | A random, signed number that counts the free queries of a guest. Set when you first ask for ideas; scripts can’t read it. | 400 days |
| \`giftwright_flow\` | Recognises your browser when it comes back from another sign-in service, such as Google. Set only when you sign in that way. | 15 minutes |
| \`locale\` | Remembers the language you chose. | 1 year |
| \`locale_suggestion\` | Remembers that you didn’t want the page in another language. | 1 year |

Where this site is reached by https, the first two are called \`__Host-giftwright_guest\` and \`__Host-giftwright_flow\`, which ties them to this very site.

## What else stays in your browser

| Where | What | How long |
|---|---|---|
| Session storage | What you typed into the gift form and the ideas you received, so that a reload doesn’t lose them | until you close the tab |
| Session storage | That the typefaces of this site have arrived, so that the next page is set in them at once | until you close the tab |
| Local storage | Your sign-in, if you have an account | until you sign out |
| Local storage | Light or dark, if you chose one | until you change it |
| Local storage | If you have an account: the saved ideas that you last looked at, so that you can read them without a connection | until you sign out, delete your account, or someone else signs in |
| Local storage | If you gave a heart on a list that someone shared: the first name you typed, and a secret number by which you can take the heart back | until you clear it in your browser |
| Cache | The pages of this site that you read last, with the files that they consist of, so that they open without a connection. Nothing in them is about you. | until newer ones take their place |

None of this is sent to anybody else.

## What you won’t find here

No advertising cookies, no analytics, no tracking pixels, no buttons of social networks that report back home. The places marked “Advertisement” in the blog are empty frames for now: they load nothing and set nothing. Should that change, we will say so here first and ask where the law asks us to.

Pictures in blog posts may come from other servers, which then see your internet address, as with any picture on the web.

## How to remove it all

Delete the data of this site in the settings of your browser. You are then signed out and counted as a new guest; nothing else changes. A browser that blocks all cookies can still read everything; to ask for ideas as a guest, the first cookie is needed for counting.

## Questions

Write to {email}. What we keep on our side is in the [Privacy Policy](/policy/privacy_policy).
`,
  zh: `${brand.name} 用的 Cookie 很少，没有一个是用来追踪你的。这里没有 Cookie 弹窗，因为没有什么需要你点头：下面这些，要么是你要的功能离不开的，要么是替你记住一个选择。

## Cookie

| 名称 | 作用 | 保存多久 |
|---|---|---|
| \`giftwright_guest\` | 一个带签名的随机编号，用来计算访客的免费次数。第一次要灵感时设置，脚本读不到。 | 400 天 |
| \`giftwright_flow\` | 你从 Google 等其他登录服务回来时，用来认出你的浏览器。只在这样登录时设置。 | 15 分钟 |
| \`locale\` | 记住你选的语言。 | 1 年 |
| \`locale_suggestion\` | 记住你不想切换到另一种语言。 | 1 年 |

通过 https 访问时，前两个叫 \`__Host-giftwright_guest\` 和 \`__Host-giftwright_flow\`，只在本站有效。

## 浏览器里还有什么

| 位置 | 内容 | 保存多久 |
|---|---|---|
| 会话存储 | 你在礼物表单里填的内容和收到的灵感，刷新也不会丢 | 直到关闭标签页 |
| 会话存储 | 本站字体已经下载过的标记，下一页就能直接用上 | 直到关闭标签页 |
| 本地存储 | 登录状态（有账号时） | 直到退出登录 |
| 本地存储 | 你选的浅色或深色外观 | 直到你更改 |
| 本地存储 | 你最近看过的已保存灵感（有账号时），没有网络也能看 | 直到你退出登录、删除账号，或有别人登录 |
| 本地存储 | 给别人分享的清单点过红心时：你填写的名字，以及用来收回红心的随机编号 | 直到你在浏览器里清除 |
| 缓存 | 你最近读过的本站页面和页面用到的文件，没有网络也能打开，里面没有你的个人信息 | 直到被更新的页面替换 |

这些都不会发给别人。

## 这里没有什么

没有广告 Cookie，没有统计分析，没有追踪像素，也没有会向社交网络汇报的按钮。博客里标着“广告”的位置，目前只是空白的框，不加载也不设置任何东西。如果以后有变化，我们会先在这里说明，并在法律要求时征求你的同意。

博客文章里的图片可能来自其他服务器，和网上任何图片一样，那台服务器会看到你的网络地址。

## 怎样全部清除

在浏览器设置里删除本站的数据即可。之后你会退出登录，并被当作新访客计数，其他都不变。禁用全部 Cookie 也能阅读所有页面；但以访客身份要灵感时，需要第一个 Cookie 来计数。

## 有问题

请写信到 {email}。我们这边保存了什么，见[隐私政策](/zh/policy/privacy_policy)。
`,
  ja: `${brand.name} が使う Cookie はごくわずかで、あなたを追跡するためのものはひとつもありません。同意を求めるバナーがないのは、同意していただく必要のある Cookie がないからです。以下はすべて、お使いになる機能に必要なものか、あなたの選択を覚えておくためのものです。

## Cookie

| 名前 | 役割 | 期間 |
|---|---|---|
| \`giftwright_guest\` | ゲストの無料回数を数えるための、署名付きのランダムな番号です。はじめてアイデアを探したときに設定され、スクリプトからは読めません。 | 400日 |
| \`giftwright_flow\` | Google などのログインサービスから戻ったとき、同じブラウザーであることを確かめます。その方法でログインするときだけ設定されます。 | 15分 |
| \`locale\` | 選んだ言語を覚えます。 | 1年 |
| \`locale_suggestion\` | ほかの言語での表示を希望されなかったことを覚えます。 | 1年 |

https で接続している場合、はじめの2つは \`__Host-giftwright_guest\` と \`__Host-giftwright_flow\` という名前になり、このサイトだけで有効です。

## ブラウザーに残るそのほかのもの

| 場所 | 内容 | 期間 |
|---|---|---|
| セッションストレージ | 贈りものフォームに入力した内容と受け取ったアイデア（再読み込みで消えないように） | タブを閉じるまで |
| セッションストレージ | このサイトの書体を読み込み済みかどうか（次のページから、すぐにその書体で表示するため） | タブを閉じるまで |
| ローカルストレージ | ログインの状態（アカウントをお持ちの場合） | ログアウトまで |
| ローカルストレージ | 選んだ表示の明るさ（ライトまたはダーク） | 変更するまで |
| ローカルストレージ | 最近ご覧になった保存したアイデア（アカウントをお持ちの場合。接続がなくても読めるように） | ログアウトやアカウントの削除、またはほかの方のログインまで |
| ローカルストレージ | 共有されたリストにハートを付けた場合：入力されたお名前と、ハートを取り消すための秘密の番号 | ブラウザーで消去するまで |
| キャッシュ | 最近お読みになったこのサイトのページと、その表示に使うファイル（接続がなくても開けるように）。あなたについての情報は含まれません。 | 新しいページに置き換わるまで |

いずれも、ほかの誰かに送られることはありません。

## ここにないもの

広告の Cookie、アクセス解析、追跡用の画像、閲覧したことを SNS に伝えるボタンはありません。ブログの「広告」と書かれた場所は、今のところ空の枠で、何も読み込まず、Cookie も設定しません。変更するときは、まずここでお知らせし、法令が求める場合は同意をお願いします。

ブログの記事の画像は、ほかのサーバーから届くことがあります。その場合は、一般の画像と同じように、お使いの IP アドレスがそのサーバーに伝わります。

## すべて消すには

ブラウザーの設定から、このサイトのデータを削除してください。ログアウトされ、新しいゲストとして数えられますが、ほかに変わることはありません。Cookie をすべて拒否していても、どのページも読めます。ゲストとしてアイデアを探すときは、回数を数えるために最初の Cookie が必要です。

## ご質問

{email} までお寄せください。サーバー側で保存する内容は[プライバシーポリシー](/ja/policy/privacy_policy)にあります。
`,
};
