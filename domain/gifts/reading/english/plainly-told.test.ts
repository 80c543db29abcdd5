import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["He spends every morning watching the birds in his backyard", ["birdwatching"]],
  ["He spends all his time in the garage fixing old radios", ["radios"]],
  ["He spends every evening reading in his chair", ["reading"]],
  ["She spends every weekend at the lake", ["nature"]],
  ["She's going to travel around the US in an RV with her husband", ["camper-vans", "motorhomes"]],
  ["My husband runs marathons and is training for Berlin", ["marathon"]],
  ["They love D&D and just started running their first campaign", ["dungeons-and-dragons"]],
  ["She just started running", ["running"]],
  ["He never misses a Formula 1 race", ["formula-1"]],
  ["My roommate stays up late playing Zelda", ["video-games"]],
  ["My teenage son skateboards", ["skateboarding"]],
  ["My grandson builds with Lego all day", ["lego"]],
  ["She never misses a birthday", []],
  ["Loves space and building things", ["space", "inventing"]],
  ["He's never owned anything nice for work", []],
  ["She takes up golf", ["golf"]],
  ["Nothing that takes up space", []],
  ["My grandma takes naps", ["naps-sleep"]],
  ["He never gets tired of baking", ["baking"]],
  ["She likes nothing more than knitting", ["knitting"]],
  ["Can't wait to camp again", ["camping"]],
  ["Can't go a day without coffee", ["coffee"]],
  ["He'd rather fish than watch TV", ["fishing"]],
  ["Sundays are for yoga", ["yoga"]],
  ["Her idea of fun is karaoke", ["karaoke"]],
  ["All he talks about is trains", ["trains"]],
  ["Gets up early to watch trains", ["trains"]],
  ["Jigsaw puzzles make her happy", ["jigsaws"]],
  ["Golf keeps him sane", ["golf"]],
  ["We bake together every summer", ["baking"]],
  ["We call her the queen of crosswords", ["crosswords"]],
  ["He's been growing tomatoes for years", ["vegetable-garden"]],
  ["Loves to sew with the grandkids", ["sewing"]],
  ["Enjoys riding a motorcycle", ["motorcycles"]],
  ["She spends hours reading romance novels", ["romance-novels"]],
  ["He keeps fish", ["aquariums"]],
  ["She collects rocks", ["rocks-minerals"]],
  ["He makes cards", ["paper-craft"]],
  ["Coffee every single day", ["coffee"]],
  ["Cats make her happy", ["cats"]],
  ["He's usually taking a bubble bath when I call", ["spa", "baths"]],
  ["She's always laughing", []],
  ["She spends hours going to flea markets", ["car-boot-sales"]],
  ["Her hobby is crocheting", ["crochet"]],
  ["She swam when she was younger", ["swimming"]],
  ["He likes mowing the lawn", ["lawn"]],
  ["Enjoys clipping coupons", ["personal-finance"]],
  ["He enjoys building furniture", ["woodworking"]],
  ["She enjoys going for long walks", ["hiking"]],
  ["She likes to water the houseplants", ["houseplants"]],
  ["Her favorite thing is to go to garage sales", ["car-boot-sales"]],
  ["Hockey is all he talks about", ["ice-hockey"]],
  ["He spends his weekends going to the theater", ["theatre"]],
  ["She prays every morning", ["christianity"]],
  ["Loves her porch swing", ["nature"]],
  ["Loves her job", []],
  ["He owns a boat", ["sailing"]],
  ["She has three guitars", ["guitar"]],
  ["They have an RV", ["camper-vans", "motorhomes"]],
  ["He already has a guitar", []],
  ["He has a pool", []],
  ["She sings in the church choir", ["choir"]],
  ["Sits on the porch with the newspaper every morning", ["nature", "politics-news"]],
  ["Former firefighter", []],
  ["She works at the post office", []],
  ["He's the cook of the family", ["cooking"]],
  ["Playing cards isn't her thing", []],
  ["He's tired of decorating the house", []],
  ["We live together in Ohio", []],
  ["He can't wait to meet the baby", []],
])("what is loved is heard where it is said most plainly: %s", (notes, interests) => {
  expect(readNotes(notes).likes.flatMap((like) => like.interests)).toEqual(interests);
});

test.each([
  ["She can't stand playing pool"],
  ["He's tired of watching soap operas"],
  ["He had to stop collecting coins"],
  ["He gave up listening to podcasts"],
  ["She hates playing golf"],
  ["She's not a fan of quilts"],
  ["She no longer hikes"],
])("what is refused with its verb is no liking: %s", (notes) => {
  const { likes, avoid } = readNotes(notes);
  expect(likes).toEqual([]);
  expect(avoid).toHaveLength(1);
});

test.each([
  ["moving to Chicago for his first office job", ["new-job", "moving", "sits-all-day"]],
  ["She doesn't want anything that smells strong", []],
  ["She doesn't want anything that takes up space", ["no-more-stuff", "has-everything"]],
  ["Can't go a day without tea", []],
  ["She hosts family dinners", []],
  ["She's always eating licorice", []],
  ["They have been going out on the boat for years", []],
  ["Sundays are for family dinners", []],
  ["He can't go hiking with us this year", []],
  ["She just got her license", ["new-driver"]],
  ["She is the baker in the family", []],
])("a life is heard as it is told, and no more: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});
