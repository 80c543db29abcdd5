import { expect, test } from "vitest";
import { read } from "../read.ts";

const readNotes = (additionalInfo: string) => read({ additionalInfo }, "en");

test.each([
  ["won't wear gloves, sharp as a tack otherwise", ["gloves"]],
  ["I don't want to send something that just sits there", []],
  ["Don't want anything that rubs it in", []],
  ["girlfriend thinks roses and chocolates are a cop out", ["roses", "chocolates"]],
  ["he thinks robot mowers are cheating so dont even", ["robot mowers"]],
  ["there is physically no more bed", []],
  ["everything has to be fragrance free", ["scented things (everything has to be fragrance free)"]],
  ["They'd kill me if it smells of lavender", ["anything smells of lavender"]],
  ["new metal detector last Christmas (a good one)", ["metal detector"]],
  ["has got the keys to her own place, yay", []],
  ["Has a Switch and a 3 ft pile of Pikachu plushies", ["Switch", "Pikachu plushies"]],
  ["the doctor has him off driving", ["driving"]],
  ["Hates reed diffusers with a passion", ["reed diffusers"]],
  ["she's got soft toys coming out her ears", ["soft toys"]],
  ["She already got the Littmann stethoscope from her grandparents", ["Littmann stethoscope"]],
  ["He has the soldering station and the oscilloscope", ["soldering station", "oscilloscope"]],
  ["Loves the show (we're not allowed to ring during it)", []],
  ["he doesnt have his license yet", []],
  ["I wanna go big but NOT car parts cause he's picky", ["car parts"]],
  ["loves a long hot bath but we only have showers in this rental", ["hot bath"]],
  ["kills every plant she touches but keeps trying", []],
  ["into beekeeping, got stung 11 times", []],
  ["Pioneer, never touched a drop in his life", ["alcohol (never touched a drop)"]],
])("what is left out is only what is refused or owned: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  ["My wife has always dreamt of the northern lights and of sleeping on a train", ["northern-lights", "trains"]],
  ["we hear them playing chess late", ["chess"]],
  ["She still knows every word to every Motown song", ["soul-music"]],
  ["my mum picks up sea glass", ["tides"]],
  ["does crosswords in English to keep his head working", ["crosswords"]],
  ["I'm dating a guy who loves chess", ["chess"]],
  ["Our finance lead Carmen retires in June and loves tea", ["tea"]],
  ["brought home a kelpie pup called Vegemite", []],
  ["first in the family to go to college", []],
  ["care package for my cousin, exam in 5 weeks, crying on facetime basically. cat person", ["cats"]],
  ["has a dog that steals snacks", ["dogs"]],
  ["Famous for eating an orange at exactly 11", []],
  ["now he goes to watch", []],
  ["retired Milwaukee firefighter", []],
  ["restores valve radios in the cellar in Kraków", ["radios"]],
  ["She is a nurse in Dubai and lives for karaoke", ["karaoke"]],
  ["He starts at a bank in Toronto. Rides the local train an hour each way", []],
  ["studies history in Leeds", ["history"]],
  ["my friend lives in Reading. She likes tea", ["tea"]],
  ["loves riding local trains", ["trains"]],
  ["plays libero for her high school", ["volleyball"]],
  ["plays point guard", ["basketball"]],
  ["Our daughter graduates from nursing school in May", ["medicine-nursing"]],
  ["graduates from high school", []],
  ["likes having her hands in the dirt", ["gardening"]],
])("what is loved is no name, no workplace and no saying: %s", (notes, interests) => {
  expect(readNotes(notes).likes.flatMap((like) => like.interests)).toEqual(interests);
});

test.each([
  ["first in the family to graduate", ["graduating", "proud-of"]],
  ["step 1 exam in 5 weeks", ["exam"]],
  ["the place looks like a funeral parlor", []],
  ["has all the Dog Man books", []],
  ["already owns the 16 seat minibus", []],
  ["has got the keys to her own tiny flat", ["new-home", "small-home"]],
  ["moving to a retirement flat", ["moving", "small-home"]],
  ["a proud plant killer", ["kills-plants"]],
  ["She will not fly", ["no-flying"]],
  ["Rides the GO train an hour each way", ["rides-far"]],
])("a life is heard where it is told: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});

test.each([
  ["Restores a 1974 Mini", ["car-brand:Mini Cooper"]],
  ["braai, biltong, Bokke", ["dish:braai", "dish:biltong", "national-team:Springboks"]],
  ["watches every Hot Ones", ["tv-show:Hot Ones"]],
  ["Dad, retired, Thunder Bay. loves tea", []],
  ["orders Domino's every friday", ["chain:Domino's"]],
  ["loves HK milk tea", ["drink:Hong Kong milk tea"]],
  ["loves the Northumberland coast", ["region:Northumberland"]],
])("names are known as people say them: %s", (notes, names) => {
  expect(readNotes(notes).likes.flatMap(({ name }) => name?.id ?? [])).toEqual(names);
});

test.each([
  ["loves NYT Connections", ["crosswords"]],
  ["watches those British detective shows", ["crime-dramas"]],
  ["loves Taiwanese dramas", ["c-dramas"]],
  ["He collects airline sick bags", ["aviation"]],
  ["all about lowriders", ["cars-classic"]],
  ["grows stupidly hot chilis", ["spicy-food"]],
])("pastimes are known as people say them: %s", (notes, interests) => {
  expect(readNotes(notes).likes.flatMap((like) => like.interests)).toEqual(interests);
});
