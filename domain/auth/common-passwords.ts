import { dictionary } from "@zxcvbn-ts/language-common";

// The passwords that attackers try first: those found most often in breaches, and common words with common endings, runs and dates.

const words = `
password passwort passw0rd p@ssword p@ssw0rd pa55word pass passe motdepasse contrasena parola senha qwerty qwertz azerty
qwertyui qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qweqwe asdasd zxczxc
admin administrator root toor user guest test tester testing default changeme letmein welcome login master secret access
system server manager support service office company business private public internet computer windows linux android
google facebook twitter amazon apple microsoft samsung nokia iphone youtube instagram whatsapp netflix spotify discord
dragon monkey tiger lion eagle falcon hawk wolf bear panther jaguar cobra shark dolphin turtle rabbit kitten kitty puppy
doggy buddy bella lucky rocky coco oscar charlie max milo luna simba shadow tigger smokey ginger pepper cookie princess
queen king prince angel angels heaven devil demon hell jesus jesuschrist christ godisgood blessed faith hope grace love
lovely lover loveme loveyou iloveyou iloveu ilovegod ilove forever always family mother father mommy daddy mama papa
sister brother baby babygirl babyboy honey sugar sweet sweety sweetheart darling beautiful pretty cutie hottie sexy
michael michelle jennifer jessica ashley amanda daniel daniela david andrew andrea anthony antonio robert richard thomas
william charles joseph matthew joshua justin jordan james jason john johnny jonathan george kevin brian brandon steven
stephen patrick peter paul mark martin marcus maria marie martina anna hannah sarah laura lauren rachel rebecca emily
emma sophie sophia olivia isabella victoria elizabeth nicole natalie natasha samantha stephanie melissa christina
christine christopher chris cristina katie kathleen karen linda barbara patricia susan nancy helen diana alexander
alexandra alexis alex nicholas nicolas benjamin samuel gabriel rafael carlos juan jose luis miguel pedro diego fernando
ricardo eduardo alejandro sebastian santiago francesco giovanni alessandro giuseppe marco matteo lorenzo francisco
muhammad mohammed ahmed ali hassan fatima ivan sergey dmitry andrey natalia svetlana olga vladimir yuki hiroshi takashi
sakura wangwei zhang xiaoming woaini woaini1314 wodemima aini1314 ohayou arigato konnichiwa doraemon pikachu pokemon
naruto sasuke goku dragonball onepiece hello hello1 hellokitty hiphop music guitar piano drummer dancer singer rockstar
metallica nirvana beatles slipknot greenday eminem rihanna beyonce michaeljackson justinbieber onedirection football
soccer baseball basketball hockey tennis golf rugby cricket volleyball swimming runner skater surfer racing ferrari
porsche mercedes bmw audi toyota honda mustang corvette camaro harley yamaha suzuki kawasaki ducati liverpool arsenal
chelsea manchester barcelona realmadrid juventus milan inter bayern dortmund ajax benfica porto celtic rangers everton
yankees redsox cowboys lakers bulls steelers packers eagles patriots raiders dolphins giants jordan23 kobe24 ronaldo
messi neymar beckham superman batman spiderman ironman captain avengers starwars skywalker vader yoda matrix gandalf
hobbit frodo harrypotter potter hogwarts merlin wizard magic ninja samurai warrior soldier sniper hunter killer ranger
marine army navy pirate viking knight phoenix thunder lightning storm hurricane summer winter spring autumn sunshine
sunflower flower flowers rose rosebud daisy lily jasmine orchid butterfly ladybug rainbow star stars starlight moon
moonlight sun sky ocean river mountain forest diamond crystal silver golden gold purple orange yellow green blue black
white red pink banana apple1 cherry strawberry peaches chocolate candy cheese pizza chicken coffee whiskey vodka beer
money dollar million rich poker casino jackpot winner champion victory freedom liberty america american england london
paris berlin germany france spain italy russia china japan tokyo korea india brazil mexico canada australia texas
california florida newyork chicago boston dallas denver vegas hawaii monday tuesday wednesday thursday friday saturday
sunday january february march april june july august september october november december birthday christmas holiday
vacation trustno1 whatever nothing something anything nobody everybody fuckyou fuckme fuckoff asshole bitch bullshit
biteme blowme pussy dick penis boobs porn cumshot hardcore playboy stupid idiot loser crazy psycho zombie vampire
monster creative computer1 qwe123 asd123 zxc123 abc abcd abcde abcdef abcdefg abcdefgh abc123 a1b2c3 aa123456 q1w2e3
q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 !qaz2wsx gift gifts present
presents surprise celebrate party happy happyday goodluck friend friends bestfriend friendship school college student
teacher doctor nurse police lawyer engineer driver pilot player gamer minecraft fortnite roblox callofduty counterstrike
warcraft starcraft diablo zelda mario sonic sega nintendo playstation xbox blink182 thx1138 ncc1701 rush2112 bond007
`;

const endings = [
  "",
  "1",
  "12",
  "123",
  "1234",
  "12345",
  "123456",
  "1!",
  "!",
  "01",
  "11",
  "7",
  "69",
  "99",
  "00",
  "2000",
  "2020",
  "2023",
  "2024",
  "2025",
  "2026",
];

const runs = [
  "0123456789",
  "1234567890",
  "9876543210",
  "0987654321",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv",
  "q1w2e3r4t5y6",
];
const digitPasswords = `
112233 121212 123123 123321 131313 159357 147258 147258369 159753 123654 123789 456789 789456 789456123 741852963 963852741
321321 246810 102030 101010 110110 123123123 1234512345 12341234 11223344 147852 258456 987654 55667788 5201314 1314520
520520 52013140 147147 369369 252525 232323 202020 212121 171717 141414 696969 007007 420420 314159 271828 112358 11235813
`;

/** In the form in which `findWeakness` asks for them: NFKC, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary["passwords-common"].map((password) => password.normalize("NFKC").toLowerCase()),
  ...listWords(),
  ...listRuns(),
  ...listDates(),
  ...digitPasswords.trim().split(/\s+/),
]);

function listWords(): string[] {
  return words
    .trim()
    .split(/\s+/)
    .flatMap((word) => endings.map((ending) => `${word}${ending}`));
}

/** Runs of an alphabet or a keyboard row, and repetitions of one character. */
function listRuns(): string[] {
  const stretches = runs.flatMap((run) =>
    [...run].flatMap((_, from) => [4, 5, 6, 7, 8, 9, 10, 12].map((length) => run.slice(from, from + length))),
  );
  const repeats = [..."0123456789abcdefghijklmnopqrstuvwxyz!*."].flatMap((sign) =>
    [6, 7, 8, 9, 10, 12].map((length) => sign.repeat(length)),
  );
  return [...stretches.filter((stretch) => stretch.length >= 4), ...repeats];
}

/** Years written twice, and the first and last day of each year. */
function listDates(): string[] {
  const years = Array.from({ length: 90 }, (_, past) => String(1941 + past));
  return years.flatMap((year) => [`${year}${year}`, `0101${year}`, `${year}0101`, `3112${year}`, `${year}1231`]);
}
