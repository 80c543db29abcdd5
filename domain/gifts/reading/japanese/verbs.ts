/** What people do for pleasure, as the dictionary has it. */
const godan =
  "読む 聴く 聞く 作る 弾く 描く 歩く 走る 飲む 編む 書く 撮る 歌う 踊る 回る 登る 乗る 釣る 吹く 打つ 挽く 焼く 飾る いじる やる 楽しむ めぐる 巡る 泳ぐ 叩く 縫う 習う 飼う 折る 拾う 磨く 掘る 彫る 採る 摘む 炊く 焚く 仕込む 干す 遊ぶ 指す 解く 滑る 担ぐ 詠む 織る 組む もてなす 塗る 漕ぐ 踏む 洗う 直す 呼ぶ 招く 食べ歩く 入る しゃべる 話す";
const ichidan =
  "見る 観る 食べる 育てる 集める 続ける 教える 淹れる 眺める 漬ける 揚げる 生ける 着る 片付ける 片づける 組み立てる 植える 点てる 煮る 走らせる 愛でる";

export interface Verb {
  dictionary: string;
  /** What of it never changes: 作 of 作る. */
  root: string;
  /** 作り of 作る. */
  stem: string;
  /** 作って of 作る. */
  joining: string;
}

/** By the last sound of the dictionary's form: how it goes on. */
const endings: Readonly<Record<string, readonly [stem: string, joining: string]>> = {
  く: ["き", "いて"],
  ぐ: ["ぎ", "いで"],
  す: ["し", "して"],
  う: ["い", "って"],
  つ: ["ち", "って"],
  る: ["り", "って"],
  む: ["み", "んで"],
  ぶ: ["び", "んで"],
};

const listWords = (words: string) => words.split(" ").map((dictionary) => ({ dictionary, root: dictionary.slice(0, -1) }));

/** The longest first: 食べ歩く before 食べる. */
const verbs: readonly Verb[] = [
  ...listWords(godan).map(({ dictionary, root }) => {
    const [stem, joining] = endings[dictionary.slice(-1)] ?? ["", ""];
    return { dictionary, root, stem: root + stem, joining: root + joining };
  }),
  ...listWords(ichidan).map(({ dictionary, root }) => ({ dictionary, root, stem: root, joining: `${root}て` })),
].toSorted((one, other) => other.root.length - one.root.length);

/** The verb that some words begin with. */
export function findVerb(words: string): Verb | null {
  return verbs.find(({ root }) => words.startsWith(root)) ?? null;
}

/** The verb that a phrase ends in, as the dictionary has it. */
export function findLastVerb(phrase: string): Verb | null {
  return verbs.find(({ dictionary }) => phrase.endsWith(dictionary)) ?? null;
}

const any = (form: "dictionary" | "stem" | "joining") => verbs.map((verb) => verb[form]).join("|");
const somebody =
  "祖|父|母|夫|妻|嫁|旦那|主人|女房|兄|姉|弟|妹|友|親友|義|叔|伯|甥|姪|娘|息子|孫|彼|先輩|後輩|上司|部長|課長|社長|同僚|同期|お?(?:ばあ|じい|とう|かあ|ねえ|にい)|お[父母姉兄]|ばあ|じい|おば|おじ|おかん|おとん|おやじ|パパ|ママ";
/** What follows where somebody does it, and isn't only said not to, or to have no time for it. */
const isDone = `(?=$|[、。]|の(?:が|で|も|と|に(?![はも]))|のを(?:よく|楽し|見)|こと|ので|人|よう(?:に|な)|とき|時[間がはに]|と(?:落ち着|ごきげん|機嫌|幸せ)|し、|${somebody})`;
const howOften = "(?:よく|毎日|自分で|家で|少し|月(?:に)?\\d+(?:冊|本|回)|週(?:に)?\\d+回?)?";
const goingOn = "(?:い(?:る|ます|て|た|まし|られ)|る|ます|お|き|過ご|は|くれ(?!た[一-龥])|み(?:た(?:い|が)|る)|ば(?:かり|っか))";

/** What somebody does. Its thing counts as a liking only where we know it. */
export const doing = new RegExp(
  [
    `(?:${any("joining")}|いじりて|して|迎えて|出て|勤めて)${goingOn}`,
    `(?:${any("stem")}|(?:(?<=[を一-龯ァ-ヶー])|(?<=[一-龯ァ-ヶーりみきび])も)し)(?:ます|に(?:行|出)|た(?:い|が[るりっ])|始め|まく)|(?:${any("stem")}|流し|かけ)ながら`,
    "(?:つけ|流し|かけ|聴き|聞き)っぱなし",
    `(?<=(?:昔|以前|かつて|若い頃|子どもの頃|子供の頃)[^、。]{0,24})(?:${verbs.map(({ joining }) => joining.replace(/て$/, "た").replace(/で$/, "だ")).join("|")}|した|行った|通った)(?=$|[、。]|そう|らしい|もの|けど|が)`,
    `(?:を|も)?${howOften}(?:${any("dictionary")}|する)${isDone}`,
    `(?<=[にへ])(?:行|通)(?:って(?:い?(?:る|ます|た|まし)|過ご|ば(?:かり|っか))|き(?:ます|た(?:い|が[るりっ])|始め|まく))|(?<=[にへ])(?:歩いて|${howOften.slice(3, -2)})?(?:行く|通う)${isDone}`,
  ].join("|"),
  "g",
);
/** What may stand before the verb in what `doing` finds. */
export const beforeVerb = new RegExp(`^(?:を|も)?${howOften}`);
