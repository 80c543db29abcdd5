/** What people type where they have nothing to say. No gift is named after it. Separated by commas. */
export const noAnswers =
  "nothing, nothing much, nothing special, nothing in particular, nothing really, anything, anything really, everything, none, no, nope, na, idk, dunno, dont know, know, not sure, unsure, no idea, no clue, unknown, not applicable, no hobbies, no interests, whatever, various, many things, all sorts, the usual, the, tbd, hates everything, likes everything, " +
  "没有, 无, 暂无, 没, 没啥, 没什么, 没什么爱好, 没啥爱好, 没有爱好, 没有什么爱好, 没什么兴趣, 没什么特别, 无爱好, 没兴趣, 不知道, 不清楚, 不太清楚, 不详, 不了解, 不确定, 都行, 行, 都可以, 可以, 都喜欢, 什么都喜欢, 什么都行, 随便, 随意, 未知, 其他, 很多, 各种, " +
  "なし, 特になし, 特にない, 特にありません, 無し, ない, ありません, わからない, わかりません, 分からない, 分かりません, よくわからない, 不明, 知らない, 知りません, いろいろ, 色々, 何でも, なんでも, その他, 無趣味, 趣味なし";
