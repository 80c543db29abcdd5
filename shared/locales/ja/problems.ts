import type { fieldFaults as englishFaults, problems as english } from "../en/problems.ts";

export const problems: typeof english = {
  validation_failed: { title: "もう一度ご確認ください", detail: "印のついた項目をご確認ください。" },
  invalid_json: { title: "読み取れないリクエストです", detail: "リクエストが正しい JSON ではありません。" },
  unsupported_media_type: { title: "内容の形式が違います", detail: "application/json として JSON を送信してください。" },
  body_too_large: { title: "文章が長すぎます", detail: "文字数が上限を超えています。短くしてからお試しください。" },
  daily_limit_reached: { title: "本日分はここまでです", detail: "明日またお試しください。" },
  rate_limited: { title: "少々お待ちください", detail: "短い時間にリクエストが集中しました。少し待ってからお試しください。" },
  idempotency_key_invalid: { title: "使えないキーです", detail: "Idempotency-Key は表示できる文字で 1～255 文字にしてください。" },
  idempotency_key_reused: { title: "使用済みのキーです", detail: "この Idempotency-Key は別のリクエストで使われています。" },
  idempotency_key_in_use: { title: "処理中です", detail: "同じ Idempotency-Key の最初のリクエストを処理しています。" },
  not_authenticated: { title: "ログインしてください", detail: "ログインしていません。" },
  not_owner: { title: "ご本人のものではありません", detail: "この操作を行う権限がありません。" },
  admin_only: { title: "管理者専用です", detail: "アクセスできません。管理者権限が必要です。" },
  sign_in_again: { title: "もう一度ログインしてください", detail: "ご本人であることを確認するため、もう一度ログインしてください。" },
  phrase_mismatch: { title: "入力が一致しません", detail: "表示のとおりに「DELETE MY ACCOUNT」と入力してください。" },
  last_administrator: { title: "最後の管理者です", detail: "管理者はこのアカウントだけです。先に別の方に権限を渡してください。" },
  invalid_cursor: { title: "ページが見つかりません", detail: "一覧のこのページは見つかりません。最初からご覧ください。" },
  slug_in_use: { title: "使用中のアドレスです", detail: "別の記事がこのアドレスを使っています。別のスラッグを選んでください。" },
  precondition_required: { title: "版の指定が必要です", detail: "変更するには、もとの版を示す If-Match ヘッダーが必要です。" },
  changed_meanwhile: {
    title: "ほかの人が変更しました",
    detail: "開いたあとに、ほかの人がこの内容を変更しました。まだ保存されていません。",
  },
  not_found: { title: "見つかりません", detail: "このアドレスには何もありません。" },
  method_not_allowed: { title: "この操作はできません", detail: "このアドレスはその種類のリクエストに対応していません。" },
  forbidden_origin: { title: "許可されていない送信元です", detail: "別のサイトからのリクエストのため、実行しませんでした。" },
  overloaded: { title: "たいへん混み合っています", detail: "Giftwright が混雑中か再起動中です。しばらくしてからお試しください。" },
  unexpected: { title: "問題が起きました", detail: "贈り物のアイデアを用意できませんでした" },
};

export const fieldFaults: typeof englishFaults = {
  required: "この項目を入力してください。",
  wrong_type: "この値の型が正しくありません。",
  unknown_option: "一覧から選んでください。",
  too_long: "{{allowed}} 文字以内で入力してください。",
  too_many: "{{allowed}} 件以内にしてください。",
  control_characters: "制御文字を取り除いてください。",
  budget_not_in_currency: "選んだ通貨の予算を選んでください。",
  invalid_characters: "保存できない文字が含まれています。取り除いてください。",
  invalid: "この値は正しくありません。",
};
