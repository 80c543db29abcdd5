import { brand } from "#shared/brand.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { NoticeKind } from "./mail.ts";

// Mails that tell the owner of an account of a change, with a link for the case that someone else has made it.

const buttons = { en: "This wasn’t me", zh: "不是我本人操作", ja: "心当たりがない" } as const satisfies Record<Locale, string>;

/** What the link does: it takes the change back where that is possible. */
const endings = {
  en: {
    undo: "If this was you, you don’t need to do anything. If it wasn’t, choose “This wasn’t me” within 24 hours. We’ll undo the change, sign out every device, and email you a link to set a new password.",
    end: "If this was you, you don’t need to do anything. If it wasn’t, choose “This wasn’t me” within 24 hours. We’ll sign out every device and email you a link to set a new password.",
  },
  zh: {
    undo: "如果是你本人操作，忽略这封邮件就好。如果不是，请在 24 小时内点击下面的按钮，我们会撤销这项改动，让所有设备退出登录，再发一封邮件，帮你设置新密码。",
    end: "如果是你本人操作，忽略这封邮件就好。如果不是，请在 24 小时内点击下面的按钮，我们会让所有设备退出登录，再发一封邮件，帮你设置新密码。",
  },
  ja: {
    undo: "ご本人の操作でしたら、何もなさらなくて大丈夫です。お心当たりがない場合は、24時間以内に次のボタンを押してください。この変更を取り消し、すべての端末からログアウトして、新しいパスワードを設定するリンクをお送りします。",
    end: "ご本人の操作でしたら、何もなさらなくて大丈夫です。お心当たりがない場合は、24時間以内に次のボタンを押してください。すべての端末からログアウトし、新しいパスワードを設定するリンクをお送りします。",
  },
} as const satisfies Record<Locale, Record<"undo" | "end", string>>;

type Told = Record<Locale, readonly [subject: string, text: string]> & { ending: "undo" | "end" };

const told = {
  password_changed: {
    ending: "end",
    en: [`Your ${brand.name} password was changed`, "Your account password was just changed, and all other devices were signed out."],
    zh: [`你的 ${brand.name} 密码已修改`, "你的账号刚刚修改了密码，其他设备都已退出登录。"],
    ja: [
      `${brand.name} アカウントのパスワードが変更されました`,
      "アカウントのパスワードが変更され、ほかの端末からはすべてログアウトしました。",
    ],
  },
  factor_added: {
    ending: "undo",
    en: [
      `Two-step verification was turned on for your ${brand.name} account`,
      "From now on, you’ll need a code as well as your password to sign in.",
    ],
    zh: [`你的 ${brand.name} 账号开启了两步验证`, "从现在起，登录你的账号还需要验证码。"],
    ja: [`${brand.name} アカウントに2段階認証が追加されました`, "これからは、アカウントへのログインにコードも必要になります。"],
  },
  factor_removed: {
    ending: "end",
    en: [`Two-step verification was turned off for your ${brand.name} account`, "When you sign in, you won’t be asked for a code anymore."],
    zh: [`你的 ${brand.name} 账号关闭了一种两步验证方式`, "从现在起，登录你的账号不再需要这种方式的验证码。"],
    ja: [
      `${brand.name} アカウントの2段階認証の方法がひとつ解除されました`,
      "これからは、ログインのときに、解除した方法のコードは必要ありません。",
    ],
  },
  phone_changed: {
    ending: "undo",
    en: [`Your ${brand.name} account has a new phone number`, "The phone number on your account was just changed."],
    zh: [`你的 ${brand.name} 账号更换了手机号码`, "你的账号刚刚更换了手机号码。"],
    ja: [`${brand.name} アカウントの電話番号が変更されました`, "アカウントに登録されている電話番号が変更されました。"],
  },
  email_changed: {
    ending: "undo",
    en: [
      `The email address on your ${brand.name} account was changed`,
      "Your account now has a different email address. You can’t sign in with this one anymore.",
    ],
    zh: [`你的 ${brand.name} 账号已更换邮箱`, "你的账号刚刚换成了另一个邮箱，以后不能再用原来的邮箱登录。"],
    ja: [
      `${brand.name} アカウントのメールアドレスが変更されました`,
      "アカウントのメールアドレスが変更され、このアドレスではログインできなくなりました。",
    ],
  },
  identity_linked: {
    ending: "undo",
    en: [`There’s a new way to sign in to your ${brand.name} account`, "Another way to sign in was just linked to your account."],
    zh: [`你的 ${brand.name} 账号关联了新的登录方式`, "你的账号刚刚关联了另一种登录方式。"],
    ja: [`${brand.name} アカウントに新しいログイン方法が追加されました`, "アカウントに、別のログイン方法が連携されました。"],
  },
  identity_unlinked: {
    ending: "end",
    en: [`A way to sign in to your ${brand.name} account was removed`, "One of the ways to sign in to your account was just unlinked."],
    zh: [`你的 ${brand.name} 账号移除了一种登录方式`, "你的账号刚刚移除了一种登录方式。"],
    ja: [`${brand.name} アカウントのログイン方法がひとつ解除されました`, "アカウントと連携していたログイン方法がひとつ解除されました。"],
  },
  recovery_code_used: {
    ending: "end",
    en: [
      `A recovery code for your ${brand.name} account was used`,
      "Someone signed in to your account with one of your recovery codes. That code can’t be used again.",
    ],
    zh: [`你的 ${brand.name} 恢复码已使用`, "有人用你的一个恢复码登录了账号。这个恢复码不能再用了。"],
    ja: [
      `${brand.name} のリカバリーコードが使われました`,
      "リカバリーコードを使ったログインがありました。使われたコードは無効になりました。",
    ],
  },
  codes_guessed: {
    ending: "end",
    en: [
      `Someone entered wrong codes for your ${brand.name} account`,
      "Someone just tried five wrong codes in a row. No one got in. If this keeps happening, we’ll stop accepting codes for a while.",
    ],
    zh: [
      `有人登录你的 ${brand.name} 账号时多次输错验证码`,
      "有人登录你的账号时，连续五次输错了验证码，没有登录成功。如果还有人继续尝试，我们会暂时不再接受验证码。",
    ],
    ja: [
      `${brand.name} アカウントで誤ったコードが続けて入力されました`,
      "アカウントで、誤ったコードが5回続けて入力されました。ログインはされていません。さらに続く場合は、しばらくコードの受け付けを止めます。",
    ],
  },
} as const satisfies Record<NoticeKind, Told>;

/** The subject, paragraphs and button of a notice. */
export function describeNotice(kind: NoticeKind, locale: Locale) {
  const {
    ending,
    [locale]: [subject, text],
  } = told[kind];
  return { subject, paragraphs: [text, endings[locale][ending]], button: buttons[locale] };
}

export function isNotice(kind: string): kind is NoticeKind {
  return Object.hasOwn(told, kind);
}
