import { brand } from "#shared/brand.ts";
import type { Locale } from "#shared/locales/locale.ts";

export const termsOfService: Record<Locale, string> = {
  en: `These are the rules between you and the operator of this site ({email}). By using ${brand.name} you accept them. They are short, because there isn’t much to argue about in a present.

## What ${brand.name} does

You describe a person, and you receive five gift ideas, each with a price range and a reason. You can use it as a guest, or with a free account that keeps your ideas and the people you shop for.

## What the ideas are, and what they are not

- They are **suggestions**. Some come from our own catalog, some may be composed by an artificial-intelligence service; the results say which.
- Prices are **estimates**. What a thing costs is decided by the shop, on the day.
- We filter by budget, age and by what you told us to leave out, and we take care. We can’t know everything: before you buy, please check what matters, such as **allergies, age recommendations, safety and the law where you live**.
- We sell nothing ourselves. When you buy, your contract is with the shop, and we receive no commission.

## Your account

- Give an email address that reaches you, and keep your password to yourself.
- One account per person. You are responsible for what happens in yours, unless someone got in through a fault of ours.
- You may delete it at any time; everything in it is removed.

## Plans

The free plan has a daily limit, which is shown while you use it. Premium is announced but can’t be bought yet: nothing on this site costs you money today. Before anything does, you will see the price and agree to it.

## What you write stays yours

Your descriptions, notes and recipient profiles belong to you. You allow us to store and process them as far as it takes to give you ideas and show them to you again, and no further. Please write about other people as you would if they could read it.

The ideas you receive are free to use: give them, share them, change them.

## Please don’t

- get around limits, break into other people’s accounts, or disturb the service on purpose;
- query it by machine on a scale that takes it away from others;
- use it for anything unlawful, or to hurt or harass someone;
- pass off our texts, pictures or name as your own product.

If someone does, we may limit or close their access, with a reason wherever that is possible.

## Availability

We try to be there always, and can’t promise it. Parts of the service may change or end. If we ever close it altogether, we announce it in time for you to download your data.

## Liability

We are fully liable for intent and gross negligence, for injury to life, body or health, and wherever the law doesn’t allow otherwise. Beyond that we are liable only for the foreseeable damage that comes from breaking an essential duty, and not for a present that was not liked. Your rights as a consumer aren’t limited by anything on this page.

## Changes to these terms

When they change, version and date change as well. Important changes are announced on the site at least 14 days before they apply to existing accounts. If you don’t agree, you may delete your account.

## Law and contact

The law of the country where the operator is established applies, together with the consumer protection of the country you live in. If one rule should be void, the others stay.

Questions, complaints, praise: {email}. How we handle data is in the [Privacy Policy](/policy/privacy_policy).
`,
  zh: `这些是你与本网站运营者（{email}）之间的约定。使用 ${brand.name} 即表示接受。条款不长，因为送礼物这件事，本来就没多少好争的。

## ${brand.name} 做什么

你描述一个人，我们给你五个礼物灵感，每个都带价格区间和理由。你可以以访客身份使用，也可以注册免费账号，保存灵感和你要送礼的人。

## 灵感是什么，不是什么

- 它们是**建议**。有的来自我们自己的目录，有的可能由人工智能服务写成，结果里会注明。
- 价格是**估计**。一样东西多少钱，由商店当天的标价决定。
- 我们会按预算、年龄和你说过要避开的东西筛选，也会尽心。但我们不可能什么都知道：购买之前，请自己确认要紧的事，比如**过敏、适用年龄、安全，以及当地的法律规定**。
- 我们自己不卖东西。你下单时，合同在你和商店之间，我们不拿佣金。

## 你的账号

- 请留一个收得到信的邮箱，密码只给自己用。
- 一人一个账号。账号里发生的事由你负责，除非是因为我们的过错被人闯入。
- 你随时可以删除账号，里面的内容会一并清除。

## 方案

免费版有每日次数上限，使用时会显示。高级版已经预告，但还买不了：目前本站没有任何收费。将来收费之前，你会先看到价格，并由你确认。

## 你写的东西归你

你写的描述、备注和收礼人资料都属于你。你允许我们为了给你灵感、让你再次看到它们而保存和处理这些内容，仅此而已。写到别人的时候，请当作对方也读得到。

收到的灵感可以随意使用：拿去送、拿去分享、拿去改。

## 请不要

- 绕开限制、闯入他人账号，或故意干扰服务；
- 用程序大量请求，让别人没法用；
- 用于违法的事，或用来伤害、骚扰他人；
- 把我们的文字、图画或名称当作你自己的产品。

如有这些行为，我们可能限制或停止其使用，并尽可能说明理由。

## 可用性

我们尽力一直在线，但无法保证。部分功能可能会调整或停止。如果有一天要彻底关闭，我们会提前公告，让你来得及下载自己的数据。

## 责任

对于故意和重大过失、对生命、身体或健康的损害，以及法律不允许免除的情形，我们承担全部责任。除此之外，我们只对违反主要义务所造成的、可以预见的损失负责；礼物没送到心坎上，不在其中。本页任何内容都不限制你作为消费者的权利。

## 条款的变更

条款变更时，版本号和日期也会变更。对现有账号的重要变更，至少提前 14 天在网站上公告。如果不同意，你可以删除账号。

## 法律与联系

适用运营者所在地的法律，以及你居住地的消费者保护规定。某一条无效，不影响其他条款。

疑问、投诉、夸奖，都请写到 {email}。我们怎样处理数据，见[隐私政策](/zh/policy/privacy_policy)。
`,
  ja: `これは、あなたと本サイトの運営者（{email}）との約束ごとです。${brand.name} のご利用いただいた時点で、同意していただいたものとします。短いのは、贈りもののことで争いになることが、そう多くはないからです。

## ${brand.name} がすること

ある人のことを教えていただくと、価格の幅と理由の付いた贈りもののアイデアを5つお届けします。ゲストとしてもお使いいただけますし、無料のアカウントを作れば、アイデアと贈る相手を保存できます。

## アイデアについて

- アイデアは**提案**です。わたしたちのカタログから選んだものと、AI サービスが書いたものがあり、どちらかは結果に表示します。
- 価格は**目安**です。実際の値段は、その日のお店が決めます。
- 予算、年齢、避けたいと伺ったものに沿って、注意深く選んでいます。それでも、すべてを知ることはできません。お買い求めの前に、**アレルギー、対象年齢、安全性、お住まいの地域の法令**など、大切な点をご確認ください。
- わたしたち自身は販売を行いません。ご購入の契約はお店との間で結ばれ、紹介料も受け取りません。

## アカウント

- 連絡のつくメールアドレスを登録し、パスワードはご自身だけでお使いください。
- アカウントはおひとりにひとつです。わたしたちの落ち度で不正にログインされた場合を除き、アカウントでの操作はご本人の責任となります。
- いつでも削除でき、中の内容もすべて消去されます。

## プラン

無料プランには1日の上限があり、ご利用中に表示されます。プレミアムは準備中で、まだお申し込みいただけません。現在、本サイトで料金が発生することはありません。有料となる場合は、事前に価格をお見せし、ご同意をいただきます。

## 書かれた内容はあなたのもの

相手についての説明、メモ、プロフィールは、あなたのものです。アイデアをお届けし、あとでご覧いただくために必要な範囲に限り、保存し、処理させていただきます。ほかの方について書くときは、ご本人が読むかもしれないことをお忘れなく。

受け取ったアイデアはご自由にお使いください。贈るのも、人に伝えるのも、手を加えるのも自由です。

## おやめいただきたいこと

- 制限の回避、他人のアカウントへの侵入、サービスの意図的な妨害
- ほかの方の利用を妨げるほどの、機械による大量の利用
- 法令に反する目的、または人を傷つけたり嫌がらせをしたりするための利用
- わたしたちの文章、絵、名称を、ご自身の製品のように扱うこと

このような場合は、可能なかぎり理由をお伝えしたうえで、利用を制限または停止することがあります。

## 提供について

いつでもお使いいただけるよう努めますが、お約束はできません。機能の一部が変わったり、終了したりすることがあります。サービス全体を終えるときは、データをダウンロードしていただけるよう、余裕をもってお知らせします。

## 責任

故意または重大な過失、生命・身体・健康への損害、および法令が免責を認めない場合については、全面的に責任を負います。それ以外については、重要な義務の違反から生じた、予見できる損害に限って責任を負います。贈りものが気に入ってもらえなかったことは含まれません。消費者としての権利は、このページによって制限されません。

## 規約の変更

変更するときは、版と日付も改めます。既存のアカウントに関わる大切な変更は、適用の14日前までにサイト上でお知らせします。同意いただけない場合は、アカウントを削除できます。

## 準拠法とご連絡

運営者の所在する国の法律と、お住まいの国の消費者保護の定めが適用されます。一部の条項が無効となっても、ほかの条項はそのまま有効です。

ご質問、苦情、うれしい報告は {email} まで。データの扱いは[プライバシーポリシー](/ja/policy/privacy_policy)にあります。
`,
};
