import type { FactId } from "../../knowledge/facts.ts";
import type { Telling } from "./found-words.ts";

const kin =
  "(?:mum|mom|mam|mother|dad|father|husband|wife|son|daughter|brother|sister|grandma|grandmother|nan|gran|granny|grandpa|grandad|grandfather|partner|fiance|best friend|baby|parents?|child|twin|uncle|aunt)";
const pet =
  "(?:dog|cat|puppy|kitten|horse|rabbit|bunny|pet|corgi|lab|labrador|golden|husky|dachshund|beagle|pug|frenchie|doodle|chihuahua|shih ?tzu|collie|retriever|terrier|spaniel|greyhound|staffy|poodle|hamster|parrot|pony|mare)";
const lost =
  "(?:died|passed(?: away| on)?(?! (?:the|his|her|their|all|both|an?|every|on|down|\\w+ (?:exam|test|boards?)|driving|drivers?|first|final) )|was put (?:down|to sleep)|is gone|had to be put (?:down|to sleep))";

/** How people tell of what happens in a life, of families and customs. */
export const lifeFacts: readonly Telling<FactId>[] = [
  {
    id: "spring-festival",
    of: "anybody",
    pattern: "(?:chinese|lunar) new year|spring festival",
  },
  { id: "mid-autumn-festival", of: "anybody", pattern: "mid[- ]autumn(?: festival)?|moon ?cake festival" },
  { id: "dragon-boat-festival", of: "anybody", pattern: "dragon boat festival|duanwu" },
  { id: "midyear-gift", of: "anybody", pattern: "o?chugen" },
  { id: "year-end-gift", of: "anybody", pattern: "o?seibo" },
  { id: "teachers-day", of: "anybody", pattern: "teachers day|teacher appreciation(?: week| day)?" },
  { id: "eating-disorder", pattern: "anorexi[ac]|bulimi[ac]|eating disorder|binge eating|orthorexia|(?:in )?ed recovery" },
  {
    id: "pregnant",
    pattern:
      "pregnan(?:t|cy)|expecting(?: (?:a|her|their|our|twins|baby))?(?! (?:you|to|it|anything|much|nothing|something))|(?:baby|first|second|twins|number two|little one) (?:is )?due|(?<!\\b(?:grand\\w+|nephew|niece|cousin|sisters baby|brothers baby|friends baby) (?:is )?)(?<!\\b(?:dad|father|daddy)\\b.{0,40})(?:is |shes |hes )?due (?:in|on|any) (?:\\w+)|(?<!of )\\d+ (?:weeks|months)(?: along| gone| pregnant| and)|(?:first|second|third) trimester|mum to be|mom to be|having a baby|baby on the way|with child|morning sickness|maternity leave soon",
  },
  {
    id: "newborn",
    of: "anybody",
    pattern:
      "(?<!back (?:to|at) work (?:\\w+ ){0,4})(?:(?<!sister |brother )new ?borns?|first time (?:mum|mom|mother|dad|father|parents?)|(?:be|become|becoming|being) an? (?:first time )?(?:new )?(?:dad|father|mum|mom|mother)\\b(?! of)|new (?:baby(?! (?:sister|brother|cousin))|mum|mom|dad|parents?|mother|father|arrival)|(?:had|having|has|have|(?<!pregnant |due |due in \\w+ |expecting )with|got|gave birth to|welcomed) (?:a |the |her |his |their |our |my )?(?:first |second |third )?(?:baby(?! (?:sister|brother|cousin|shower|[a-z]*sitter))|(?<!with )(?<!with the )twins|newborn)|(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:weeks?|months?) old twins|gave birth|had (?:our|her|their|his|a) (?:(?:first|second|third|little|baby|beautiful) )*(?:daughter|son|girl|boy|baby|child|kid) (?:(?:just|only|about) )?(?:(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|a few|a couple(?: of)?) (?:weeks?|days?|months?) ago|last (?:week|month)|this (?:week|month)|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:weeks?|days?|months?) old(?: baby| son| daughter)?|adopt(?:ed|ing|s) (?:a|their|her|his) (?:first )?(?:baby|newborn|infant)|first (?:mothers|fathers) day(?<!\\b(?:pregnant|expecting|due)\\b.*)(?! (?:without|since|after))|(?:breast ?feeding|nursing (?:the|an?|her|his|their|our|my|\\d) (?:\\w+ ){0,2}?(?:baby|newborn|infant|twins|month old|week old)|nursing mom)|(?<!for the |at the |in the \\w+ )nicu(?! (?:nurse|doctor))|postpartum|(?<!\\b(?:pregnant|expecting|due)(?: \\w+){0,3} )first baby|just (?:given birth|became a (?:mum|mom|dad))|maternity leave|paternity leave)",
  },
  {
    id: "small-children",
    of: "anybody",
    pattern:
      "back (?:to|at) work after (?:\\w+ ){0,2}(?:baby|child|twins|son|daughter|(?:maternity|paternity|parental) leave)|(?<!size of an? )toddlers?|small (?:children|kids)|young (?:children|kids)|(?<!than (?:\\w+ )?)little (?:kids|ones)|(?:\\d|one|two|three|four|five|a) (?:kids|children|boys|girls|sons|daughters) under (?:\\d|five|six|three|ten)|(?:kid|child|son|daughter|boy|girl|little one|twins) (?:of|aged?|is|who is|turns) (?:one|two|three|1|2|3)(?! (?:year olds|teen))|(?:2|3|4|two|three|four) (?:yr|year|yrs|years) olds?|baby at home|(?:\\d|two|three|four) under (?:\\d|two|three|four|five)(?= |$)",
  },
  {
    id: "busy-parent",
    pattern:
      "(?:single|solo|busy|working|full time|stay at home|exhausted|tired) (?:mum|mom|mam|dad|parent|mother|father)|(?:mum|mom|mother|mam|dad|father|parent) of (?:\\w+ )?(?:\\d|two|three|four|five|six|twins|boys|girls|triplets)|(?<!\\b(?:our|my|for|to|of|watches|teaches|drives) )(?:two|three|four|five|six|\\d) (?:small |young |little )?(?:kids|children|boys|girls)|girl dad|girl mom|boy mom|boy dad|raising (?:\\w+ )?(?:kids|children|\\d|two|three|four)|time away from the kids|me time|time to herself|time to himself",
  },
  {
    id: "no-time",
    pattern:
      "(?:no|never (?:has|have)|hardly any|barely any|zero|little|hasnt|doesnt have|not much|never any|never gets?(?: a| any)?) (?:got )?(?:any |the |much |free |spare )*time|(?:always|super|so|very|really|insanely|crazy|too|extremely|constantly|incredibly) busy|works (?:all the time|crazy hours|long hours|\\d\\d? hours|two jobs|three jobs)|two jobs|three jobs|workaholic|long hours|(?:80|70|60|90) ?h(?:ou)?rs? (?:a |per )?weeks?|always (?:working|travell?ing|on the road|at work)|swamped|zero effort|no energy(?! (?:drinks?|bars?|gels?|shots?|balls?|bites?))|rushed off|never (?:has|gets) (?:a|any) (?:minute|moment|second)(?: to (?:him|her|them)sel\\w+)?|no (?:minute|moment) to (?:him|her|them)sel\\w+",
    evenDenied: true,
  },
  {
    id: "grief",
    of: "anybody",
    pattern: `(?:her|his|their|my|our) (?:\\w+ )?${kin} (?:just )?(?:recently )?${lost}|${kin} (?:just |recently )?${lost}|(?:lost|losing|burying|buried) (?:her|his|their|a|both|my|our) (?:\\w+ )?${kin}(?:s)?|griev(?:ing|es)(?! (?:(?:his|her|their|the|that|over|about|for) ){1,2}(?:\\w+ ){0,2}(?:\\w{3,}ing|career|job|garden|hobby|dancing|freedom|body|house|car|horse|social life|old life)\\b)|grief|bereave(?:d|ment)|in mourning|mourning|widow(?:ed|er)?|(?<!\\blike an? )funeral(?! (?:director|business|trade))|(?:looked after|cared for|nursed) (?:(?:his|her|their|my|our) )(?:\\w+ ){1,6}(?:till|until|to) (?:the (?:very )?end|(?:he|she|they) (?:died|passed)|(?:his|her|their) death)|miscarriage|stillb(?:irth|orn)|lost (?:the|their|a|his|her) (?:pregnancy|unborn \\w+)|miscarried|first (?:christmas|birthday|year|fathers day|mothers day|anniversary) (?:without|since|after)|condolences?|(?:anniversary|loss) of (?:her|his|their|the) (?:\\w+ )?(?:death|${kin}|loss)`,
  },
  {
    id: "newly-bereaved",
    of: "anybody",
    pattern: `(?:${lost}|(?:lost|buried) (?:her|his|their) (?:\\w+ )?(?:${kin}|${pet}))(?: \\w+){0,3}? (?:yesterday|(?:on|last|this) (?:week|month|weekend|night|morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:a |two |three |four |six |few |couple of |\\d+ )+(?:days?|weeks?|wks?) (?:ago|back)|(?:a )?fortnight ago|recently|suddenly)|(?:just|recently|suddenly|only just|unexpectedly) (?:${lost}|(?:lost|buried|put down|said goodbye to) (?:her|his|their) (?:\\w+ )?(?:${kin}|${pet}))|funeral (?:is|was|on|next|last|this)|(?:miscarried|(?:had|after|lost) (?:a|her|their|the) (?:miscarriage|pregnancy|stillbirth))`,
  },
  {
    id: "baby-loss",
    of: "anybody",
    pattern:
      "miscarriages?|miscarried|stillb(?:irth|orn)|(?:lost|losing) (?:the|their|a|her|his|our) (?:unborn |first |second )?(?:baby|babies|pregnancy|twins)|pregnancy loss|(?:had|after) another loss|trying (?:for (?:a baby|kids)|to conceive) for|failed (?:ivf|transfer|round of ivf)|infertility|(?:cant|cannot|unable to) have (?:kids|children|a baby)|(?:going through|doing|rounds? of|round of) ivf|ectopic",
  },
  {
    id: "carer",
    pattern:
      "(?:(?:looks?|looking|looked) after|(?:cares?|caring|cared) (?:after|for)) (?:(?:his|her|their|my|our|an|a|the|both) )(?:\\w+ ){0,3}?(?:mum|mom|mam|mother|dad|father|parents?|husband|wife|grandma|grandmother|nan|gran|grandpa|grandad|grandfather|in ?laws?|sister|brother|uncle|aunt|partner)(?! (?:dog|cat|garden|house|plants))(?! (?:\\w+ ){0,5}(?:till|until|to) (?:the (?:very )?end|(?:he|she|they) (?:died|passed)|(?:his|her|their) death))|(?:full ?time |family |primary |sole )(?:carer|caregiver|caretaker)(?: (?:for|to|of))?|(?:is|hes|shes|been) (?:the |a |an |his |her |my |our |their )?(?:\\w+ )?(?:carer|caregiver) (?:for|to|of) (?:his|her|their|my|our|an?)|caregiver (?:burnout|duties)|takes? care of (?:(?:his|her|their|my|our|an|a|the|both) )(?:\\w+ ){0,3}?(?:mum|mom|mam|mother|dad|father|parents?|husband|wife|grandma|grandmother|nan|gran|grandpa|grandad|grandfather|in ?laws?)",
  },
  {
    id: "afraid-of-the-dark",
    pattern:
      "(?:scared|afraid|terrified|frightened|fearful|nervous) (?:of|in) the dark(?:ness)?|fear of the dark|(?:hates?|cant stand|doesnt like) the dark|(?:bad |has |gets |having )nightmares|night terrors|monsters under (?:the|his|her|their) bed|(?:sleeps? with|needs?) (?:the |a )(?:hall |night ?)?light(?: on)?",
    evenDenied: true,
  },
  {
    id: "pet-loss",
    of: "anybody",
    pattern: `(?:\\w+ )?(?<!\\b(?:class|classroom|school|office|shop) )${pet}(?: \\w+){0,2} (?:just |recently |sadly |suddenly )?(?:died|passed(?: away| on)?(?! (?:the|his|her|their|all|both|an?|every|on|down|with|\\w+ (?:exam|test|boards?)|driving|drivers?|first|final)\\b)|was put (?:down|to sleep)|had to be put (?:down|to sleep)|crossed the rainbow)|(?:lost|losing|put down|mourning|had to put down|buried|sa(?:id|y|ying) (?:good ?bye|farewell) to) (?:her|his|their|a|the|our) (?:\\w+ )?(?:\\w+ )?${pet}|(?:rehomed?|had to give up) (?:her|his|their) (?:\\w+ )?${pet}|rainbow bridge|pet loss`,
  },
  {
    id: "break-up",
    pattern:
      "(?:going through|after|since|messy|recent|in the middle of|just|through) (?:a |the |her |his )?(?:\\w+ )?(?:divorce|break ?up|split|separation)|(?<!(?:one more|another|threat\\w*|jok\\w*) [\\w ]{0,30})divorc(?:ed|ing|e)|(?:(?:just |recently |finally )?(?:got|getting|gotten|came|come|coming|is|shes|hes) (?:just |recently |finally )?out of|(?:just |recently |finally )?ended) (?:an?|her|his|their) (?:\\w+ ){0,4}(?:relationship|marriage|engagement)(?! (?:counsel|book|advice))|call(?:ed|ing) off (?:the|her|his|their) (?:wedding|engagement)|broke up|broken up|split up|(?:got|was|been) dumped|just dumped|separated|heart ?broken over (?:him|her|them|a (?:guy|boy|girl|man|woman))|left (?:by )?(?:her|his|their) (?:husband|wife|partner|boyfriend|girlfriend|fiance)|newly single|single again|cheated on|(?:husband|wife|boyfriend|girlfriend|partner|fiance) (?:has |just )?(?:left|walked out|cheated)",
  },
  {
    id: "lives-alone",
    pattern:
      "(?:first time |learn(?:ing|s)? to )?liv(?:e|es|ing) (?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\\w+)|(?<!\\b(?:home|works?|working|office|desk|studio|shop) )all (?:alone|on (?:his|her|their) own)|(?:first|own) (?:place|flat|apartment|home) (?:of (?:his|her|their) own|alone|by)",
  },
  {
    id: "night-shifts",
    pattern:
      "night ?(?:shifts?|dut(?:y|ies)|rota)|night (?:security|guard|watch(?:man)?|porter|auditor)|overnight (?:shifts?|duty)|works? (?:nights|overnights?)|(?:starts?|starting|does|doing|will be on|has|moving to|on) (?:the )?nights (?:in|at|on) (?:the |an? )?\\w+|working nights|on (?:permanent )?nights|permanent nights?|nights (?:at|in) the (?:hospital|er|icu|ward)|(?:asleep|sleeps) (?:when|while) (?:everyone|everybody)(?: else)? (?:is|s) (?:awake|up)|shift work(?:er)?|graveyard shift|rotating shifts|works shifts|nights as",
  },
  {
    id: "exam",
    pattern:
      "(?:(?:waec|neco|jamb|utme|wassce|bece|kcse|kcpe|jee|neet|upsc|ielts|toefl|matric(?: finals| exams)?|hsc|vce|spm|stpm|psle|cxc|csec|cape exams|leaving cert|junior cert|highers|nat 5s|a levels?|as levels?|o levels?|gcses?|igcses?|board exams|boards|baccalaureate|abitur|ib exams) (?:exams? )?(?:(?:is |are )?(?:in|this|next|coming up|soon|starts?|looming)|exams?|prep|resits?)(?: (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|spring|autumn|year|month|week))?)|(?<!(?:passed|aced|took|finished) (?:the |her |his |their )?)(?:mcat|lsat|usmle|nclex|gmat|gre|cpa exam|bar exam|step (?:1|2|3|one|two)(?: exam)?)(?= (?:in|this|next|soon|prep|coming)|$| ,)|(?:studies|studying|study|working|works) (?:hard )?(?:for|towards?) (?:(?:a|an|her|his|their|the) )?(?:\\w+ ){0,3}(?:certificates?|certifications?|qualifications?|diploma|licen[cs]e|accreditation|chartership)(?: (?:at night|after work|in the evenings?|on (?:the side|weekends)))?|(?:studies|studying) (?:at night|after work|in the evenings)|night school|evening classes for (?:her|his|their) \\w+|(?:studying|revising|cramming|preparing|prepping|prep) for (?:\\w+ )*(?:exams?|finals|bar|boards|sats?|gcses|a levels|mcat|lsat|gaokao|cpa|leaving cert|test|finals|usmle)|(?:big |final |upcoming |has |sitting |doing |taking )(?:\\w+ )?(?:exams?|gcses|a levels|finals|bar exam|boards|mocks)(?: (?:soon|coming|next|this|in))?|exam (?:season|stress|year|prep)|(?:exams|finals|mid ?terms|prelims|resits|gcses|a ?levels|mocks|boards|sats|bar exam) (?:are killing|are stressing|all day)|(?:exams|finals|mid ?terms|prelims|resits|gcses|a ?levels|mocks|boards|sats|bar exam) (?:(?:is|are|start|starts|begin|coming up) )?(?:in (?:\\w+ )?(?:a|an|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|january|may|june|july|november|december|a few) ?(?:days?|weeks?|wks?|months?)?|next (?:week|month)|this (?:week|month|summer|spring)|coming up|are looming|looming|soon|all (?:this |next )?(?:week|month|june|may|january|summer|spring|winter|term)|(?:until|till|through|throughout) (?:\\w+ )?\\w+|right now|at the moment|now|every day|back to back)|writing (?:his|her|their) (?:thesis|dissertation)|finals (?:week|coming)|(?:sits|sitting|sat|in the middle of|has got|has|got|retaking|resitting) (?:\\w+ ){0,2}(?:finals|exams|gcses|a ?levels|mocks|boards|bar exams?|resits)",
  },
  {
    id: "new-sibling",
    of: "anybody",
    pattern:
      "(?:becom(?:es?|ing)|became|(?:going|about) to (?:be|become)|will be|soon to be|gets to be|newly) (?:a |an )?(?:big|older|elder|new) (?:sister|brother|sibling)|(?:baby|little|new) (?:sister|brother|sibling) (?:is |was )?(?:just )?(?:due|coming|arriv\\w+|on the way|born)|(?:got|getting|gets|expecting) a (?:new |little |baby )+(?:sister|brother|sibling)|new sibling",
  },
  {
    id: "starting-school",
    pattern:
      "(?:starts?|starting|started|begins?|beginning|entering|enters|off to|headed to|heading to|first day (?:of|at)) (?:\\w+ )?(?:pre ?school|day ?care|nursery(?: school)?|kindergarten|pre ?k|(?:elementary|primary|middle|secondary|high|big) school|junior high|school|(?:first|1st|sixth|6th|seventh|7th|ninth|9th) grade|year (?:7|seven|one|1))(?! (?:bus|gardens?|supplies))|(?:moved to|changing|switching|changed|switched) (?:a new school|schools)|new school",
  },
  {
    id: "two-homes",
    of: "anybody",
    pattern:
      "(?:with|sees?|seeing|have|has|got|get|gets|visits?) (?:me|us|him|her|them|(?:his|her|their|my) \\w+) (?:every other|alternate|every second|(?:only )?(?:on|at)) (?:the )?weekends?|weekend (?:dad|mom|mum|father|mother|parent)|(?:shared|joint|split|half) custody|co ?parent\\w*|two (?:homes|households)|(?:with|at) (?:his|her|their) (?:mom|mum|dad|mother|father)s? (?:during|in) the week|50 50 custody",
  },
  {
    id: "new-driver",
    pattern:
      "learn(?:ing|er|ers|s) (?:to drive|drivers?|permit)|new driver|(?:got|getting|gets|has|passed|taking|takes) (?:his|her|their) (?:driving |drivers? )?(?:licen[cs]e|permit|test)|drivers? ed|driving (?:test|lessons)|teaching (?:\\w+ ){1,3}to drive",
  },
  {
    id: "graduating",
    pattern:
      "graduat(?:es?|ed|ing|ion)|(?:finished|finishing|finishes|just finished) (?:(?:his|her|their|an?) (?:\\w+ ){1,3}(?:degree|phd|masters|studies|diploma|apprenticeship|course)(?! (?:\\w+ )?years ago)|uni(?:versity)?|college|(?:his|her|their) (?:degree|phd|masters|studies)|high school|school|medical school|med school|law school|vet science|nursing school|\\w+ school)|(?:got|defended|submitted|defends|defending|submitting|submits|handed in|handing in) (?:his|her|their) (?:degree|phd|thesis|masters|diploma)|(?:finish(?:ed|es|ing)|passed|completed|wrote|done with|survived) (?:grade (?:12|twelve)|(?:12th|twelfth) grade|year (?:12|13)|matric|form (?:4|5|6|four|five|six)|(?:his|her|their) (?:matric|leaving cert|hsc|vce|waec|ib)|leaving cert|sixth form|secondary school|class (?:12|twelve))|valedictorian|(?:for|to|after|before|his|her|their|school|senior) prom(?= ?$| ,| in| on| next| this| night| dress)",
  },
  {
    id: "new-job",
    pattern:
      "new (?:job|role|position|career)|(?:starts|starting|started|begins|just got|got) (?:a |an |her |his |their |the )?(?:new |first |dream |big )?(?:job|role|position|internship|apprenticeship|residency|at a (?:\\w+ )*(?:firm|company|practice|school|hospital))|(?:starts|starting|begins|beginning) work(?:ing)? (?:straight away|right away|immediately|soon|(?:in|next|this) (?:a |\\w+ )?(?:week|month|summer|fall|autumn|spring|january|february|march|april|may|june|july|august|september|october|november|december)|on monday|as an? )|(?:got|been|just|being|was|is) promoted|promotion|first day (?:at|of) (?:work|his|her|the)|first (?:office |real |proper |full time |grown up |adult |desk |corporate )?job|made partner",
  },
  {
    id: "new-business",
    pattern:
      "(?:opens|opening|opened|just opened|is opening|launching|launched|starting|started) (?:up )?(?:a|an|her|his|their|her own|his own|their own) (?:\\w+ ){0,2}(?:shop|store|cafe|café|bakery|salon|restaurant|business|studio|practice|company|startup|boutique|food truck|firm)|(?:new|first) (?:shop|storefront|bakery|salon|food truck|small business)|(?:her|his|their) (?:\\w+ ){0,2}(?:shop|store|cafe|café|bakery|salon|restaurant|studio|business) (?:opens|is opening|just opened|opened)|grand opening",
  },
  {
    id: "leaving-job",
    of: "anybody",
    pattern:
      "leaving (?:the company|us|our (?:team|company|office)|work|(?:his|her|their) job|the team|after \\d+|for (?:a new job|another))|(?:is|hes|shes|theyre) leaving|last day|leaving (?:do|party|present|gift|card)|farewell|going away (?:gift|present|party)|(?:laid off|made redundant|redundancy|lost (?:his|her|their) job|transferred|being transferred|between jobs|quit (?:his|her|their) job|resigned)|send ?off",
  },
  {
    id: "retirement",
    pattern:
      "(?:(?<!\\b(?:when|once|until|till|if|after|before) (?:he|she|they|we) (?:finally |eventually |ever )?)retires|retires(?= (?:next|this|in|on|soon))|retir(?:ing|ed|ement|ee))(?! (?:flat|village|home|community|greyhounds?|racing|race ?horses?|police))|(?:last|final) day after \\d+ years|(?:finish(?:es|ed|ing)?|done|stepp(?:ed|ing) down|stops|stopped) (?:up |work )?after (?:\\d\\d|twenty|thirty|forty|fifty) (?:\\w+ )?(?:years|yrs)|emerita|emeritus|sold (?:his|her|their|the) (?:\\w+ )?(?:company|business|firm|practice|restaurant|shop|dealership|franchise)|sold up|(?:hang(?:s|ing)?|hung|is hanging) up (?:his|her|their) (?:coat|hat|apron|stethoscope|uniform|scrubs|chalk|whistle|gavel|scissors|clogs|hard hat|tool ?belt|badge|mail ?bag|robes?|white coat|keys|lollipop|hi vis|tabard|chef whites|whites)(?! (?:in|on|by|at the)\\b)",
  },
  {
    id: "new-home",
    of: "anybody",
    pattern:
      "new (?:house|home|flat|apartment|place|condo|build)|(?:has|have|hes got|shes got|theyve got|owns) (?:(?:basically|almost|practically|literally|virtually|pretty much|next to|absolutely|still|really) )*no (?:\\w+ )?(?:furniture|kitchen (?:stuff|things|gear)|pots|pans|plates|dishes|cutlery|silverware|cookware|bedding)\\b|(?:has|have|got|gets|getting|picked up|collected)(?: got| just got)? (?:the )?keys (?:to|for|of) (?:(?:her|his|their|our|the|a|an) )?(?:(?:own|new|first|very|tiny|little|small) )*(?:house|home|flat|apartment|place|condo|studio|cottage)|(?:bought|buying|got|getting|closed on|purchased) (?:a|an|her|his|their|our) (?:\\w+ )?(?:first |new |own )?(?:house|home|flat|apartment|place|condo|farmhouse|cottage|shack|bungalow|townhouse|terrace|duplex|cabin|wreck|ruin|barn|doer upper)|first (?:house|home|flat|apartment|place|proper flat)(?: of (?:her|his|their) own)?|house ?warming|moved out of (?:a|her|his|their) (?:shared|student|rented|old|parents|moms|mums) (?:house|flat|apartment|place|home|room)|just moved(?! out)|moved (?:in|into|house)(?: together)?(?! (?:care|aged care|assisted|a (?:care|nursing|rest|retirement|\\w+ care)|hospice|sheltered)\\b)|moved to (?:a|an|his|her|their) (?:(?:new|own|first|bigger|smaller|tiny|little|nice|rented|small|basement|ground floor|one bed\\w*|two bed\\w*|bare|empty) )*(?:rental|house|flat|apartment|apt|condo|bungalow|cottage|place|studio|townhouse|duplex)|moving in|moved out (?:on (?:his|her|their) own|with (?:\\w+ ){1,3}(?:suitcases?|bags?|boxes?)|alone)|downsized|fixer upper|(?:renovating|restoring|doing up) (?:a|an|the|their|her|his) (?:\\w+ )?(?:house|home|farmhouse|cottage|flat|barn)",
  },
  {
    id: "moving",
    pattern:
      "(?:is |are |hes |shes |theyre |about to |soon |just about to )?moving (?!in with|on\\b|story|to orks)(?:house|home|out|away|abroad|overseas|to|back|in|soon|next|across|into|apartments?|countries)|(?:goes|going|flies|flying|heading|returns|returning|moves) (?:back )?(?:home )?to (?!work|school|bed|church|(?:the|her|his) (?:office|gym|doctor))(?:\\w+ ){1,3}(?:next|in (?:(?:a|early|late|mid|the) )?(?:\\w+ )?(?:days?|weeks?|months?|years?|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec|spring|summer|fall|autumn|winter)\\b|on (?:the )?(?:\\w+day|\\d)|for good|soon|forever)|about to move|relocat(?:es|ing|ed)|goes back to(?! (?:work|school|bed|teaching|uni|university|college|class|classes|the office|her desk|his desk|(?:her|his|their) (?:studies|desk|course|degree))\\b)|going back to (?:finland|japan|china|korea|\\w+land|\\w+ia)|deploys?|deployed|deployment|being transferred|leaves for|leaving for (?!a new job|work|maternity|paternity|parental)(?:college|uni|university|\\w+)|off to (?:college|uni|university|boarding school)|emigrat\\w+|downsizing|leaving for (?:basic|boot camp|basic training|the (?:army|navy|marines|air force))|(?:is |hes |shes |theyre )?(?:off|away) to (?!work|school|bed|see|a\\b|the\\b|watch|get|buy|church|war)(?:do (?:a|her|his|their) \\w+ in )?(?:\\w+ ){1,3}(?:for good|for (?:a|two|three|\\d) (?:year|years|months)|in (?:\\w+ )?(?:days?|weeks?|january|february|march|april|may|june|july|august|september|october|november|december|ten|two|three)|next|soon)|(?:off|going|heading) to do (?:a|an|her|his|their) (?:masters|phd|year|placement|degree|exchange)|posted to",
  },
  {
    id: "abroad",
    pattern:
      "liv(?:es|ing) (?:abroad|overseas|in another country)|(?:works?|working|is|job) as an au pair|au pair(?:s|ing)(?: in| for| with| there|$| ,)|is an au pair|expats?|abroad|overseas|study(?:ing)? abroad|erasmus|exchange (?:student|year)|gap year",
  },
  {
    id: "homesick",
    pattern:
      "home ?sick|(?:first|1st) time (?:living |being |ever )?away(?: from (?:home|(?:his|her|their) (?:family|parents|mom|mum)))?(?= ?$| ,| and| so| for)|miss(?:es|ing) (?:home|(?:his|her|their) (?:home|family|country|mums?|moms?|mothers?))(?: country| town| food| cooking)?|far from home|first (?:christmas|year|time) away from home|(?:didnt|couldnt|cant|cannot|wont|unable to|not able to|isnt|hasnt|not)(?: (?:get|got|afford|find|book|managed?|manage to get|be able to (?:go|fly|get)|go|going|fly|flying|make it|making it|travel|travelling|traveling))+ ?(?:a (?:\\w+ )?(?:ticket|flight|seat) )?(?:back )?home(?= (?:for (?:the |this )?(?:holidays?|christmas|xmas|thanksgiving|diwali|eid|new years?|lunar new year|chinese new year|spring festival|easter|summer|winter|break)|this (?:year|christmas|summer|winter|holiday|break)|over the (?:holidays|break|summer)|until|till)\\b)|stuck on campus|knows (?:nobody|no one|not a soul|hardly an(?:yone|ybody))(?! (?:here|who|that|better|else|like)\\b)|doesnt know (?:anyone|anybody|a soul)(?= there| here| in|$| ,| yet)",
  },
  {
    id: "afraid-of-heights",
    pattern:
      "(?:afraid of|scared of|terrified of|frightened of|fear of|phobia of|hates?|cant (?:stand|do|deal with)|doesnt like|bad with|no head for) heights|vertigo|acrophobi[ac]",
    evenDenied: true,
  },
  {
    id: "cannot-swim",
    pattern:
      "(?:cant|cannot|doesnt|does not|never learned to|never learnt to|unable to) swim|(?:afraid of|scared of|terrified of|frightened of|fear of) (?:the |deep |open )?(?:water|sea|ocean|swimming)|non swimmer",
    evenDenied: true,
  },
  {
    id: "no-flying",
    of: "anybody",
    pattern:
      "(?:no|avoids?) (?:more )?(?:flights|planes|flying)(?! (?:club|lessons|toys?))|(?<!\\bi )(?:cant|cannot|can not|wont|will not|would not|wouldnt|must not|doesnt|does not|hates?|afraid of|scared of|terrified of|fear of|phobia of|refuses to|not allowed to|never|no longer|doesnt like) (?:to )?(?:fly(?:ing)?|get on (?:a )?planes?|go(?:ing)? on (?:a )?planes?|travel(?:ling|ing)?|planes|flights)(?! out)|no fly(?:ing)?|wont get on a plane",
    evenDenied: true,
  },
  {
    id: "group-gift",
    of: "anybody",
    pattern:
      "(?<!away |(?:got|gets|has|had|have|receives|received) (?:\\w+ ){1,2})(?<!\\b(?:cook|bak|run|host|mak|do|provid|plan|organi[sz]|pour|brew|dm|gm|sing|play|coach|knit|crochet|sew|driv|shop|work|manag|captain|referee|dj|paint)(?:s|es|ing|e) (?:\\w+ ){0,6}|cook |bake |dm |dms |gm |sing |play |coach |run |drive |work )(?:from|all|for|(?<!\\b(?:with|and|to|by|at|against|about|beats|loves|hosts|for) (?:the |our |his |her |their |my )?)(?:whole|entire)) (?!(?:the |our |his |her |their )?kids )(?:the |of |our |us |a )*(?:whole |entire )?(?:team|office|class|department|group|family|gang|squad|club|crew|choir|parents|staff|ward|kids)(?: of us)?(?= |$)(?! (?:of (?:four|five|six|three|\\d)|who|in|at|that|(?:dinner|meal|game|movie|photo|trip|vacation|time|recipe|history|tree|night|reunion|gathering|barbecue|picnic)s?|plants?|kitchen|printer|mugs?|parties|news|gossip))|(?:group|joint|team|class|collective) (?:gift|present)|(?:chipp|pitch)(?:ing|ed) in|(?:we|us|all|everyone|everybody|each|team|office) (?:(?:all|are|can|will|each|both) )*(?:chips?|pitch(?:es)?|throws?|puts?|putting|chipping|throwing)(?: \\w+){0,3}? in(?= ?$| ,| an? (?:bit|little|few|fiver|tenner)| \\d| for| and| some| together)|clubb?(?:ing|ed) together|pool(?:ing|ed)|(?:team|office|department|class|family|crew|gang|lot)(?: of (?:\\d+|us))? (?:(?:is|are) )?(?:puts?|putting|chips?|pitches|goes|going) in(?! (?:the|a|an|his|her|their|for|to)\\b)|(?:bunch|group|few|couple|lot) of us (?:\\w+ )?(?:are )?(?:going in|chipping|putting|paying|sharing|buying|getting)|(?:^and|with|me and) my \\w+ (?:are )?(?:pay(?:ing)?|go(?:ing)?|shar(?:e|ing)|chip(?:ping)?)(?: in)? together|(?<!\\bfor (?:all )?)(?<!\\b(?:to|for|with|at|on|loves?|told|tells|helps|helped|taught|makes|made|raised|hugs?|beats|lets) )(?:all )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|both|all) of us|(?:paying|going in(?! (?:the|his|her|their|our|a|an|to|for|january|february|march|april|may|june|july|august|september|october|november|december)\\b)|going halves|splitting (?:it|the cost)|splitting) (?:together|with)?|whip ?round|(?:\\d+) (?:children|kids|parents|colleagues|students|coworkers|pupils)(?=$| ,| each| at| are|  are)|from (?:all|both) of us|from \\d+ (?:\\w+ )?(?:kids|children|people|colleagues|students)|each lol|\\d+p each|(?:four|three|two|five|all) (?:of us )?(?:kids|siblings|children) (?:are )?(?:paying|chipping)",
  },
  {
    id: "for-two",
    of: "anybody",
    pattern:
      "(?:for|gift for) (?:both|the two|a couple(?! (?:of )?(?:more |extra |long )?(?:weeks?|wks|months?|years?|days?|hours?|nights?|minutes|miles|laps|beers|drinks|rounds|quid|bucks|things)\\b)|the couple|the pair|two(?! (?:weeks|months|years|days|hours|of us|nights)))(?: of (?:them|us))?|both of them|the (?:happy )?couple|newlyweds|(?:two|the) (?:grooms|brides)|(?:mum|mom) and dad(?! (?:both |each |all )?(?:works?|working|says?|said|are (?:at|away|out|divorced|split|strict)|dont|doesnt|wont|limit|ban|hate|want|have (?:said|banned|asked|sold|moved|gone)|split|divorced|need|use|said|sold|moved|live|went|bought|are (?:doing|travel\\w+|driving|moving|selling|retired|off)))|(?:my|our) (?:parents|in ?laws|grandparents)|(?:husband|wife|partner|boyfriend|girlfriend) and (?:him|her|them)|(?:him|her) and (?:his|her) (?:husband|wife|partner|boyfriend|girlfriend)|bride and groom|(?:\\d+)(?:th|st|nd|rd)? wedding anniversary|golden wedding|silver wedding|ruby wedding",
  },
  {
    id: "for-family",
    of: "anybody",
    pattern:
      "(?<!\\b(?:cook|bak|run|host|mak|do|provid|plan|organi[sz]|pour|brew)(?:s|es|ing|e) (?:\\w+ ){0,4}for (?:the |this )?(?:whole |entire )?)(?<!\\b(?:baker|cook|chef|griller|\\w+er|one|artist|rock|black sheep|baby|clown) (?:in|of) )(?<!\\b(?:in|of) )(?<!\\bwith )(?:a|the|(?<!\\bwith (?:the |our |his |her |their )?)(?:whole|entire)|young|host|this)(?<!\\bwith the) family(?! (?:is|are|was|lives?|has|have|scattered|all|says?)\\b)(?: of (?:three|four|five|six|seven|\\d))?(?! (?:tree|history|recipe|photo|man|person|gathering|member|friend|business|dinner|time|heirloom))|family of (?:three|four|five|six|seven|\\d)|the whole household|them and (?:the|their) kids|for the (?:family|household)",
  },
  {
    id: "secret-santa",
    of: "anybody",
    pattern:
      "secret santa|kris kringle|kk|white elephant|gift (?:exchange|swap)|yankee swap|pollyanna|dirty santa|drew (?:his|her|their) name",
  },
  {
    id: "early-dating",
    of: "anybody",
    pattern:
      "(?:just |only |recently )?(?:started|been|we(?:ve| have)? been|we started|were) (?:dating|seeing each other|going out(?! (?:for (?!(?:an?|\\d|two|three|four|five|six|couple)\\b)|on|to|in|dancing|fishing)\\b))(?: (?:for )?(?:a few|\\d|two|three|four|five|six|couple)\\w* ?\\w*)?|(?<!\\b(?:dad|mom|mum|father|mother|parents?|baby|newborn|job|role|nurse|teacher|chemo|treatment|recovery|diet|training|retirement|retired|college|uni|university|school|course|pregnancy|sober)\\b.{0,30})(?:[2-6]|two|three|four|five|six|a few|few) (?:weeks|months|dates) (?:in(?! (?:an?|at|to|the|his|her|hospital|plaster|bed|traction|rehab)\\b)|into(?! (?:an?|the|his|her|their|my|our) (?!relationship|romance))|of dating|together)|(?:second|third|fourth|2nd|3rd|4th) date|new (?:girlfriend|boyfriend|relationship|partner)|early days|not (?:official|serious) yet|a guy im seeing|(?:girl|guy|woman|man) im (?:seeing|dating)|situationship|been seeing (?:each other|her|him|them|for)|im seeing|crush",
  },
  {
    id: "long-distance",
    of: "anybody",
    pattern:
      "long distance|ldr|(?:we )?(?:live|living) (?:in )?(?:different|separate|apart)|deploys?|deployed|deployment|months apart|being apart|while (?:hes|shes|theyre|he is|she is) (?:gone|away)",
  },
  {
    id: "formal",
    of: "anybody",
    pattern:
      "(?:my|our|the|(?:for|to) (?:his|her|their)) (?:\\w+ )?(?:boss|manager|professor|supervisor|team leader|ceo|director|principal|client|(?:landlord|landlady)(?! (?:says?|said|wont|doesnt|does|allows?|forbids?|bans?|is|has|had|didnt|will|would|hates?|complain\\w*|lives?))(?<!\\b(?:call(?:ed|s|ing)?|told|tells?|by|with|from|that) (?:my|our|the) \\w+)|mother in law|father in law|in laws|teacher|head ?teacher|host (?:father|mother|family)|thesis advisor|advisor|mentor)|(?:for|to|is|hes|shes) (?:my|our) (?:\\w+ )?(?:doctor|lawyer|consultant|surgeon)|^my (?:\\w+ )?(?:doctor|lawyer|consultant|surgeon)|(?:teaching|educational) assistant|must be (?:formal|appropriate|professional)|professional|nothing (?:too )?(?:personal|intimate)|not too (?:personal|intimate)|(?:my|our) (?:daughters?|sons?|kids?|childs|childrens) (?:\\w+ )?(?:teacher|coach|tutor)|(?:first time (?:meeting|i meet)|meeting (?:him|her|them|his|the) (?:\\w+ )?for the first time)",
  },
  {
    id: "distant",
    of: "anybody",
    pattern:
      "(?:hardly|barely|scarcely|dont really|never really|dont even|didnt) (?:know|knew|met|spoken to|speak to) (?:the|this|that) (?:man|guy|woman|bloke|lady|girl|boy|lad|fella|fellow|couple|person|dude|chap)(?: well| much)?|dont (?:really |even )?know (?:him|her|them) (?:that |very |all that |super |too |so |really |particularly )?(?:well|much|personally|outside|beyond|apart from|away from)|only (?:really )?know (?:him|her|them) (?:from|at|through|via) (?:the )?\\w+|(?:i|we) (?:barely|hardly|dont(?: really| even)?|do not(?: really| even)?|scarcely) know (?:him|her|them|each other)(?: (?:well|much|at all|that well|very well))?|(?:i|we) (?:barely|hardly) know(?=$| ,)|(?:were|we are|are|im|i am|we|hes|shes) (?:really )?not (?:that |very |super |so |really |particularly )?close(?: to (?:him|her|them|me|us))?|not (?:that |very |super |so )?close(?= ,|$)|(?:know|knows) (?:almost |next to |basically |literally )?nothing(?: else)? about|know almost$|know nothing(?= but| ,|$)|^(?!(?:and |but )?(?:i|we) know$)(?:and |but |i |we )*(?:dont |do not )?know(?: (?:anything|much))?$|(?:only )?(?:met|seen) (?:him|her|them) (?:once|twice|a couple of times|a few times)|never (?:really )?(?:talked|spoken|met) (?:to |with )?(?:him|her|them|in person)|(?:an?|work|casual|distant) acquaintances?|not too intimate|nothing (?:too )?(?:personal|intimate)|not (?:too )?personal",
    evenDenied: true,
  },
  {
    id: "little-money",
    of: "anybody",
    pattern:
      "(?:im|we|were|i am|we are|am) (?:\\w+ )?(?:broke|skint|poor|tight|on a budget|strapped)(?: broke)?|(?:^|, |(?:is|shes|hes|theyre|are|always|usually|perpetually|flat|super|pretty|and|but) )(?:broke|skint)(?= ,|$| (?:and|but|until|since|right now|at the moment|after)\\b)|(?:broke|starving) (?:grad |college |phd |art |med )?student|(?:on|living on) (?:social security|benefits|a pension|minimum wage|welfare|disability|a student budget|a budget|a tight budget)|(?:dont|doesnt|do not|not) have (?:a lot|much|loads)(?: of)?(?: money)?(?= ?$| ,)|not much money|money is (?:tight|short)|broke af|tight budget|cant afford|saving (?:up )?(?:for|to)|struggling (?:financially|with money)|student budget|on my budget",
    evenDenied: true,
  },
  {
    id: "under-strict-parents",
    pattern:
      "(?:strict|religious|conservative|controlling) (?:parents|mum|mom|dad|family|mother|father)|(?:parents|mum|mom|mother) (?:dont|doesnt|wont|do not|does not) (?:allow|let|approve)|not allowed (?:a |to have |any |on )?(?:phone|screens|social media|makeup|sugar|video games|tiktok)|grounded|screen ?(?:time (?:is )?limited|free)",
  },
  {
    id: "no-tech",
    pattern:
      "(?:not|isnt|hates?|no|doesnt (?:do|like|use|understand|get|own)|cant (?:use|do|work|handle)|never uses|scared of|useless with|hopeless with|bad (?:with|at)|confused by|anti|refuses to use|wont use|struggles with|terrible with) (?:any |very |into |good with |a |the |much |using |his |her |modern |great with |to use |really )*(?:technology|tech|computers?|gadgets?|screens?|smart ?phones?|apps?|electronics|internet|phones?|devices|technical|techy|tech savvy)(?! (?:stuff|cases?))|technophobe|luddite|tech confuses|doesnt have (?:a smartphone|internet|wifi|a computer|email)|flip phone|(?:screen|tech|phone)[- ]free|(?:off|away from|less time on|time off) (?:the |his |her |their )?(?:screens?|phone|tablet|ipad)",
    evenDenied: true,
  },
  {
    id: "no-screens",
    of: "anybody",
    pattern:
      "no (?:more )?(?:\\w+ )?(?:screens?(?! ?protector)|screen (?:stuff|time|things|based)|video ?games|consoles?|gaming|ipads?|tablets?)(?! (?:in|on) the (?:bedroom|table))|screen ?(?:time )?(?:is )?(?:free|ban(?:ned)?|limit\\w*)|(?:phones?|xbox|switch|playstation|ps\\d|ipad|tablet|console|games?)s? (?:has been |have been |was |is |got |are )?(?:taken (?:away|off)|confiscated|banned|locked away)|no (?:xbox|playstation|ps\\d|nintendo|console|tv|phones?)(?: in the house| allowed| at home)?(?= ?$| ,| since| until| in| allowed| at)|(?:off|away from|less time on) (?:the |his |her |their )?screens?|(?:hates?|against|anti) screens?",
    evenDenied: true,
  },
  {
    id: "phone-photos",
    pattern:
      "(?:takes?|taking|shoots?|shooting|snaps?|snapping|photographs?|pictures?|photos?|pics|films?)(?: \\w+){0,4} (?:on|with|using|from) (?:just |only )?(?:a |an |his |her |their |the )?(?:phone|iphone|smart ?phone|mobile|pixel|android|samsung)|phone (?:photographer|photography|pics|pictures|photos|snaps)|(?:doesnt (?:have|own)|no|without|hasnt got)(?: a| an)? (?:proper |real |actual |separate )?camera|mobile photography",
    evenDenied: true,
  },
  {
    id: "cannot-read-language",
    pattern:
      "(?:doesnt|cant|does not|cannot|barely|hardly|dont|not|no) (?:speak|read|understand|speaks|reads)(?: (?:much|any|very much|a lot of|good))? (?:english|chinese|japanese|german|french|spanish)|(?:(?:speaks|reads|understands|writes) only|only (?:speaks|reads|understands)) (?!english)\\w*(?:ese|ish|ian|ean|french|german|dutch|greek|arabic|hebrew|hindi|urdu|thai|tagalog|farsi|swahili)\\b|(?:learning|little|speaks little|speaks no) english|english is(?:nt| not) (?:his|her|their) first|(?:can )?(?:barely|hardly) read(?= ?$| ,| and| or)|(?:cant|cannot) read or write|illiterate|never learn(?:ed|t) to read",
    evenDenied: true,
  },
  {
    id: "milestone-birthday",
    pattern:
      "(?:turn(?:s|ing|ed)?|hits?|hitting|reach(?:es|ing)|is(?! (?:13|16)\\b)|big|will be|the|for (?:his|her|their|a)|(?:his|her|their)) (?:the )?(?:big )?(?:13|16|18|21|30|40|50|60|65|70|75|80|85|90|95|100|thirty|forty|fifty|sixty|seventy|eighty|ninety|sweet sixteen|eighteen|twenty one)(?:th|st)?(?! (?:foot|feet|hours?|hrs|or|quid|euros?|k|bucks|years?|yrs|miles|weeks|days|kids|months|minutes|children|people|other|at|and a|of|seats?|seaters?|piece|pieces|inch|inches|pack|person|players?|pounds|quid|dollars|percent))(?: birthday)?|(?:13|16|18|21|30|40|50|60|65|70|75|80|85|90|95|100)(?:th|st) birthday|(?<!(?:wedding|anniversarys|companys|clubs|schools) )(?:husband|wive|wife|mom|mum|dad|mother|father|sister|brother|friend|boss|partner|nan|gran|grandma|grandpa|grandad|aunt|auntie|uncle|cousin|son|daughter|neighbou?r|colleague|fiancee?|boyfriend|girlfriend)s (?:big )?(?:18|21|30|40|50|60|65|70|75|80|85|90|95|100)(?:th|st)(?! (?:wedding|anniversary|floor|year|place))|milestone birthday|big birthday|sweet (?:16|sixteen)|quinceanera|quincea\\S?era|bar mitzvah|bat mitzvah|centenarian",
  },
  {
    id: "wedding-anniversary",
    of: "anybody",
    pattern:
      "(?:\\d+)(?:th|st|nd|rd) (?:wedding )?anniversary|wedding anniversary|(?:golden|silver|ruby|diamond|pearl|tin|paper|cotton|crystal|china|sapphire|emerald|coral) (?:wedding|anniversary|jubilee)|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty)(?: (?:one|two|three|four|five|six|seven|eight|nine))?) years (?:married|of marriage|(?<!(?:dog|cat|pup|puppy|horse|kelpie|collie|pony|parrot|rabbit|band|team)\\b.{0,40} years )together|wed)|married (?:for )?(?:almost |nearly |over )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty)(?: (?:one|two|three|four|five|six|seven|eight|nine))?) years(?! ago)|^(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty)(?: (?:one|two|three|four|five|six|seven|eight|nine))?) years (?:next month|this (?:month|year|week|summer|spring|fall|autumn|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))|(?:^| )\\d\\d(?:th)?(?: ,)? (?:ruby|pearl|golden|silver|gold|tin)",
  },
  {
    id: "faith",
    pattern:
      "(?:devout|practising|practicing|observant|very|deeply|born again|proud|orthodox|strict|lapsed)? ?(?:muslims?|christians?|catholics?|jewish|jews?|hindus?|buddhists?|sikhs?|quakers?|mormons?|jehovahs witness(?:es)?|lds|evangelical|baptist|methodist|protestant|anglican|jain)(?= |$)|(?:very|deeply|quite|really) religious|goes to (?:church|mass|mosque|temple|synagogue)|(?<!\\b(?:is|are|was|s) )(?:his|her|their) (?:faith|church|mosque|temple|parish|synagogue|congregation)|ramadan|keeps kosher|halal|(?:sings in|volunteers at|active in) (?:the|her|his) church",
  },
  {
    id: "first-winter",
    pattern:
      "first (?:time with (?:a )?real winter|real winter|winter|snow|canadian winter|cold winter)|never (?:seen|had|experienced|felt|known|been through) (?:snow|below (?:freezing|zero)|anything below (?:freezing|zero)|freezing (?:cold|temperatures)|real cold|a (?:real |proper )?winter)|not used to the cold",
  },
];
