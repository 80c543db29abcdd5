import { findName, names } from "./names.ts";

/** Who has died, retired from the stage or parted, by kind, as the lexicon writes them: nobody buys tickets for them. */
const gone = {
  artist: [
    "Acker Bilk|Amália Rodrigues|Amy Winehouse|Andy Williams|Anita Mui|Antônio Carlos Jobim|Aretha Franklin|Art Blakey|Astor Piazzolla|Avicii",
    "B.B. King|Barry White|Benny Goodman|Bill Evans|Bill Monroe|Bill Withers|Billie Holiday|Bing Crosby|Bob Marley|Bobby Womack|Buck Owens",
    "Buddy Holly|Camarón de la Isla|Cannonball Adderley|Carlos Gardel|Celia Cruz|Charles Aznavour|Charles Mingus|Charley Pride|Charlie Daniels",
    "Charlie Parker|Chet Baker|Chuck Berry|Cilla Black|Connie Francis|Conway Twitty|Count Basie|Curtis Mayfield|D'Angelo|Dalida|Dave Brubeck",
    "David Bowie|Dean Martin|Dizzy Gillespie|Django Reinhardt|Dolly Parton|Domenico Modugno|Don Williams|Donny Hathaway|Doris Day|Duke Ellington",
    "Dusty Springfield|Earl Scruggs|Elis Regina|Ella Fitzgerald|Elliott Smith|Elvis Presley|Enya|Esbjörn Svensson Trio|Ewan MacColl",
    "Fabrizio De André|Frank Sinatra|Frank Zappa|Françoise Hardy|Fuzjko Hemming|George Jones|George Michael|Georges Brassens|Glen Campbell",
    "Glenn Gould|Glenn Miller|Gordon Lightfoot|Guy Clark|Hank Williams|Herbert von Karajan|Hibari Misora|Horace Silver|Humphrey Lyttelton",
    "Isaac Hayes|Isao Tomita|Jacqueline du Pré|Jacques Brel|James Brown|Janis Joplin|Jean-Jacques Goldman|Jeff Buckley|Jerry Lee Lewis",
    "Jim Reeves|Jimi Hendrix|Jimmy Buffett|Joan Manuel Serrat|John Coltrane|John Denver|John Lennon|John Prine|Johnny Cash|Johnny Hallyday",
    "Kishore Kumar|Lata Mangeshkar|Mohammed Rafi|José José|Juan Gabriel|Juice WRLD|Keith Jarrett|Kenny Rogers|Kitty Wells|Kris Kristofferson|Kyu Sakamoto|Lawrence Welk|Leonard Cohen",
    "Leslie Cheung|Lola Flores|Loretta Lynn|Louis Armstrong|Luciano Pavarotti|Lucio Battisti|Lucio Dalla|Luke Kelly|Luther Allison",
    "Luther Vandross|MF DOOM|Mac Miller|Mahalia Jackson|Maria Callas|Marty Robbins|Marvin Gaye|McCoy Tyner|Meat Loaf|Meat Loaf singer",
    "Mei Lanfang|Mercedes Sosa|Merle Haggard|Michael Jackson|Miki Matsubara|Miles Davis|Mina singer|Momoe Yamaguchi|Muddy Waters|Namie Amuro",
    "Nat King Cole|Neil Diamond|Nick Drake|Nina Simone|Nujabes|Olivia Newton-John|Oscar Peterson|Otis Redding|Ozzy Osbourne|Paco de Lucía",
    "Patsy Cline|Perry Como|Pete Seeger|Phil Collins|Planxty|Prince|Robert Johnson|Roberta Flack|Rocío Dúrcal|Rocío Jurado|Roy Orbison",
    "Ryo Fukui|Ryuichi Sakamoto|Sam Cooke|Sandy Denny|Seiji Ozawa|Selena Quintanilla|Serge Gainsbourg|Slim Dusty|Sonny Rollins|Stan Getz",
    "Stan Rogers|Stevie Ray Vaughan|Stompin' Tom Connors|Stéphane Grappelli|Tammy Wynette|Teddy Pendergrass|Teresa Teng|The Notorious B.I.G.",
    "Thelonious Monk|Tina Turner|Tito Puente|Toby Keith|Tom Petty|Tony Bennett|Townes Van Zandt|Tupac Shakur|Udo Jürgens|Vicente Fernández",
    "Warren Zevon|Waylon Jennings|Wes Montgomery|Whitney Houston|Wilson Pickett|Woody Guthrie|XXXTentacion|Yutaka Ozaki|wowaka|Édith Piaf",
    "島倉千代子|青江三奈|三橋美智也|藤圭子|八代亜紀|西城秀樹|谷村新司|大瀧詠一|高橋幸宏|フランク永井|三波春夫|春日八郎|村田英雄|越路吹雪|ちあきなおみ|吉田拓郎",
    "加山雄三|都はるみ|凤飞飞|张雨生|陈百强|罗文|方大同|德德玛|严凤英|任剑辉|白雪仙|周信芳|常香玉|盖叫天|盛中国|程砚秋|红线女|刘文正",
    "Na Hoon-a|费玉清|陈淑桦",
  ],
  band: [
    "A Tribe Called Quest|Aerosmith|Allman Brothers Band|BOØWY|Beastie Boys|Bee Gees|Beyond|Black Sabbath|Buena Vista Social Club",
    "Buffalo Springfield|Clannad|Cocteau Twins|Creedence Clearwater Revival|Crosby, Stills & Nash|Daft Punk|Destiny's Child|Dire Straits",
    "Emerson, Lake & Palmer|Eurythmics|Fleetwood Mac|Frankie Beverly and Maze|Genesis|Grateful Dead|Great Big Sea|Horslips|INXS|JUDY AND MARY",
    "Jefferson Airplane|Joy Division|King Crimson|Kiss|Led Zeppelin|Midnight Oil|Motörhead|Nirvana|One Direction|Peter, Paul and Mary",
    "Pink Floyd|Portishead|Powderfinger|R.E.M.|RCサクセション|REO Speedwagon|Rage Against the Machine|Rory Gallagher|Roxy Music|Run-DMC|Runrig",
    "Silverchair|Simon & Garfunkel|Sonic Youth|Soundgarden|Supertramp|T. Rex band|THE BLUE HEARTS|Talking Heads|The Beatles|The Byrds",
    "The Carpenters|The Chieftains|The Clash|The Corries|The Cranberries|The Doors|The Dubliners|The Highwaymen|The Jackson 5|The Kinks",
    "The Monkees|The Police|The Ramones|The Seekers|The Smiths|The Specials|The Statler Brothers|The Tragically Hip|The Velvet Underground",
    "The White Stripes|Thin Lizzy|Weather Report|Wham!|YMO|ZARD|はっぴいえんど|ザ・ハイロウズ|チャットモンチー|プリンセス プリンセス",
    "2CELLOS|Electric Light Orchestra|Girls Aloud|Hunters & Collectors|Kinoko Teikoku|NUMBER GIRL|OutKast|Panic! at the Disco",
    "The Kingston Trio|The Stone Roses|小虎队|纵贯线",
  ],
  comedian: [
    "Abbott and Costello|Barry Humphries|Charlie Chaplin|George Carlin|Ken Dodd|Laurel and Hardy|Lucille Ball|Monty Python|Morecambe and Wise",
    "Richard Pryor|Robin Williams|The Two Ronnies|Tommy Cooper|Victoria Wood|志村けん|侯宝林|刘宝瑞|马三立|马季|赵丽蓉|侯耀文|单田芳|袁阔成",
    "Billy Connolly|ザ・ドリフターズ|三遊亭円楽|三遊亭圓生|古今亭志ん朝|古今亭志ん生|吴兆南|和牛|宋丹丹|巩汉林|师胜杰|常宝霏|柳家小三治|桂枝雀|桂米朝|横山やすし・西川きよし|田连元|立川談志|蔡明|赵本山|黄宏",
  ],
  "idol-group": [
    "BiSH|HUNTR/X|INTO1|IZ*ONE|KAT-TUN|NINE PERCENT|R1SE|SMAP|SPEED|Saja Boys|THE9|TOKIO|V6|Wonder Girls|おニャン子クラブ|でんぱ組.inc",
    "キャンディーズ|シブがき隊|光GENJI|少年隊|嵐|火箭少女101|硬糖少女303",
  ],
  // Those whose books are seldom played.
  author: [
    "Albert Camus|Alice Munro|Andrea Camilleri|Arthur C. Clarke|Ba Jin|Bryce Courtenay|Carlos Ruiz Zafón|Chen Zhongshi|Chiung Yao",
    "Clive Cussler|David McCullough|Dorothy L. Sayers|Edna O'Brien|Eileen Chang|Ellery Queen|Elmore Leonard|Enid Blyton|Ernest Hemingway",
    "Farley Mowat|Frank Herbert|Gabriel García Márquez|Georges Simenon|Georgette Heyer|Gu Long|H. G. Wells|H. P. Lovecraft|Henning Mankell",
    "Hermann Hesse|Hilary Mantel|Hoshi Shinichi|Iain M. Banks|Ian Fleming|Isaac Asimov|Italo Calvino|Jakucho Setouchi|James Joyce",
    "James Michener|Jilly Cooper|Jin Yong|John McGahern|John le Carré|Jorge Luis Borges|Junichiro Tanizaki|Kenzaburo Oe|Kobo Abe",
    "Kurt Vonnegut|Larry McMurtry|Liang Shiqiu|Liang Yusheng|Lin Yutang|Louis L'Amour|Lu Yao|Maeve Binchy|Mao Dun|Marcel Proust|Milan Kundera",
    "Mordecai Richler|Nelson DeMille|Ngaio Marsh|Ni Kuang|Nishimura Kyotaro|Osamu Dazai|P.D. James|Patrick O'Brian|Philip K. Dick",
    "Qian Zhongshu|Ray Bradbury|Raymond Chandler|Robertson Davies|Ruth Rendell|Ryotaro Shiba|Ryunosuke Akutagawa|Sanmao|Satoshi Kako",
    "Seicho Matsumoto|Seiko Tanabe|Seishi Yokomizo|Shen Congwen|Shi Tiesheng|Shotaro Ikenami|Shuhei Fujisawa|Sue Grafton|Terry Pratchett",
    "Thomas Mann|Toni Morrison|Uchida Yasuo|Umberto Eco|Ursula K. Le Guin|Wang Xiaobo|Wang Zengqi|Wilbur Smith|Xiao Hong|Yang Jiang",
    "Yasunari Kawabata|Yukio Mishima|Zane Grey",
  ],
  actor: [
    "Alain Delon|Audrey Hepburn|Bruce Lee|Cary Grant|Grace Kelly|Humphrey Bogart|James Dean|John Wayne|Maggie Smith",
    "Marilyn Monroe|Steve McQueen|Toshiro Mifune|樹木希林|渡哲也|渥美清|石原裕次郎|菅原文太|高倉健",
  ],
} as const;

const writtenByKind: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(gone).map(([kind, lines]) => [kind, new Set(lines.flatMap((line) => line.split("|")))]),
);

/** The listed spellings that no name of the lexicon has. */
export function listUnknownOffStage(): string[] {
  return [...writtenByKind].flatMap(([kind, written]) => {
    const known = new Set(names.flatMap((name) => (name.kind === kind ? [name.en, name.zh, name.ja] : [])));
    return [...written].filter((name) => !known.has(name));
  });
}

/** Whether they can't be seen on a stage any more. */
export function isOffStage(id: string): boolean {
  const name = findName(id);
  const written = writtenByKind.get(name?.kind ?? "");
  return [name?.en, name?.zh, name?.ja].some((own) => own && written?.has(own));
}
