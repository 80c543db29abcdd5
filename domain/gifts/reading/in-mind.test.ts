import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

test.each<[Locale, string, string[]]>([
  ["en", "I was thinking of getting him a knife. he loves cooking", ["knife", "cooking"]],
  ["en", "I was thinking a nice scarf maybe", ["nice scarf"]],
  ["en", "wife loves running, hinted at a watch", ["running", "watch"]],
  ["en", "want to get my dad a wallet, he likes fishing", ["wallet", "fishing"]],
  ["en", "a scarf would be nice. she loves gardening", ["scarf", "gardening"]],
  ["en", "how about headphones? my brother loves chess", ["headphones", "chess"]],
  ["en", "hoping to buy my nephew a drone", ["drone"]],
  ["en", "I want to get him something nice. he loves chess", ["chess"]],
  ["en", "he's thinking about quitting his job. loves golf", ["golf"]],
  ["en", "I don't want to get her flowers. she loves gardening", ["gardening"]],
  ["en", "I was going to get him a watch but he has one. loves running", ["running"]],
  ["en", "torn between a wallet and a belt for dad", ["wallet", "belt"]],
  ["en", "can't decide between a book and a mug", ["book", "mug"]],
  ["en", "looking at blankets for mom", ["blankets"]],
  ["en", "she keeps mentioning a stand mixer", ["stand mixer"]],
  ["en", "maybe get him a grill? he likes camping", ["grill", "camping"]],
  ["en", "he's always looking at his phone. loves chess", ["chess"]],
  ["zh", "想送妈妈一条围巾，她喜欢养花", ["围巾", "养花"]],
  ["zh", "打算给爸爸买个保温杯，他爱钓鱼", ["保温杯", "钓鱼"]],
  ["zh", "送个杯子或者书都行，同事爱猫", ["杯子", "书", "猫"]],
  ["zh", "送耳机怎么样？弟弟喜欢打游戏", ["耳机", "游戏"]],
  ["zh", "要不买条围巾吧", ["围巾"]],
  ["zh", "想买束花送给女朋友，她喜欢看展", ["花", "看展"]],
  ["zh", "想送点实用的，爸爸喜欢钓鱼", ["钓鱼"]],
  ["zh", "想送个礼物给老师，她爱书法", ["书法"]],
  ["zh", "不想送围巾，她喜欢养花", ["养花"]],
  ["zh", "纠结送手表还是钱包", ["手表", "钱包"]],
  ["zh", "送玩具还是绘本呢，外甥女三岁", ["玩具", "绘本"]],
  ["zh", "看中了一个手镯想送奶奶", ["手镯"]],
  ["ja", "母にマフラーを贈りたい。花が好き", ["マフラー", "花"]],
  ["ja", "同僚にマグカップか本を。猫好きです", ["マグカップ", "本", "猫"]],
  ["ja", "父に財布を探しています。釣りが趣味", ["財布", "釣り"]],
  ["ja", "財布か時計で迷ってます。釣り好き", ["財布", "時計", "釣り"]],
  ["ja", "ネックレスがほしいと言ってた", ["ネックレス"]],
  ["ja", "ハンドクリームはどうでしょう", ["ハンドクリーム"]],
  ["ja", "キーケースかベルトをと思ってます", ["キーケース", "ベルト"]],
  ["ja", "靴下が無難かなあ。職場の先輩", ["靴下"]],
  ["ja", "腕時計と財布どっちがいいか迷ってます", ["腕時計", "財布"]],
  ["ja", "上司にお茶はアリ？", ["お茶"]],
  ["ja", "銭湯が好き。オーブンレンジとルンバもあり。", ["銭湯"]],
  ["ja", "実用的なものを贈りたい。釣りが好き", ["釣り"]],
  ["ja", "花は避けたい。猫が好き", ["猫"]],
])("what the giver has in mind is wanted, in %s: %s", (locale, additionalInfo, likes) => {
  expect(read({ additionalInfo }, locale).likes.map(({ words }) => words)).toEqual(likes);
});

test("whoever looks for a wallet to give loses nothing", () => {
  expect(read({ additionalInfo: "父に財布を探しています" }, "ja").facts).toEqual([]);
  expect(read({ additionalInfo: "夫はいつも財布を探している" }, "ja").facts).toMatchObject([{ fact: "loses-things" }]);
});
