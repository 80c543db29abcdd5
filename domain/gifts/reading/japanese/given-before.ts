import type { Stretch } from "../language.ts";

/** 'ネックレスは1年目、腕時計は2年目にあげました': what else was given at another time. */
export function listAlike(folded: string, before: Stretch): Stretch[] {
  const said = folded.slice(before.from, before.to);
  return [...said.matchAll(givenAtATime), ...said.matchAll(atATimeGiven)].map(({ 0: whole, 1: thing = "", index }) => {
    const from = before.from + index + whole.indexOf(thing);
    return { from, to: from + thing.length };
  });
}

const givenAtATime =
  /(?<=^|、)([^、。はがも]{1,12})は(?:(?:最初|初め|はじめ|\d+|[一二三四五六七八九])(?:年目|回目|年前)?|去年|昨年|一昨年|おととし|前回|前々回|(?:去年|昨年|前)の?(?:誕生日|クリスマス|記念日)|誕生日|クリスマス|記念日)(?:に)?(?=、)/g;

/** '一昨年は作務衣、昨年は腕時計を贈りました'. */
const atATimeGiven =
  /(?<=^|、)(?:去年|昨年|一昨年|おととし|前回|前々回|(?:去年|昨年|一昨年)の(?:誕生日|クリスマス))は([^、。はがも]{1,12})(?=、(?:去年|昨年|今年|前回|その(?:前|次))[^、。]{0,6}は)/g;
