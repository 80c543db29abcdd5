import type { InterestId } from "./interests.ts";
import type { TraitId } from "./traits.ts";

/**
 * What a person is, goes through or lives with: typed where interests are asked for, but nobody has a love of surgery or wants
 * 'retirement' woven into a blanket. Names as in `VocabularyEntry`, separated by commas.
 */
export interface CircumstanceEntry {
  names: string;
  /** Traits whose gifts do such a person good. */
  leanings: readonly TraitId[];
  /** In a note about what somebody has, it is no thing to leave out. */
  isAilment?: true;
  /** Nothing that is clearly about these, unless it was asked for: no murders for somebody in mourning. */
  unfit?: readonly InterestId[];
  /** There are gifts made for it. */
  id?: CircumstanceId;
}

export type CircumstanceId = "small-child" | "retirement";

export const circumstances: readonly CircumstanceEntry[] = [
  {
    names:
      "new baby, =newborn, newborns, baby girl, baby boy, =baby, =babies, a baby, had a baby, =twins, new mum, new mom, new mother, new dad, new father, new parent, new parents, first-time mum, first-time mom, first-time dad, expecting, pregnant, pregnancy, maternity, maternity leave, paternity leave, baby shower, breastfeeding, toddler, toddlers, " +
      "新生儿, =宝宝, 婴儿, 坐月子, =月子, 怀孕, 孕妇, 待产, =满月, 刚满月, 刚出生, 满月酒, 百日宴, 刚生完, 刚生孩子, 宝妈, 奶爸, 新手妈妈, 新手爸爸, 新手父母, 育儿, 带娃, 带孩子, 产后, 二胎, " +
      "赤ちゃん, =出産, 出産祝い, =妊娠, 妊婦, 産後, 産休, 育休, 新生児, =育児, 子育て, 新米ママ, 新米パパ, =ベビー, ベビーシャワー, =双子",
    leanings: ["busy", "family-oriented"],
    id: "small-child",
  },
  {
    names:
      "=family, family time, =kids, =children, grandkids, grandchildren, grandchild, grandson, grandsons, granddaughter, granddaughters, her kids, his kids, being a mum, being a mom, being a dad, being a grandma, being a grandpa, mum of two, mom of two, dad of two, mum of three, mom of three, dad of three, =friends, " +
      "=家人, =家庭, =孩子, =老公, =老婆, =男朋友, =女朋友, 遛娃, 孙子, 孙女, 孙辈, 外孙, 外孙女, 带孙子, =朋友, 闺蜜, 陪孩子, 陪家人, " +
      "=孫, お孫さん, 孫の世話, =家族, 家族との時間, =子ども, =子供, 子どもたち, =友達",
    leanings: ["family-oriented"],
  },
  {
    names: "=retirement, retiring, retired, retiree, retirement party, =退休, 退休生活, 刚退休, 定年, 定年退職, 定年後",
    leanings: ["curious", "optimistic"],
    id: "retirement",
  },
  {
    names:
      "=farewell, leaving do, leaving party, last day, new job, job hunting, job search, =promotion, promoted, redundancy, laid off, unemployed, career change, " +
      "=离职, 辞职, 跳槽, 升职, 升迁, =入职, 新工作, 找工作, 求职, =转正, 失业, 送别, 欢送, 调岗, " +
      "退職, 転職, 就職, 就活, 就職活動, 就職祝い, 昇進, 昇進祝い, 栄転, =異動, 送別, 送別会, =開業, 開業祝い, 開店祝い",
    leanings: ["curious", "optimistic"],
  },
  {
    names:
      "exams, =exam, =finals, =revision, =studying, =school, =university, =college, =homework, back to school, first day of school, =student, starting school, starting university, " +
      "考研, 考公, 高考, 中考, =考试, 备考, 期末, 上学, 开学, 升学, 留学生, =学生, =大学生, 考证, " +
      "受験, 受験勉強, =試験, 試験勉強, =入学, 入学祝い, 進学, 入園, =学生, =大学生, =学校, =勉強",
    leanings: ["organised", "ambitious"],
  },
  {
    names:
      "grief, grieving, bereaved, bereavement, mourning, funeral, passed away, death of, died, =loss, loss of, lost her mother, lost her mum, lost her mom, lost her father, lost her dad, lost her husband, lost his mother, lost his father, lost his wife, lost her dog, lost her cat, lost his dog, lost a friend, lost a loved one, =widow, widowed, =widower, divorce, divorced, divorcing, breakup, break-up, heartbroken, separated, miscarriage, =sympathy, condolence, condolences, " +
      "去世, 过世, 离世, 丧亲, 丧偶, 守寡, 失恋, 分手, 离婚, 悼念, 流产, 失去亲人, " +
      "離婚, 失恋, 喪中, お悔やみ, 弔問, 死別, 未亡人, 香典返し, 亡くした, 亡くなった, 先立たれ, 先立たれた, 亡くして, ペットロス",
    leanings: ["calm", "sentimental"],
    isAilment: true,
    unfit: ["true-crime", "theme-parks", "climbing", "motorsport"],
  },
  {
    names:
      "=ex, my ex, an ex, ex-wife, ex-husband, ex-boyfriend, ex-girlfriend, ex-partner, former partner, " +
      "二婚, 再婚, =前任, 前男友, 前女友, 前夫, 前妻, 元カレ, 元彼, 元カノ, 元彼女, 元夫, 元妻",
    leanings: [],
  },
  {
    names:
      "=sleep, =sleeping, =naps, =napping, doing nothing, being left alone, alone time, hour of quiet, peace and quiet, =quiet time, doomscrolling, her phone, his phone, =good cry, " +
      "=睡觉, 睡懒觉, 补觉, =发呆, 一个人待着, =休息, 寝ること, =昼寝, =睡眠, ゴロゴロ, 一人の時間",
    leanings: ["homebody", "calm"],
  },
  { names: "decluttering, =断舍离, =断捨離, 片づけ", leanings: ["minimalist"] },
  {
    names: "=memes, =梗, 表情包, =gossip, gossiping, =八卦, 聊八卦, 噂話, ママ友とランチ, =おしゃべり",
    leanings: ["outgoing"],
  },
  {
    names: "=躺平, =摆烂, =emo了, =吃瓜, 摸鱼, 内卷, だらだらする, ごろごろする",
    leanings: ["funny"],
  },
  {
    names:
      "surgery, =operation, =hospital, in hospital, =illness, =ill, =sick, =recovery, recovering, recuperating, convalescing, =rehab, rehabilitation, get well, get well soon, cancer, chemo, chemotherapy, =stroke, dementia, alzheimers, alzheimer’s, parkinsons, parkinson’s, arthritis, asthma, epilepsy, =depression, depressed, anxiety, panic attacks, burnout, burned out, burnt out, insomnia, nausea, nauseous, morning sickness, care home, nursing home, assisted living, chronic pain, back pain, bad back, bad knees, bad hip, knees, migraine, migraines, always tired, tired all the time, fatigue, exhausted, poor eyesight, failing eyesight, weak legs, =injury, =injured, broken leg, broken arm, =wheelchair, =disabled, disability, =blind, =deaf, hard of hearing, autism, autistic, adhd, dyslexia, down syndrome, high blood pressure, hypertension, " +
      "=手术, 住院, 生病, 养病, 康复, 卧床, 癌症, 化疗, 中风, 抑郁, 抑郁症, 焦虑症, 失眠, 探病, 探望病人, 高血压, 高血脂, 痛风, 关节炎, 腰不好, 眼睛不好, 眼神不好, 视力不好, 看不清, 听力不好, 耳背, 腿不好, 膝盖不好, 身体不好, 容易累, 孕吐, 恶心, 养老院, 牙口, 牙口不好, 腿脚不便, 近视, 轮椅, 残疾, 自闭症, 多动症, 老年痴呆, 阿尔茨海默, 骨折, 受伤, " +
      "入院, 入院のお見舞い, お見舞い, =手術, =病気, 療養, リハビリ, =がん, =ガン, =癌, 闘病, =介護, 快気祝い, =うつ, うつ病, 不眠, 不眠症, 認知症, 関節炎, リウマチ, 腰痛, 膝痛, 痛風, 高血圧, 喘息, 車椅子, 骨折, =けが, =怪我, 入れ歯, 老眼, 抗がん剤, 抗がん剤治療, 目が悪い, 耳が遠い, 足腰が弱い, 足が悪い, 疲れやすい, つわり, 老人ホーム, 膝が悪い, 腰が悪い, =自閉症, 発達障害, 脳梗塞",
    leanings: ["calm", "homebody"],
    isAilment: true,
    unfit: ["theme-parks", "climbing", "motorsport"],
  },
  {
    names:
      "=new house, =new home, new flat, new apartment, first flat, first apartment, =moving, moving house, moving in, moving out, moving abroad, relocating, relocation, living alone, lives alone, " +
      "=搬家, 新房, =新家, 租房, =独居, 一个人住, 买房, 乔迁之喜, 引っ越し, 引越し, 新居, 新築, 新築祝い, 同棲, 単身赴任, 上京",
    leanings: ["practical", "homebody"],
  },
  {
    names:
      "=work, =job, =career, =office, night shift, night shifts, works nights, shift work, long hours, overtime, working from home, works from home, remote work, commuting, =stress, =stressed, =nurse, =nurses, =nursing, =doctor, =teacher, teachers, son’s teacher, =manager, my manager, her manager, daughter’s teacher, school teacher, piano teacher, =professor, =lawyer, =engineer, =accountant, =police officer, =firefighter, =paramedic, =soldier, =veteran, =coach, =boss, =client, =mentor, =neighbour, =neighbor, landlord, landlady, =roommate, =flatmate, =housemate, in-laws, mother-in-law, father-in-law, sister-in-law, brother-in-law, =new wife, =new husband, =nanny, babysitter, childminder, mailman, postman, cleaner, " +
      "=上班, =加班, =出差, =夜班, 值班, 工作忙, =工作, =护士, =医生, =老师, =教师, 班主任, 老师们, 教语文, 教数学, 教英语, =程序员, =警察, =律师, =会计, =老板, =客户, =领导, 上级, =邻居, =同事, 月嫂, 保姆, 快递员, " +
      "=夜勤, =残業, =出張, 在宅勤務, テレワーク, =仕事, =看護師, =医師, =教師, =先生, =担任, 担任の先生, 恩師, 保育士, =上司, =先輩, =後輩, 取引先, =隣人, お隣さん, =会社員",
    leanings: ["busy", "caring"],
  },
  {
    names:
      "=birthday, =anniversary, =wedding, =engagement, =graduation, =christmas, =xmas, =valentines, =housewarming, =thank you, =thanks, thank-you gift, thank you gift, secret santa, white elephant, hostess gift, =hanukkah, =eid, =diwali, =lunar new year, " +
      "=生日, =结婚, =婚礼, =订婚, =毕业, =圣诞, =纪念日, =感谢, 答谢, 谢礼, 伴手礼, 回礼, 寿宴, 大寿, 本命年, =春节, =中秋, =教师节, " +
      "=誕生日, =結婚, 結婚祝い, =婚約, =卒業, 卒業祝い, =クリスマス, =記念日, =お礼, =お祝い, 内祝い, 還暦, 還暦祝い, 古希, 喜寿, 傘寿, 米寿, 卒寿, =成人, 成人祝い, 成人式, 七五三, お中元, お歳暮, 敬老の日, 手土産, お返し, 長寿祝い",
    leanings: [],
  },
];
