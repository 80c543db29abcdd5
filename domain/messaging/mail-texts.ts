import { brand } from "#shared/brand.ts";
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
  /** Introduces the code; `{{life}}` stands for how long it is valid. */
  code: string;
  /** How long the link is valid, as `{{life}}`. */
  linkLife: string;
  /** Introduces the plain address of the link. */
  link: string;
  farewell: string;
  /** Says to whom the mail was sent, as `{{to}}`. */
  sentTo: string;
  /** Labels for the name and address of whoever wrote. */
  name: string;
  email: string;
}

const ignore = {
  en: "If you weren’t expecting this email, you can ignore it.",
  zh: "如果不是你本人操作，忽略这封邮件就好。",
  ja: "お心当たりがない場合は、何もなさらなくて大丈夫です。",
} as const satisfies Record<Locale, string>;

export const mailFrames = {
  en: {
    code: "Or enter this code on the page where you asked for this email. It’s valid for {{life}}:",
    linkLife: "The link works once and is valid for {{life}}.",
    link: "If the button doesn’t work, open this address:",
    farewell: `${brand.name}: gifts that fit`,
    sentTo: "This email was sent to {{to}}.",
    name: "Name: ",
    email: "Email: ",
  },
  zh: {
    code: "或者在刚才的页面输入这个验证码，{{life}}内有效：",
    linkLife: "链接只能使用一次，{{life}}内有效。",
    link: "如果按钮无法使用，请打开以下地址：",
    farewell: `${brand.name}：送得合心意`,
    sentTo: "这封邮件发送至 {{to}}。",
    name: "姓名：",
    email: "邮箱：",
  },
  ja: {
    code: "または、お手続き中のページで次のコードを入力してください。{{life}}有効です。",
    linkLife: "リンクは{{life}}有効で、一度だけ使えます。",
    link: "ボタンが使えない場合は、次のアドレスを開いてください。",
    farewell: `${brand.name}：その人に似合う贈りものを`,
    sentTo: "このメールは {{to}}\u00a0にお送りしました。",
    name: "お名前：",
    email: "メールアドレス：",
  },
} as const satisfies Record<Locale, MailFrame>;

export const mailTexts = {
  confirmation: {
    en: {
      subject: `Confirm your email address for ${brand.name}`,
      paragraphs: [`Welcome to ${brand.name}! Please confirm that this is your email address.`, ignore.en],
      button: "Confirm address",
    },
    zh: {
      subject: `验证你的 ${brand.name} 邮箱`,
      paragraphs: [`欢迎使用 ${brand.name}。请点击下面的按钮，验证这是你的邮箱。`, ignore.zh],
      button: "验证邮箱",
    },
    ja: {
      subject: `${brand.name}：メールアドレスの確認`,
      paragraphs: [`${brand.name} へようこそ。次のボタンを押して、メールアドレスの確認を完了してください。`, ignore.ja],
      button: "アドレスを確認する",
    },
  },
  recovery: {
    en: {
      subject: `Reset your ${brand.name} password`,
      paragraphs: [`Someone asked to reset the password for your ${brand.name} account. If it was you, choose a new one here.`, ignore.en],
      button: "Choose a new password",
    },
    zh: {
      subject: `重置你的 ${brand.name} 密码`,
      paragraphs: ["我们收到了重置你账号密码的申请。点击下面的按钮，就能设置新密码。", ignore.zh],
      button: "设置新密码",
    },
    ja: {
      subject: `${brand.name}：パスワードの再設定`,
      paragraphs: ["アカウントのパスワード再設定のご依頼を受け付けました。次のボタンから新しいパスワードを設定できます。", ignore.ja],
      button: "新しいパスワードを設定する",
    },
  },
  magic_link: {
    en: {
      subject: `Your ${brand.name} sign-in link`,
      paragraphs: [`Here’s your link to sign in to ${brand.name} without a password.`, ignore.en],
      button: "Sign in",
    },
    zh: {
      subject: `你的 ${brand.name} 登录链接`,
      paragraphs: [`点击下面的按钮就能登录 ${brand.name}，不用输入密码。`, ignore.zh],
      button: "登录",
    },
    ja: {
      subject: `${brand.name}：ログイン用リンク`,
      paragraphs: [`次のボタンから、パスワードなしで ${brand.name} にログインできます。`, ignore.ja],
      button: "ログインする",
    },
  },
  invitation: {
    en: {
      subject: `You’re invited to ${brand.name}`,
      paragraphs: [`You’ve been invited to ${brand.name}. Accept the invitation to set up your account.`, ignore.en],
      button: "Accept the invitation",
    },
    zh: {
      subject: `邀请你使用 ${brand.name}`,
      paragraphs: [
        `有人邀请你使用 ${brand.name}。点击下面的按钮，就能接受邀请、开通账号。`,
        "如果你不认识邀请人，或者不想加入，忽略这封邮件就好。",
      ],
      button: "接受邀请",
    },
    ja: {
      subject: `${brand.name} への招待`,
      paragraphs: [`${brand.name} に招待されました。次のボタンから招待を受けて、アカウントを作成できます。`, ignore.ja],
      button: "招待を受ける",
    },
  },
  email_change: {
    en: {
      subject: `Confirm your new email address for ${brand.name}`,
      paragraphs: ["You asked to change your account’s email address to {{newEmail}}. Please confirm the change.", ignore.en],
      button: "Confirm the change",
    },
    zh: {
      subject: `确认更换你的 ${brand.name} 邮箱`,
      paragraphs: ["你的账号邮箱将更换为 {{newEmail}}，请确认。", ignore.zh],
      button: "确认更换",
    },
    ja: {
      subject: `${brand.name}：メールアドレス変更の確認`,
      paragraphs: [
        "アカウントのメールアドレスを {{newEmail}} に変更するご依頼を受け付けました。次のボタンを押して、変更を完了してください。",
        `お心当たりがない場合は、ボタンを押さないでください。${brand.name} をお使いでしたら、念のためパスワードの変更をおすすめします。`,
      ],
      button: "変更を完了する",
    },
  },
  reauthentication: {
    en: {
      subject: `Your ${brand.name} code`,
      paragraphs: [
        "Enter this code on the page where you asked for it, to confirm it’s you. It’s valid for {{life}}.",
        "If this wasn’t you, someone else may be using your account: sign out everywhere and change your password.",
      ],
    },
    zh: {
      subject: `你的 ${brand.name} 验证码`,
      paragraphs: [
        "请在刚才的页面输入下面的验证码，确认是你本人操作。验证码 {{life}}内有效。",
        "如果不是你本人操作，你的账号可能正被他人使用，请马上在所有设备上退出登录，并修改密码。",
      ],
    },
    ja: {
      subject: `${brand.name}：確認コード`,
      paragraphs: [
        "ご本人確認のため、お手続き中のページで次のコードを入力してください。{{life}}有効です。",
        "お心当たりがない場合は、ほかの人がアカウントを使っている可能性があります。すべての端末からログアウトし、パスワードを変更してください。",
      ],
    },
  },
  farewell: {
    en: {
      subject: `Your ${brand.name} account has been deleted`,
      paragraphs: [
        `Your ${brand.name} account and everything in it are gone: your saved ideas, the people you saved, and your settings.`,
        "Thanks for being here. You’re welcome back anytime.",
      ],
    },
    zh: {
      subject: `你的 ${brand.name} 账号已删除`,
      paragraphs: [`你的 ${brand.name} 账号及相关内容都已删除，包括保存的灵感、收礼人和各项设置。`, "谢谢你来过，随时欢迎回来。"],
    },
    ja: {
      subject: `${brand.name} のアカウントを削除しました`,
      paragraphs: [
        `${brand.name} のアカウントと、保存したアイデア、贈る相手の情報、設定など、関連するデータをすべて削除しました。`,
        "これまでご利用いただき、ありがとうございました。またのご利用をお待ちしております。",
      ],
    },
  },
  sign_up_attempt: {
    en: {
      subject: `You already have a ${brand.name} account`,
      paragraphs: [
        `Someone tried to create a ${brand.name} account with your email address. You already have one: sign in with your password, or reset it if you’ve forgotten it.`,
        ignore.en,
      ],
      button: "Sign in",
    },
    zh: {
      subject: `你已经有 ${brand.name} 账号了`,
      paragraphs: [`有人尝试用你的邮箱地址注册 ${brand.name}。你已经有账号了，直接用密码登录就好；如果忘了密码，可以重置。`, ignore.zh],
      button: "登录",
    },
    ja: {
      subject: `${brand.name} のアカウントをすでにお持ちです`,
      paragraphs: [
        `このメールアドレスで、${brand.name} への新規登録の操作がありました。すでにアカウントをお持ちですので、パスワードでログインするか、パスワードを再設定してください。`,
        ignore.ja,
      ],
      button: "ログインする",
    },
  },
  address_in_use: {
    en: {
      subject: `There’s already a ${brand.name} account for your email address`,
      paragraphs: [
        `Someone asked to move another ${brand.name} account to this address. This address already has its own account, so nothing has changed.`,
        "If that was you, sign in with this address instead. If it wasn’t, you can ignore this email.",
      ],
      button: "Sign in",
    },
    zh: {
      subject: `你的邮箱已经有 ${brand.name} 账号`,
      paragraphs: [
        `有人想把另一个 ${brand.name} 账号的邮箱换成这个地址。这个邮箱已经有账号，所以没有换成，你的账号一切照旧。`,
        "如果是你本人操作，请直接用这个邮箱登录；如果不是，忽略这封邮件就好。",
      ],
      button: "登录",
    },
    ja: {
      subject: `このアドレスには ${brand.name} のアカウントがあります`,
      paragraphs: [
        `別の ${brand.name} アカウントのメールアドレスを、このアドレスに変更する操作がありました。すでにアカウントがあるため、何も変更していません。`,
        "ご本人の操作でしたら、このアドレスでログインしてください。お心当たりがない場合は、何もなさらなくて大丈夫です。",
      ],
      button: "ログインする",
    },
  },
  feedback: {
    en: {
      subject: `${brand.name}: feedback from the contact page`,
      paragraphs: ["Someone wrote to you through the contact page. If they left an email address, you can reply to this email."],
    },
    zh: {
      subject: `${brand.name}：“联系我们”页面的新反馈`,
      paragraphs: ["有人在“联系我们”页面给你留了言。如果对方留了邮箱，直接回复这封邮件就能联系上。"],
    },
    ja: {
      subject: `${brand.name}：お問い合わせページからのご意見`,
      paragraphs: [
        "お問い合わせページから次のメッセージが届きました。メールアドレスが書かれている場合は、このメールへの返信がその方に届きます。",
      ],
    },
  },
} as const satisfies Record<Exclude<MailKind, NoticeKind>, Record<Locale, MailText>>;
