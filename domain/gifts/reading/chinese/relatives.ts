import type { Relationship } from "#shared/gift-options.ts";

export interface PersonWords {
  /** A pattern. */
  words: string;
  relationship: Relationship;
  gender?: "male" | "female";
}

const latin = (words: string) => `(?<![a-z])(?:${words})(?![a-z])`;
/** 哥喜欢爬山: one character is somebody only at the beginning of a clause. */
const alone = (words: string) => `(?<![一-龥])[${words}](?=$|[\\s，,在从说是今去来爱喜最已刚快马要有])`;
const workplace = "(?:财务|行政|人事|办公室|单位|公司|部门|前台|同组|隔壁组|工位隔壁|隔壁工位)的?";
const ofHouse = "(?:保洁|食堂|宿管|小区|家政|楼下|楼上|隔壁|对门|邻居|房东)的?";
const rank = "[大二三四五六七八小老]";
/** 新手妈妈 is called so for her child, and is no mother of the giver. */
const newly = "新手|新晋|准|单亲|全职|职场|[二两三]孩|[二两三]胎|[二两三]娃";
const longedFor = "(?:喜欢|暗恋|心动|心仪|在追|追求)的(?:那?个?)";

/** How people speak of those they give to; longer words first where one holds the other. */
export const personWords: readonly PersonWords[] = [
  { words: `${workplace}(?:大姐|姐姐?|阿姨|小姐姐|小妹妹?)`, relationship: "colleague", gender: "female" },
  { words: `${workplace}(?:大哥|哥|大叔|小哥哥?)`, relationship: "colleague", gender: "male" },
  { words: `${ofHouse}(?:大姐|阿姨|大妈|奶奶|婆婆|姐姐)`, relationship: "other", gender: "female" },
  {
    words: `${ofHouse}(?:大哥|大叔|大爷|叔叔|爷爷|哥哥)|(?:楼下)?(?:保安|门卫|小区|快递|外卖)的?(?:大哥|大叔|大爷|小哥)`,
    relationship: "other",
    gender: "male",
  },
  { words: `${longedFor}(?:女(?:生|孩子?|人|同学|同事)|姑娘|妹子|小姐姐)|女神(?!节)`, relationship: "friend", gender: "female" },
  { words: `${longedFor}(?:男(?:生|孩子?|人|同学|同事)|小哥哥?)|男神`, relationship: "friend", gender: "male" },
  { words: `${longedFor}(?:人|他|她|ta)|心上人|(?:相亲|暧昧)对象|${latin("crush")}`, relationship: "friend" },
  { words: "男闺蜜|好?基友|铁?哥们儿?|好?兄弟(?!姐妹)", relationship: "friend", gender: "male" },
  { words: "前女友|前女朋友|前妻", relationship: "other", gender: "female" },
  { words: "前男友|前男朋友|前夫", relationship: "other", gender: "male" },
  { words: "前任(?!同事|领导|老板)", relationship: "other" },
  { words: "丈母娘|岳母|婆婆|(?<!\\d)后妈|继母|干妈|干娘|义母|养母", relationship: "parent", gender: "female" },
  { words: "老丈人|岳父(?!母)|公公(?!公)|(?<!\\d)后[爸爹]|继父|干爹|干爸|义父|养父", relationship: "parent", gender: "male" },
  { words: "公婆(?!俩离)|岳父母", relationship: "parent" },
  {
    words: `[我俺咱](?:舅|叔|伯|爷)(?![舅叔伯爷])|干儿子|[大小]?外甥(?!女)|[大小]?侄[子儿]|小?孙子|大孙子|外孙(?!女)|[表堂][弟哥]|${rank}[舅叔伯](?:父|子)?(?![妈母婆舅叔伯公])|舅舅|叔叔|伯伯|伯父|[姑姨][父夫丈]|[舅叔伯]公|舅爷爷?|姐夫|妹夫|大舅哥|爷爷|阿爷|姥爷|外公|阿公|太爷爷`,
    relationship: "extended-family",
    gender: "male",
  },
  {
    words: `[我俺咱](?:姑|姨|婶|奶|姥)(?![姑姨婶奶姥])|干女儿|[大小]?外甥女|[大小]?侄女|小?孙女|小?外孙女|[表堂][妹姐]|${rank}舅妈|舅妈|舅母|${rank}?婶[婶子]?|伯母|姑[姑妈母]|${rank}[姑姨](?:妈|子)?(?![姑姨娘父夫丈])|姨妈|[姑姨]婆|[姑姨舅]奶奶|大姑姐|大姨子|嫂子|[大二三]嫂|弟媳妇?|弟妹|奶奶|姥姥|外婆|阿嬷|阿婆|[阿嫲]嫲|嬢嬢|娘娘(?=[爱喜最生属今])|太奶奶`,
    relationship: "extended-family",
    gender: "female",
  },
  { words: "儿媳妇?|孙媳妇?|亲家母", relationship: "extended-family", gender: "female" },
  { words: "女婿|孙女婿|亲家公", relationship: "extended-family", gender: "male" },
  { words: "亲家|表侄|侄孙|长辈", relationship: "extended-family" },
  {
    words: `(?<!${newly})妈妈|老妈|母亲|[我俺咱](?:妈|娘)|娘亲|阿妈|姆妈|妈咪|老娘|(?<!${newly}|[宝辣虎鸡奶妈当])妈(?=$|[^祖的])`,
    relationship: "parent",
    gender: "female",
  },
  {
    words: `(?<!${newly})爸爸|老爸|父亲|[我俺咱](?:爸|爹)|爹爹|阿爸|阿拉爷(?!爷)|爹地|老爹|[我俺]老汉儿?|老汉儿|(?<!${newly}|[宝奶爸当])爸(?=$|[^妈])`,
    relationship: "parent",
    gender: "male",
  },
  { words: "爸妈|父母|爹妈|二老", relationship: "parent" },
  {
    words: `老公|丈夫|(?:(?<=(?:^|[\\s，,。]|我|送|给))先生(?![们你您])|先生(?=[是的，,最爱喜]|$))|男[朋盆]友|男友|未婚夫|男票|孩子他爸|孩儿他爸|${latin("bf")}`,
    relationship: "spouse",
    gender: "male",
  },
  {
    words: `老婆|妻子|媳妇儿?|太太|女[朋盆]友|女友|未婚妻|女票|孩子他妈|爱妻|${latin("gf")}`,
    relationship: "spouse",
    gender: "female",
  },
  { words: `老伴儿?|(?<!礼)对象(?![：:])|爱人|另一半|伴侣|${latin("npy")}`, relationship: "spouse" },
  { words: "(?:双胞胎)?(?:儿子|大儿子|小儿子|臭小子)|继子", relationship: "child", gender: "male" },
  { words: "(?:双胞胎)?(?:女儿|闺女|大女儿|小女儿|丫头)|继女", relationship: "child", gender: "female" },
  { words: "我家娃|我家孩子|我娃|我家宝宝|双胞胎(?!的?(?:哥|弟|姐|妹|外甥|侄|孙))|龙凤胎", relationship: "child" },
  { words: "哥哥|[我俺咱]哥|[大二三四]哥|老哥|弟弟|[我俺咱]弟|老弟|小弟|亲[哥弟]", relationship: "sibling", gender: "male" },
  { words: "姐姐|[我俺咱]姐|[大二三四]姐|老姐|妹妹|[我俺咱]妹|老妹|小妹|阿妹|亲[姐妹]", relationship: "sibling", gender: "female" },
  { words: alone("哥弟"), relationship: "sibling", gender: "male" },
  { words: alone("姐妹"), relationship: "sibling", gender: "female" },
  { words: "[哥兄]嫂(?!子)", relationship: "sibling" },
  { words: "闺[蜜密]|女(?:性|生)朋友|好?姐妹(?!们)", relationship: "friend", gender: "female" },
  { words: "男(?:性|生)朋友", relationship: "friend", gender: "male" },
  { words: "学姐|学妹|师姐|师妹", relationship: "friend", gender: "female" },
  { words: "学长|学弟|师兄|师弟", relationship: "friend", gender: "male" },
  {
    words: "发小|老战友|战友|老朋友|老同学|同学|同桌|[室舍宿]友|网友|好友|好朋友|朋友(?!圈)|死党|老乡|[驴球牌茶酒钓书笔]友|饭搭子|搭子",
    relationship: "friend",
  },
  {
    words: `前同事|同事|领导|老板(?!娘)|上司|组长|经理|主管|总监|下属|徒弟|科长|处长|局长|主任|部长|搭档|合伙人|实习生|助理|员工|团队|${latin("mentor|leader|boss")}`,
    relationship: "colleague",
  },
  { words: "阿姨|大妈|大娘|月嫂|师[母娘]", relationship: "other", gender: "female" },
  { words: "楼下大爷|大爷|大叔|阿sir(?![a-z])", relationship: "other", gender: "male" },
  {
    words:
      "班主任|老师(?!傅)|导师|辅导员|教练|师父|老?师傅|恩师|邻居|保姆|房东|护工|医生|大夫|护士长?|快递员|物业|客户|甲方|校长|教授|对门|理发师|律师|恩人",
    relationship: "other",
  },
];
