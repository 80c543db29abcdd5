import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["dryrobe already bought", ["dryrobe"]],
  ["a telescope was already bought", ["telescope"]],
  ["already bought a tent", ["tent"]],
  ["Texas A&M fan, but mom's buying the A&M stuff", ["A&M stuff"]],
  ["his sister is getting him a grill", ["grill"]],
  ["my mom is getting married", []],
  ["has a pump, doing great", []],
  ["finally got his Leaving Cert results", []],
  ["Has pigeons since he was 14", []],
  ["He has a GAN 3x3 and a MoYu 4x4.", ["GAN 3x3", "MoYu 4x4"]],
  ["she has her pottery wheel and her Real Housewives", ["pottery wheel"]],
  ["no candles, nothing with nuts", ["candles", "anything with nuts"]],
  ["nothing for the kitchen, nothing for the house", ["anything for the kitchen", "anything for the house"]],
  ["nothing that needs a lot of power", ["anything that needs a lot of power"]],
  ["please not a gift for the baby", ["anything for the baby"]],
  ["no objects please, an experience", ["objects"]],
  ["no mugs please, candles or soap", ["mugs", "candles", "soap"]],
  ["Mermaids have just been declared 'babyish'", ["Mermaids"]],
  ["Real animals are OUT says his mother", ["Real animals"]],
  ["won't take a dime", []],
  ["Don't want to make a song and dance of it", []],
  ["She loves sushi, hot tubs and riding and the doctor said no to all of them", ["sushi", "hot tubs", "riding"]],
])("what is there, comes from others or is forbidden is told, and no more: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});
