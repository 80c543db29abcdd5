import type { Cue } from "./cue.ts";

const broke =
  "(?:(?:just|always|finally|recently|completely|sadly|now|has|have|had|is|are) )*(?:broke|broke down|died(?! of)|gave up|given up|packed (?:up|in)|conked out|bit the dust|broken|falling apart|falling to (?:bits|pieces)|on (?:its|their|his|her) last legs|had it|worn out|wearing out|beyond repair|kaput|knackered|busted)(?=$| ,| last| this| on| in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)| a (?:week|month|few)| and| so| yesterday| again)";
/** What isn't given for being broken. */
const unlikely =
  "(?<!\\b(?:phone|cell|iphone|car|truck|laptop|computer|battery|bike|washing machine|dishwasher|fridge|boiler|heating|roof|tooth|window|voice|heart|spirit|water|arm|leg|wrist) )";

/** Turns of phrase that refuse a thing, or tell that it is loved. */
export const turnCues: readonly Cue[] = [
  // 'Gets hives from nickel'.
  {
    stance: "cannot",
    pattern:
      "(?:gets?|getting|breaks? out in|comes? out in|comes? up in) (?:an? )?(?:\\w+ )?(?:hives|rash(?:es)?|welts|blisters|eczema) (?:from|with|off|after)(?! (?:the sun|stress|heat|shaving)\\b)(?: (?:any|all|wearing|eating|touching|using))*",
  },
  // 'Her mum has banned any more cuddly toys'.
  {
    stance: "dislikes",
    anybody: true,
    pattern:
      "(?<!\\b(?:is|are|was|were|been|being|got|get|gets|im|s) )(?:bann(?:ed|ing)|vetoed|outlawed|(?<=\\b(?:has|have|had) )forbidden|forbids|(?:put|putting) (?:an? )?(?:ban|embargo) on|(?:put|putting) (?:his|her|their|my|a) foot down (?:on|about)|called a halt to)(?! (?:from|in|by|until|till|for|because|at|to|last|this|again)\\b)(?: (?:any|all|more|other|further|new|the))*",
  },
  // 'The cardiologist took away red meat and salt'.
  {
    stance: "cannot",
    anybody: true,
    pattern:
      "(?:cardiologist|doctors?|docs?|dr|gp|consultant|nutritionist|dietitian|dietician|surgeon|dentist|midwife|oncologist|specialist|rheumatologist|nephrologist) (?:(?:has|have|just) )*(?:took away|taken away|cut out|ruled out|struck off|knocked out|banned|forbade|vetoed)",
  },
  // 'Her kettle broke last week': one that works is welcome.
  {
    stance: "likes",
    things: "before",
    onlyLast: true,
    onlyGoods: true,
    pattern: `${unlikely}${broke}`,
  },
  { stance: "neutral", pattern: broke },
  // 'Has no decent knives': one that is would be welcome.
  {
    stance: "likes",
    onlyGoods: true,
    pattern:
      "(?:(?:has|have|owns?|hes got|shes got|theyve got) no|never (?:has|owns?|had) an?|without an?) (?:decent|proper|good|sharp|nice|working|real)",
  },
  // 'Nothing in that direction' says no more than what stands before.
  {
    stance: "neutral",
    pattern:
      "(?:(?:so|but|and|absolutely|please) )*nothing(?: else| more)? (?:in|along|of|on) (?:that|this|those|these|the same) (?:directions?|lines?|vein|kind|sort|nature|front|area)",
  },
  // 'Never had a holiday', 'one of them got into a festival' tell of a life.
  {
    stance: "neutral",
    pattern:
      "never (?:once |really |even )?(?:had|took|taken|takes|gets|got|been on|went on|gone on) (?:an?|any) (?:(?:proper|real|single) )?(?:holiday|vacation|day off|break|trip)(?: (?:in|for|since) (?:\\w+ ){0,2}\\w+)?|(?:one|two|three|some|it|film|movie|painting|photo|song|piece)s?(?: of (?:them|those|his|her|their \\w+))? (?:just )?(?:got|made it|was accepted|were accepted|gets) in ?to (?:an?|the) (?:\\w+ ){0,3}(?:festival|exhibition|exhibit|show|gallery|magazine|final|finals|anthology|contest|competition)",
  },
  // 'Never wants to see a casserole again'.
  {
    stance: "dislikes",
    pattern:
      "(?:never|doesnt|dont|does not) (?:ever )?wants? to (?:see|eat|smell|touch|look at|hear of|own|get)(?: (?:another|one more|a single)|(?: (?:an?|any))?(?= (?:[\\w-]+ ){1,3}(?:again|ever again|any ?more|in (?:his|her|their) life)(?=$| ,| and| so)))",
    anybody: true,
  },
  // 'Anything that makes noise goes straight back'.
  {
    stance: "nothing-that",
    pattern: "any ?thing(?= (?:[\\w-]+ ){1,6}(?:straight|right|directly) (?:back|in(?:to)? the|to (?:goodwill|charity|the))\\b)",
    anybody: true,
  },
  {
    stance: "neutral",
    pattern:
      "(?:(?:will|is|are|gets?|would|ll) )?(?:be )?(?:going|go|goes|sent|returned|put) (?:straight|right|directly) (?:back|in(?:to)? the (?:bin|trash|garbage)|to (?:goodwill|charity|the (?:charity|thrift) (?:shop|store)))",
  },
  // 'Wouldn't miss The Archers'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern: "(?:never|wont|wouldnt|would not|will not|would never|hates to|hating to) miss(?:es|ed|ing)?(?= the )",
  },
  // 'Lives in fluffy pajamas'.
  {
    stance: "likes",
    pattern:
      "(?:lives|living|live)(?: only)? in(?= (?:(?!an?\\b)[\\w-]+ ){0,3}(?:pjs|pajamas|pyjamas|hoodies|leggings|sweatpants|joggers|slippers|dungarees|overalls|birkenstocks|crocs|sneakers|trainers|cardigans|fleeces|jumpers|sweaters|sweatshirts|football shirts|band t ?shirts|cowboy boots)(?=$| ,| and| all| on| at))",
  },
  // 'Now it's espresso all day'.
  {
    stance: "likes",
    pattern:
      "(?:its|it is|its been)(?: all| only| nothing but)?(?= (?:\\w+ ){1,3}(?:all day|nonstop|24 7|round the clock|every single day|morning (?:noon|till) (?:and )?night|all the way|from morning)\\b)",
    onlyKnown: true,
  },
  // 'Hates mornings, Football Manager till 3am'.
  {
    stance: "likes",
    things: "before",
    onlyLast: true,
    onlyKnown: true,
    pattern:
      "(?<!\\b(?:no|not|never|nothing|without|cant|cannot|doesnt|dont|wont|isnt|works?|working|waits?|open|away|off|closed) [^,]*)(?:till|til|until) (?:like |about |at least )?(?:\\d{1,2} ?(?:am|a m|in the morning)|midnight|dawn|all hours|the small hours|sunrise)(?=$| ,)",
  },
  // 'Still has every Cardinals game on the radio'.
  {
    stance: "likes",
    pattern:
      "(?:has|have|had|puts?|got|keeps?) (?:(?:every|each|all) (?:single )?|the )(?=(?:[\\w-]+ ){1,4}(?:games?|match(?:es)?|races?|matchups?) on(?=$| ,| the (?:radio|tv|telly|television|wireless)))",
  },
  // 'Reads nothing'; but 'drinks nothing but tea'.
  {
    stance: "dislikes",
    withVerb: true,
    pattern: "(?:reads?|cooks?|bakes?|knits?|sews?|paints?|draws?)(?= (?:absolutely )?nothing(?=$| ,| and| at all| ever))",
  },
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:reads?|drinks?|eats?|wears?|watch(?:es)?|cooks?|bakes?|grows?|collects?|listens? to|talks? about|thinks? about|wants?|does|plays?) (?:absolutely |literally )?nothing (?:but|except|other than)",
  },
  // 'Only rest is her evening serial and a foot soak'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:only|one|sole|little|single|big|biggest|greatest|secret) (?:real |bit of |form of )?(?:rest|break|escape|treat|luxury|indulgence|vice|joy|pleasure|comfort|relaxation|outing|entertainment|downtime) (?:is|are|was|being)",
  },
  // 'Swapped the pub for sea swimming'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:swapp(?:ed|ing)|swaps|traded(?: in)?|trading|ditched|exchanged) (?!(?:shifts?|seats?|places?|numbers?|days?)\\b)(?:[^ ,]+ ){1,4}?for(?! (?:a|an|the|his|her|their|me|us|him|them)\\b)",
  },
  // 'Cycles to work'.
  {
    stance: "likes",
    onlyKnown: true,
    withVerb: true,
    pattern: "(?:cycles|bikes|rides (?:(?:a|his|her|their) )?(?:bike|bicycle)|(?<=to )(?:cycle|bike)) to (?:work|school)",
  },
  // 'Has already planted a lemon tree'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:(?:has|have|hes|shes|theyve) )?(?:(?:already|just|recently|also|now|even|finally) )*(?:planted|planting|potted up)(?! (?:(?:a|the|his|her|their) )*(?:seeds? of|idea|bomb|kiss|feet|evidence)\\b)(?: (?:out|up))?(?: (?:an?|the|some|his|her|their|two|three|four|five|more|\\d+))*",
  },
  // 'Has Radio 4 on from morning till night'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:has|have|keeps|leaves)(?: (?:the|an?|her|his|their))?(?= (?:[\\w-]+ ){1,4}on (?:(?:from|all|every|first thing in the) (?:morning|day|night|evening|the time)|(?:from|since|till|until|at) (?:\\d{1,2} ?(?:am|pm|a m|p m)?|dawn|six|five|seven|breakfast|dusk|midnight)(?=$| ,| every| on| till| to| and)|constantly|non ?stop|24 7|round the clock|in the background|in every room|morning noon)\\b)",
  },
  // 'Our balcony is basically a tomato farm'.
  {
    stance: "likes",
    onlyKnown: true,
    anybody: true,
    pattern:
      "(?<=\\b(?:our|his|her|their|the) (?:[\\w-]+ ){1,3})(?:is|are|has become|has turned into|looks like|turned into) (?:(?:now|all|practically|like|pretty much) )*an?(?= (?:\\w+ ){1,2}(?:farm|nursery|shrine|jungle|factory|workshop|museum|library|brewery|bakery|studio|showroom|warehouse)(?=$| ,| and| now| at| these| by))",
  },
  // 'What got her through it was Bake Off'.
  {
    stance: "likes",
    pattern:
      "(?:(?:what|only thing(?: that)?|thing(?: that)?|things that|that) )?(?:got|gets|getting|kept|keeps|keeping) (?:him|her|them) (?:(?:thru|through)(?: (?:it|this|that|chemo|treatment|the (?:\\w+ )?(?:day|days|week|winter|year|nights?)))?|going|sane) (?:is|was|were|are|has been)",
  },
  // 'Always asks about our food', 'is doing up a camper van'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:always|often|constantly|forever|keeps) ask(?:s|ing)(?: (?:me|us))? (?:about|for)(?: (?:our|my|the))?|(?:is |are |been |busy )?(?:doing up|fitting out|kitting out|fixing up|renovating|rewiring|replastering)(?: (?:an?|the|his|her|their))?(?= )",
  },
];
