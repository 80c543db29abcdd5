import type { plans as english } from "../en/plans.ts";

export const plans: typeof english = {
  title: "プランを選ぶ",
  lead: "まずは無料で。贈りものが習慣になったら、その先へ。",
  perMonth: "/月",
  free: {
    name: "無料プラン",
    price: "$0",
    points: "1回につき3～5個の贈りものの提案\n贈る相手の基本プロフィール\n1日{{freeDailyQueries}}回まで相談できる\n一般的な検索リンク",
  },
  premium: {
    name: "プレミアムプラン",
    price: "$9",
    badge: "人気",
    points: "提案は無制限\nさらに細やかなパーソナライズ\n商品への直接リンク\n贈る相手のプロフィールを保存\nアイデアの絞り込み",
  },
  getStartedFree: "無料ではじめる",
  currentPlan: "現在のプラン",
  signUpForPremium: "プレミアムに申し込む",
  signInToUpgrade: "ログインしてアップグレード",
  manageBilling: "お支払いの管理",
  signInNote: "すでにアカウントをお持ちですか？　ログインすると、ご利用中のプランが分かります。",
  signIn: "ログイン",
  pleaseSignIn: "プランをアップグレードするには、ログインしてください",
  notOnSale: "プレミアムはまだ販売していないため、料金がかかることはありません。",
  close: "閉じる",
};
