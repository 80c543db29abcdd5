import { brand } from "#shared/brand.ts";
import type { Locale } from "#shared/locales/locale.ts";

export const privacyPolicy: Record<Locale, string> = {
  en: `This page says what ${brand.name} knows about you, why, for how long, and how you can see it, take it with you or have it erased. We have tried to write it so that one reading is enough.

## In short

- You can ask for gift ideas without an account and without a name.
- We show no advertisements that follow you, load no analytics scripts and sell nothing about you to anybody.
- What you tell us about the person you are shopping for is used to find ideas for that person, and for nothing else.
- With an account, you can download everything we keep about you, and erase it, at any time and without asking us.

## Who is responsible

The operator of this site. For everything on this page write to {email}.

## What we keep when you have no account

- **A guest number.** When you first ask for ideas we set a cookie with a random number, so that we can count the free queries of the day. It says nothing about you.
- **Two counters a day.** One belongs to that number, one to your internet address. The address itself isn’t stored with the counter: we keep a keyed fingerprint of it that can’t be turned back. Both are deleted after about a week.
- **The last answer, for one day.** So that a broken connection doesn’t cost you a query, we keep the ideas of a request for 24 hours under a random key of your browser.
- **In your own browser.** What you typed and the ideas you received stay in the tab until you close it. See the [Cookie Policy](/policy/cookie_policy).

We don’t store what you wrote about the recipient when you have no account.

## What we keep when you have an account

| What | Why | How long |
|---|---|---|
| Email address, name, password (as a hash that can’t be read back), other ways to sign in that you connect | so that you can sign in | until you delete the account |
| Sessions: time, internet address, kind of browser | so that you can see your devices and sign them out | until you sign out or the session ends, 90 days at most |
| Saved ideas with what you asked for, recipient profiles, your likes and dislikes | so that you find them again | until you delete them or the account; deleted ideas can be restored for 30 days |
| How many queries you made each day | for the daily limit | until you delete the account |
| The language you chose | for the mails we send | until you delete the account |
| Links to lists that you share, with the heading you gave them | so that whoever has the link can see the ideas | until you stop sharing, or delete the list or the account |

Recipient profiles are about someone else. A first name or a nickname is enough; please leave out anything that person would not want written down.

## When a list is shared

If you share a list of ideas, anyone with its link sees the ideas and the heading. They don’t see who it’s for, nor anything you told us about that person, and search engines are asked to leave it out. You can turn the link off at any time.

If you were sent such a list and give an idea a heart, we keep the first name you type with that heart. Everyone who has the link sees it, and so does the person who shared the list. There’s no account behind it: your browser keeps a secret number by which you can take the heart back. We store a fingerprint of it that can’t be turned back and is different for every list. Hearts are deleted when you take them back, or with the list.

## Where the ideas come from

Ideas come from a catalog of our own or, if the operator has connected one, from an artificial-intelligence service. That service receives what describes the gift: relationship, occasion, budget, age range, interests, personality, what the person has or dislikes, and the titles you were shown already. It does **not** receive the recipient’s name, your name, your email address, your internet address or your account. The call is made by our server, never by your browser. Our address and the product’s name go with it, as that service asks.

Search links lead to shops that you open yourself. The shop learns your search term and what your browser tells it; it doesn’t learn about your account here, and it pays us nothing.

## Who else handles data

- **Hosting** and, if connected, the **AI service**, the **mail service** and the **text-message service** of the operator, each only for its task.
- **Another sign-in service**, such as Google, GitHub or Apple, if you choose to sign in with it.
- **Authorities**, when the law obliges us.

Nobody else. Some of these may work in other countries; ask us which ones at the address above.

## Logs and counts

Our server writes down what happened: time, address of the page, result, a random number of the request and, when you are signed in, the number of your account. Passwords, codes and the texts you type are never written there, and email addresses are shortened. We also count, for a day as a whole, how many ideas were asked for, on which occasions and which of our listed interests; nobody can be recognized in these numbers.

If one of our scripts fails in your browser, it may tell our server what failed and where in our code, without the page’s address, your account and anything you typed. Faults of the server and of such scripts may be passed on to a service that helps us find them.

## When you write to us

The contact form sends us a mail with your message and, if you give them, your name and address. We keep it as long as it takes to answer you and to learn from it.

## Your rights

- **See and take along.** In your account, download one file with all that we keep about you.
- **Correct.** Change your details and recipient profiles at any time.
- **Erase.** Delete single ideas, or the whole account. Deleting the account removes everything in the table above at once; backups of the operator follow in their usual rhythm.
- **Object or complain.** Write to {email}. You may also turn to the data-protection authority where you live.

We process this data to provide what you asked for (a contract), to keep the service safe and fair (a legitimate interest), and where the law asks for it, with your consent, which you may take back.

## Children

Accounts are for people who are old enough to agree to this themselves where they live. Younger people are welcome to look for presents together with a grown-up.

## Changes

When this policy changes, its version and its date change with it. What matters we also say on the site before it takes effect.
`,
  zh: `这一页说明 ${brand.name} 知道你的哪些信息、为什么需要、保存多久，以及你怎样查看、带走或删除它们。我们尽量写得读一遍就能懂。

## 简单地说

- 不注册、不留姓名，也能要礼物灵感。
- 我们不投放会追踪你的广告，不加载统计分析脚本，不把你的任何信息卖给任何人。
- 你告诉我们的关于收礼人的事，只用来为 TA 找灵感，没有别的用途。
- 有账号的话，你随时可以自己下载我们保存的全部内容，也可以自己删除，不必经过我们。

## 谁负责

本网站的运营者。有关本页的任何事，请写信到 {email}。

## 没有账号时，我们保存什么

- **一个访客编号。** 你第一次要灵感时，我们会放一个 Cookie，里面是随机编号，用来计算当天的免费次数，看不出你是谁。
- **每天两个计数。** 一个对应这个编号，一个对应你的网络地址。地址本身不随计数保存，我们只留一个无法还原的加密指纹。两个计数大约一周后删除。
- **最近一次的回答，保留一天。** 为了不让断线白白用掉一次机会，我们会把一次请求的灵感以你浏览器生成的随机密钥保存 24 小时。
- **在你自己的浏览器里。** 你填的内容和收到的灵感留在当前标签页里，关掉就没有了。详见 [Cookie 政策](/zh/policy/cookie_policy)。

没有账号时，我们不保存你写下的关于收礼人的内容。

## 有账号时，我们保存什么

| 内容 | 用途 | 保存多久 |
|---|---|---|
| 邮箱、姓名、密码（只存无法还原的哈希值）、你绑定的其他登录方式 | 让你能登录 | 直到你删除账号 |
| 登录记录：时间、网络地址、浏览器类型 | 让你看到自己的设备，并能让它们退出 | 直到你退出或登录到期，最长 90 天 |
| 保存的灵感和当时的要求、收礼人资料、你的喜欢与不喜欢 | 让你以后还能找到 | 直到你删除它们或账号；删除的灵感 30 天内可以恢复 |
| 每天使用的次数 | 计算每日上限 | 直到你删除账号 |
| 你选择的语言 | 决定邮件用什么语言 | 直到你删除账号 |
| 你分享的清单链接，以及你写的标题 | 让拿到链接的人能看到这些灵感 | 直到你停止分享，或删除清单、账号 |

收礼人资料写的是别人。写个名字或昵称就够了，对方不愿意被记下来的事，请不要写。

## 分享清单时

你分享一份灵感清单后，拿到链接的人都能看到这些灵感和标题，但看不到是送给谁的，也看不到你告诉我们的关于对方的任何事。我们会请搜索引擎不要收录。链接随时可以关掉。

如果别人把清单发给了你，你给某个灵感点了红心，我们会把你填写的名字和这颗红心一起保存。拿到链接的人和分享清单的人都能看到它。这不需要账号：你的浏览器里存着一个只有它知道的随机编号，凭它可以收回红心；我们只保存它的指纹，无法还原，而且每份清单都不一样。你收回红心，或清单被删除时，红心也随之删除。

## 灵感从哪里来

灵感来自我们自己的礼物目录；如果运营者接入了人工智能服务，也可能来自该服务。它收到的是描述这份礼物所需的内容：关系、场合、预算、年龄段、兴趣、性格、对方已有或不喜欢的东西，以及已经给你看过的标题。它**不会**收到收礼人的名字、你的名字、你的邮箱、你的网络地址或你的账号。请求由我们的服务器发出，不经过你的浏览器；按该服务的要求，会附上本站地址和产品名称。

搜索链接指向商店，由你自己打开。商店会知道你搜的词和浏览器告诉它的信息，但不知道你在这里的账号，也不付钱给我们。

## 还有谁会接触数据

- 运营者使用的**主机服务**，以及已接入的**人工智能服务**、**邮件服务**和**短信服务**，各自只做分内的事。
- 你选择的**第三方登录**，例如 Google、GitHub 或 Apple。
- 法律要求时的**主管机关**。

此外没有别人。其中有些可能在其他国家或地区运行，想知道具体是哪些，请写信到上面的地址。

## 日志与统计

服务器会记录发生了什么：时间、页面地址、结果、请求的随机编号，登录时还有你的账号编号。密码、验证码和你输入的文字从不写入日志，邮箱只留一部分。我们也按天统计总数：要了多少次灵感、有哪些场合、涉及目录里的哪些兴趣。这些数字认不出任何人。

如果本站的脚本在你的浏览器里出错，它可能会告诉服务器出了什么错、在代码的哪个位置，但不会附上页面地址、你的账号或你输入的内容。服务器和脚本的错误可能会转交给帮助我们排查问题的服务。

## 你写信给我们时

联系表单会把你的留言，以及你愿意留下的姓名和邮箱，以邮件发给我们。我们只在回复你和改进产品所需的时间内保存。

## 你的权利

- **查看与带走。** 在账号里下载一个文件，里面是我们保存的关于你的一切。
- **更正。** 随时修改你的资料和收礼人资料。
- **删除。** 可以删单个灵感，也可以删整个账号。删除账号会立刻清除上表中的全部内容，运营者的备份随后按惯例更新。
- **反对或投诉。** 请写信到 {email}，也可以向你所在地的数据保护机构投诉。

我们处理这些数据，是为了提供你要求的服务（履行合同）、保证服务安全公平（正当利益），以及在法律要求时基于你的同意；同意可以随时撤回。

## 未成年人

账号提供给依当地法律可以自行同意本政策的人。年纪更小的朋友，欢迎和大人一起来找礼物。

## 变更

本政策更新时，版本号和日期会一起更新。重要的变动，我们会在生效之前在网站上说明。
`,
  ja: `このページでは、${brand.name} があなたについて何を知り、なぜ必要とし、どのくらいの期間保存するのか、そしてどうすれば確認、持ち出し、削除ができるのかをご説明します。一度読めば分かるように書きました。

## ひとことで言うと

- アカウントも名前もなしで、贈りもののアイデアを受け取れます。
- あなたを追跡する広告も、アクセス解析のスクリプトも使いません。あなたの情報を誰にも売りません。
- 贈る相手について教えていただいたことは、その方へのアイデアを探すためだけに使います。
- アカウントをお持ちの方は、保存されている内容のすべてを、いつでもご自身でダウンロードし、削除できます。

## 責任者

本サイトの運営者です。このページに関するご連絡は {email} までお願いします。

## アカウントがないときに保存するもの

- **ゲスト番号。** はじめてアイデアをお探しになったときに、ランダムな番号の入った Cookie を設定します。その日の無料回数を数えるためのもので、あなたが誰かは分かりません。
- **1日に2つのカウンター。** ひとつはその番号、もうひとつは IP アドレスに対するものです。アドレスそのものは保存せず、復元できないハッシュ値だけを残します。どちらも約1週間で削除されます。
- **直前の回答を1日だけ。** 通信が切れても1回分がむだにならないよう、ブラウザーが作ったランダムなキーと結び付けて、アイデアを24時間保存します。
- **お使いのブラウザーの中。** 入力した内容と受け取ったアイデアは、タブを閉じるまでその中に残ります。[Cookie ポリシー](/ja/policy/cookie_policy)をご覧ください。

アカウントがない場合、相手について書かれた内容は保存しません。

## アカウントがあるときに保存するもの

| 内容 | 目的 | 期間 |
|---|---|---|
| メールアドレス、お名前、パスワード（元に戻せないハッシュ値のみ）、連携したほかのログイン方法 | ログインのため | アカウントの削除まで |
| セッション：日時、IP アドレス、ブラウザーの種類 | 端末を確認し、ログアウトできるように | ログアウトまたは期限まで（最長90日） |
| 保存したアイデアとそのときのご希望、相手のプロフィール、いいねと合わないの記録 | あとで見つけられるように | 個別の削除またはアカウントの削除まで。削除したアイデアは30日間、元に戻せます |
| 1日の利用回数 | 1日の上限のため | アカウントの削除まで |
| 選んだ言語 | お送りするメールのため | アカウントの削除まで |
| 共有したリストのリンクと、付けた見出し | リンクを知っている人がアイデアを見られるように | 共有の停止、またはリストかアカウントの削除まで |

相手のプロフィールは、ほかの方についての情報です。下のお名前や愛称で十分です。ご本人が書き残してほしくないことは、書かないでください。

## リストを共有するとき

アイデアのリストを共有すると、リンクを知っている人は誰でも、アイデアと見出しを見られます。どなたへの贈りものか、その方について教えていただいたことは見えません。検索エンジンには載せないよう指定しています。リンクはいつでも無効にできます。

届いたリストのアイデアにハートを付けると、入力された下のお名前をハートと一緒に保存します。お名前は、リンクを知っている人全員と、リストを共有した人に見えます。アカウントはいりません。お使いのブラウザーに秘密の番号が保存され、それを使ってハートを取り消せます。わたしたちが保存するのは、その番号の復元できないハッシュ値だけで、リストごとに異なります。ハートは、取り消されたとき、またはリストとともに削除されます。

## アイデアの出どころ

アイデアは、わたしたちのカタログから選ぶほか、運営者が AI（人工知能）サービスを利用している場合は、そのサービスが作成します。AI サービスに渡すのは、贈りものを選ぶための内容です。具体的には、関係、お祝い・シーン、予算、年齢層、興味、性格、持っているものや苦手なもの、すでにお見せしたアイデアのタイトルです。相手のお名前、あなたのお名前、メールアドレス、IP アドレス、アカウントは**渡しません**。通信はわたしたちのサーバーから行い、あなたのブラウザーからは行いません。AI サービス側の求めにより、本サイトのアドレスとサービス名を添えます。

検索リンクは、お店の検索結果を開くリンクです。開くと、お店には検索ワードと、ブラウザーが送る情報が届きますが、ここでのアカウントのことは伝わりません。お店から報酬も受け取っていません。

## ほかにデータを扱うところ

- 運営者が利用する**ホスティング**と、利用している場合は **AI**、**メール**、**SMS** の各サービス。それぞれの役割の範囲に限ります。
- Google、GitHub、Apple など、あなたが選んだ**ほかのログインサービス**。
- 法令で義務づけられた場合の**公的機関**。

これ以外にはありません。一部は国外で運用されることがあります。具体的な名称は、上記のアドレスまでお尋ねください。

## ログと集計

サーバーは、日時、ページのアドレス、結果、リクエストごとのランダムな番号、ログイン中であればアカウントの番号を記録します。パスワード、コード、入力された文章は記録しません。メールアドレスは一部を伏せて記録します。また、1日全体のアイデアの数、お祝い・シーン、カタログにある興味の件数を数えますが、ここから個人が分かることはありません。

本サイトのスクリプトがお使いのブラウザーでエラーになったとき、エラーの内容とコード内の場所がサーバーに送られることがあります。ページのアドレス、アカウント、入力された文章は送りません。サーバーやスクリプトのエラーは、原因を調べるためのサービスに渡すことがあります。

## お問い合わせをいただいたとき

お問い合わせフォームの内容は、メールとして届きます。お名前とメールアドレスは、ご記入いただいた場合のみ含まれます。お返事と改善に必要な期間だけ保管します。

## あなたの権利

- **確認と持ち出し。** アカウントの画面から、保存されているすべてをひとつのファイルでダウンロードできます。
- **訂正。** ご自身の情報と相手のプロフィールは、いつでも変更できます。
- **削除。** アイデアをひとつずつでも、アカウントごとでも削除できます。アカウントを削除すると、上の表の内容はただちにすべて消えます。運営者のバックアップからも、通常の更新の周期で消えます。
- **異議と苦情。** {email} までご連絡ください。お住まいの地域の個人情報保護の監督機関に申し立てることもできます。

これらのデータは、ご依頼のサービスを提供するため（契約の履行）、安全で公平に運営するため（正当な利益）、そして法令が求める場合はあなたの同意に基づいて扱います。同意はいつでも取り消せます。

## お子さまについて

アカウントは、お住まいの地域の法令により、ご自身で同意できる年齢の方のためのものです。それより若い方は、ぜひ大人の方と一緒に贈りものを探してください。

## 変更について

このポリシーを変更するときは、版と日付も改めます。大切な変更は、効力が生じる前にサイト上でもお知らせします。
`,
};
