import { expect, test } from "vitest";
import { read } from "../read.ts";

const readZh = (additionalInfo: string) => read({ additionalInfo }, "zh");

test.each([
  ["去年父亲节给我爸买了个按摩仪，用了两回就搁柜子顶上吃灰了", ["按摩仪"]],
  ["去年我爸给买了个唱戏机", ["唱戏机"]],
  ["去年送了条围巾，今年不知道送啥", ["围巾"]],
  ["去年圣诞节我送她一个香薰机，她转手送人了", ["香薰机"]],
  ["前年领带，去年皮带，统统打入冷宫", ["领带", "皮带"]],
  ["去年是围巾，前年是帽子", ["围巾", "帽子"]],
  ["以往不是围巾就是帽子", ["围巾", "帽子"]],
  ["每年都送保健品", ["保健品"]],
  ["情人节刚送过花", ["花"]],
  ["头两年都是给红包，今年想送点东西", ["红包"]],
  ["燕窝阿胶去年送了没动", ["燕窝", "阿胶"]],
  ["前两年送的都是衣服", ["衣服"]],
  ["以往都是送烟酒", ["烟酒"]],
  ["这些年围巾手套保温杯都送过一轮了", ["围巾", "手套", "保温杯"]],
  ["去年我们送孩子去上大学了", []],
  ["去年送外卖的时候认识的", []],
  ["去年给家里买了新房", []],
])("what was given before is left out, whatever became of it: %s", (text, told) => {
  expect(readZh(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["去年生日送的香水，她说味道太冲了", []],
  ["去年送的口红，结果死亡芭比粉", []],
  ["去年我爸给买了个唱戏机", []],
  ["前年买了个望远镜，之后就天天看星星", ["看星星"]],
  ["她去年买的钢琴，天天弹", ["钢琴"]],
  ["去年带她去看了演唱会，她超爱周杰伦", ["演唱会", "周杰伦"]],
  ["去年我哥送了个空气炸锅，他喜欢钓鱼", ["钓鱼"]],
])("what was given before is no liking for that reason: %s", (text, liked) => {
  expect(readZh(text).likes.map(({ words }) => words)).toEqual(liked);
});
