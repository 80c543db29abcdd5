import type { Locale } from "#shared/locales/locale.ts";
import type { MailKind, NoticeKind } from "./mail.ts";

export interface MailText {
  subject: string;
  /** In mails about a change of address, `{{newEmail}}` stands for the new one. */
  paragraphs: readonly string[];
  /** The label of the link's button, for mails with a link. */
  button?: string;
}

export interface MailFrame {
  /** Introduces the code. */
  code: string;
  /** Introduces the plain address of the link. */
  link: string;
  farewell: string;
  /** Labels for the name and address of whoever wrote. */
  name: string;
  email: string;
}

const ignore = {
  en: "If this wasn’t you, you don’t need to do anything.",
  zh: "如果不是你本人操作，忽略这封邮件就好。",
  ja: "お心当たりがない場合は、何もなさらなくて大丈夫です。",
} as const satisfies Record<Locale, string>;

export const mailFrames = {
  en: {
    code: "Or type in this code:",
    link: "If the button does not work, open this address:",
    farewell: "Giftwright: gifts that fit",
    name: "Name:",
    email: "Address:",
  },
  zh: {
    code: "或者输入验证码：",
    link: "如果按钮无法使用，请打开以下地址：",
    farewell: "Giftwright：送得合心意",
    name: "姓名：",
    email: "邮箱：",
  },
  ja: {
    code: "または、次のコードを入力してください。",
    link: "ボタンが使えない場合は、次のアドレスを開いてください。",
    farewell: "Giftwright：その人に似合う贈りものを",
    name: "お名前：",
    email: "アドレス：",
  },
} as const satisfies Record<Locale, MailFrame>;

export const mailTexts = {
  confirmation: {
    en: {
      subject: "Confirm your email address for Giftwright",
      paragraphs: ["Welcome to Giftwright. Please confirm that this address is yours.", ignore.en],
      button: "Confirm address",
    },
    zh: {
      subject: "请确认你在 Giftwright 的邮箱地址",
      paragraphs: ["欢迎使用 Giftwright。请确认这个邮箱地址属于你。", ignore.zh],
      button: "确认邮箱",
    },
    ja: {
      subject: "Giftwright：メールアドレスの確認",
      paragraphs: ["Giftwright へようこそ。このアドレスがご本人のものであることをご確認ください。", ignore.ja],
      button: "アドレスを確認する",
    },
  },
  recovery: {
    en: {
      subject: "Choose a new password for Giftwright",
      paragraphs: ["Somebody asked for a new password for your account. With this link you can choose one.", ignore.en],
      button: "Choose a new password",
    },
    zh: {
      subject: "重置你的 Giftwright 密码",
      paragraphs: ["我们收到了为你的账号重置密码的请求。点击下面的链接，就能设置新密码。", ignore.zh],
      button: "设置新密码",
    },
    ja: {
      subject: "Giftwright：パスワードの再設定",
      paragraphs: ["アカウントのパスワードを再設定するご依頼を受け付けました。次のリンクから新しいパスワードを設定できます。", ignore.ja],
      button: "新しいパスワードを設定する",
    },
  },
  magic_link: {
    en: {
      subject: "Your link to sign in to Giftwright",
      paragraphs: ["With this link you are signed in to Giftwright, without a password.", ignore.en],
      button: "Sign in",
    },
    zh: {
      subject: "你的 Giftwright 登录链接",
      paragraphs: ["点击下面的链接就能登录 Giftwright，不用输入密码。", ignore.zh],
      button: "登录",
    },
    ja: {
      subject: "Giftwright：サインイン用リンク",
      paragraphs: ["次のリンクから、パスワードなしで Giftwright にサインインできます。", ignore.ja],
      button: "サインインする",
    },
  },
  invitation: {
    en: {
      subject: "You are invited to Giftwright",
      paragraphs: ["You have been invited to Giftwright. With this link you accept and open your account.", ignore.en],
      button: "Accept the invitation",
    },
    zh: {
      subject: "邀请你使用 Giftwright",
      paragraphs: ["有人邀请你使用 Giftwright。点击下面的链接，就能接受邀请、开通账号。", ignore.zh],
      button: "接受邀请",
    },
    ja: {
      subject: "Giftwright への招待",
      paragraphs: ["Giftwright に招待されました。次のリンクから招待を受けてアカウントを開設できます。", ignore.ja],
      button: "招待を受ける",
    },
  },
  email_change: {
    en: {
      subject: "Confirm your new email address for Giftwright",
      paragraphs: ["The address of your account is to become {{newEmail}}. Please confirm the change.", ignore.en],
      button: "Confirm the change",
    },
    zh: {
      subject: "请确认更换 Giftwright 的邮箱地址",
      paragraphs: ["你的账号邮箱将更换为 {{newEmail}}，请确认。", ignore.zh],
      button: "确认更换",
    },
    ja: {
      subject: "Giftwright：メールアドレス変更の確認",
      paragraphs: ["アカウントのメールアドレスを {{newEmail}} に変更します。変更をご確認ください。", ignore.ja],
      button: "変更を確認する",
    },
  },
  reauthentication: {
    en: {
      subject: "Your Giftwright code",
      paragraphs: [
        "Type in the code below to show that it is you.",
        "If this wasn’t you, somebody else may be using your account: sign out everywhere and change your password.",
      ],
    },
    zh: {
      subject: "你的 Giftwright 验证码",
      paragraphs: [
        "请输入下面的验证码，以确认是你本人操作。",
        "如果不是你本人操作，你的账号可能正被他人使用：请在所有设备上退出登录，并修改密码。",
      ],
    },
    ja: {
      subject: "Giftwright：確認コード",
      paragraphs: [
        "ご本人であることを確認するため、次のコードを入力してください。",
        "お心当たりがない場合は、ほかの人がアカウントを使っている可能性があります。すべての端末でサインアウトし、パスワードを変更してください。",
      ],
    },
  },
  farewell: {
    en: {
      subject: "Your Giftwright account is deleted",
      paragraphs: [
        "Your Giftwright account and everything that was kept with it are gone: saved ideas, the people you looked for, and your settings.",
        "Thank you for having been here. You are welcome to come back at any time.",
      ],
    },
    zh: {
      subject: "你的 Giftwright 账号已删除",
      paragraphs: ["你的 Giftwright 账号及相关内容均已删除，包括保存的灵感、收礼人和各项设置。", "谢谢你来过，随时欢迎回来。"],
    },
    ja: {
      subject: "Giftwright のアカウントを削除しました",
      paragraphs: [
        "Giftwright のアカウントと、保存したアイデア、贈る相手の情報、設定など、関連するデータをすべて削除しました。",
        "これまでご利用いただき、ありがとうございました。またいつでもお待ちしております。",
      ],
    },
  },
  sign_up_attempt: {
    en: {
      subject: "You already have a Giftwright account",
      paragraphs: [
        "Somebody tried to sign up at Giftwright with your address. You have an account already: sign in with your password, or ask for a new one.",
        ignore.en,
      ],
    },
    zh: {
      subject: "你已经有 Giftwright 账号了",
      paragraphs: ["有人尝试用你的邮箱地址注册 Giftwright。你已经有账号了：请直接用密码登录，或者重置密码。", ignore.zh],
    },
    ja: {
      subject: "Giftwright のアカウントをすでにお持ちです",
      paragraphs: [
        "あなたのメールアドレスで Giftwright に登録しようとした方がいます。すでにアカウントをお持ちですので、パスワードでサインインするか、パスワードを再設定してください。",
        ignore.ja,
      ],
    },
  },
  address_in_use: {
    en: {
      subject: "Your address already has a Giftwright account",
      paragraphs: [
        "Someone asked to move another Giftwright account to this address. It already has an account, so nothing has changed.",
        "If that was you, sign in with this address instead. If it wasn’t, you don’t need to do anything.",
      ],
    },
    zh: {
      subject: "你的邮箱已经有 Giftwright 账号",
      paragraphs: [
        "有人想把另一个 Giftwright 账号的邮箱换成这个地址。这个邮箱已经有账号，所以什么都没有改变。",
        "如果是你本人操作，请直接用这个邮箱登录；如果不是，忽略这封邮件就好。",
      ],
    },
    ja: {
      subject: "このアドレスには Giftwright のアカウントがあります",
      paragraphs: [
        "別の Giftwright アカウントのメールアドレスを、このアドレスに変更する操作がありました。すでにアカウントがあるため、何も変更していません。",
        "ご本人の操作でしたら、このアドレスでサインインしてください。お心当たりがない場合は、何もなさらなくて大丈夫です。",
      ],
    },
  },
  feedback: {
    en: {
      subject: "Feedback from the contact page",
      paragraphs: ["Somebody wrote to you on the contact page. An answer to this mail goes to the address below, if there is one."],
    },
    zh: { subject: "来自联系页面的反馈", paragraphs: ["有人在联系页面给你留言。下面如有邮箱地址，直接回复此邮件即可寄到。"] },
    ja: {
      subject: "お問い合わせページからのご意見",
      paragraphs: ["お問い合わせページから次のメッセージが届きました。アドレスが書かれていれば、このメールへの返信がそのまま届きます。"],
    },
  },
} as const satisfies Record<Exclude<MailKind, NoticeKind>, Record<Locale, MailText>>;
