import type { FactId } from "../../knowledge/facts.ts";
import type { Telling } from "./found-words.ts";

/** What people leave behind and look for; a dad or a job that was lost is something else. */
const losable =
  "(?:keys?|car keys|house keys|phone|cell ?phone|wallet|purse|glasses|reading glasses|gloves|mittens|hats?|umbrellas?|remote(?: control)?|airpods?|earbuds?|earrings|water bottles?|lunch ?box(?:es)?|things|stuff|everything|anything|chargers?|badge|id|socks|pens?)";
const whose = "(?:his|her|their|the|a|every|all|all of (?:his|her|their)|one of (?:his|her|their)|(?:his|her|their) (?:own|left|other))";
const often = "(?:always|constantly|forever|keeps?|often|regularly|perpetually|continually|never stops|is always|all the time)";
const car = "(?:by car|by truck|in the car|in (?:his|her|their) (?:car|truck)|on the (?:freeway|highway|interstate|motorway|road|i ?\\d+))";
const rail = "(?:by (?:train|rail|subway|bus|metro|ferry)|on the (?:train|subway|bus|metro|ferry|tube|el|l|bart|railroad))";
const wed = "(?:engaged|proposed|a ring on it)";

/** How people tell of habits and ways of life that are no pastimes: what goes wrong every day, how the days pass, what somebody has just done. */
export const habitFacts: readonly Telling<FactId>[] = [
  {
    id: "loses-things",
    pattern: `${often} (?:\\w+ )?(?:losing|misplac(?:es|ing)|forget(?:s|ting)|leav(?:es|ing) behind|looking for|searching for|hunting for|drop(?:s|ping)|lose|forget|misplace|los(?:es|ing) track of) (?:${whose} )?${losable}|(?:loses|misplaces|forgets) (?:${whose} )?${losable}(?: (?:and|or|,) (?:${whose} )?${losable})*(?! (?:to|that|about))|(?:always|often|keeps?|constantly) leav(?:es|ing) (?:${whose} )?${losable} (?:everywhere|somewhere|behind|on|in|at|all over)|leaves (?:${whose} )?${losable} (?:everywhere|behind|all over)|(?:can never|never can|can never ever|never) (?:find|knows where) (?:${whose} )?${losable}|(?:cant ever|cannot ever|cant) (?:find|keep track of) (?:${whose} )${losable}(?= |$)|never knows where (?:(?:his|her|their) \\w+|(?:s?he|they) (?:puts?|left|parked))|would lose (?:his|her|their) (?:own )?head|loses everything|forever losing|scatter ?brain(?:ed)?|absent ?minded|(?:very |so |super |a bit |always |quite |pretty )?forgetful(?! (?:lately|now|these days|with age))|forgets (?:everything|all the time|birthdays|appointments)|memory like a sieve`,
    evenDenied: true,
  },
  {
    id: "always-late",
    pattern:
      "(?:always|constantly|chronically|perpetually|forever|usually|notoriously|habitually|often) (?:\\w+ )?(?:running )?(?:late|tardy)(?! (?:nights?|to bed|at night))|always running (?:behind|late)|never (?:\\w+ )?(?:on time|punctual)|(?:isnt|is not|cant be|cannot be|hardly ever|rarely) (?:\\w+ )?(?:on time|punctual)|late (?:for|to) everything|no sense of time|loses track of time|time ?blind(?:ness)?|(?:terrible|bad|hopeless) with time|shows up late|late to (?:his|her|their) own \\w+",
    evenDenied: true,
  },
  {
    id: "feels-hot",
    pattern:
      "(?:always|constantly|forever|perpetually) (?:so |really |too )?(?:hot|warm|sweaty|sweating|overheat(?:ed|ing))(?= ?$| ,| and (?!cold)| in| at| even| when| no matter| during| so| but)|(?:runs|sleeps|gets|feels) (?:so |too |really |very )?hot(?! (?:sauce|yoga|tubs?|wings|rod))|hot sleeper|(?:sweats|swelters) (?:all (?:summer|day|night|year)|through (?:the |every )?summers?)|sweats (?:a lot|so much|all the time|like crazy|at night|easily|buckets)|overheats|hot flash(?:es)?|hot flushes|night sweats|menopaus(?:e|al)|(?:cant stand|hates|cant take|suffers in|cant handle|melts in) (?:the |this |summer )?heat|no (?:a ?c|air ?con\\w*)(?= |$)",
    evenDenied: true,
  },
  {
    id: "proud-of",
    of: "anybody",
    pattern:
      "(?:so |very |incredibly |extremely |super |beyond )*proud of (?:(?:him|her|them|you)(?= ?$| ,| for| and| because| that| as| this|!)|my (?!own)|our |how |what (?:she|he|they))|made (?:me|us|the (?:whole )?family|everyone) (?:so |very )?proud|beat (?:addiction|cancer|the odds)|(?:years?|months?|days?|weeks?) (?:sober|clean|smoke free|in recovery|cancer free)|(?:sober|clean|smoke free|cancer free) (?:for|since)|(?:finally|successfully|managed to|just) (?:quit|stopped|gave up|kicked) (?:smoking|drinking|vaping|cigarettes)|(?:quit|stopped|gave up|kicked) (?:smoking|vaping|cigarettes)|sober (?:for )?(?:\\d+|an?|one|two|three|four|five|six|ten|twenty) (?:days?|weeks?|months?|years?)|one year sober|sobriety|cancer free|in remission|rang the bell|(?:finished|finishes|done with|last) chemo|(?:became|becoming|just became) (?:an? )?(?:us|american|canadian|british|australian)? ?citizen|citizenship|naturali[sz](?:ed|ation)|(?:ran|finished|completed) (?:his|her|their) first (?:marathon|half marathon|5k|10k|triathlon|ironman|race)|won (?:an? |the |first |1st )(?:\\w+ )?(?:award|prize|medal|championship|trophy|spelling bee|science fair|tournament|title|place)|eagle scout|(?:lost|dropped) \\d+ (?:pounds|lbs|kilos|kg)|(?:film|movie|painting|photo|song|poem|story|one)s?(?: of \\w+)? (?:just )?(?:got|made it|was accepted|gets) in ?to (?:an?|the) (?:\\w+ ){0,3}(?:festival|exhibition|exhibit|show|gallery|magazine|finals?|anthology)|made the (?:team|honor roll|deans list|varsity)|(?:got|gets|getting) (?:his|her|their) ged|first in (?:the|her|his|their|our) family to",
  },
  {
    id: "passed",
    pattern:
      "(?:just |finally |recently )?(?:passed|aced|got through|cleared) (?:the |her |his |their |all |all of |both |her final |his final )*(?:\\w+ ){0,2}?(?:bar(?: exam)?|emt(?: test| exam)?|nremt|licen[cs]e exam|licensing test|boards?|nclex|cpa(?: exams?)?|exams?|finals|licens(?:ing|ure) exam|real estate exam|citizenship test|state exam|certification|usmle|step \\d|lsat|mcat|sats?|gcses|a ?levels|driving test|drivers? test|driving exam|road test|orals|quals|qualifying exam|defen[cs]e|practical)|(?:got|earned|received|has) (?:her|his|their) (?:nursing|law|real estate|teaching|pilots?|medical|cosmetology|electricians?|plumbing|contractors?|cdl) licen[cs]e|got (?:her|his|their) (?:rn|cdl|cpa)|(?:sworn in|admitted) (?:to the bar|as)|became (?:a|an) (?:\\w+ )?(?:nurse|doctor|lawyer|vet|teacher|pilot|paramedic|cpa|pharmacist)|got (?:in|accepted|admitted)(?: in)?to (?:\\w+ ){0,3}(?:college|school|university|harvard|yale|stanford|mit|program|residency)(?! (?:festival|play|show|choir|band|team|newspaper|exhibition|magazine)\\b)|got in to (?:college|med school|law school)|(?:matched|match day)",
  },
  {
    id: "thanks",
    of: "anybody",
    pattern:
      "thank ?you (?:gifts?|presents?|something|token|for (?!your|any|the (?:help|ideas?|suggestions?|tips)|helping|reading|all the|all your|taking|being)|to (?:my|our|the|his|her|their|an?))|(?:as a|a|say|saying|to say|want to|wanted to|big|little|small|huge|end of (?:year|season|term)) (?:big |little |small |huge |heartfelt |massive )?thank ?(?:yous?|them|him|her)|to thank|thanking|(?:token|sign) of (?:our |my )?(?:thanks|appreciation|gratitude)|(?:show|express) (?:our|my|some|how much we) (?:thanks|appreciation|gratitude|appreciate)|appreciation gift|(?:so |very |really )?grateful (?:to|for)|(?:covered|took over|worked|did) (?:all (?:of )?)?(?:my|our) (?:\\w+ )?shifts?|covered for (?:me|us)|(?:kept|minded|walked|fed|watered|looked after|watched|dog ?sat|cat ?sat) (?:my|our) (?:\\w+ )?(?:dogs?|cats?|pets?|plants?|garden|hens|kids|children|boys|girls|house) for (?:\\w+ ){1,2}(?:days?|weeks?|months?|weekend)|who (?:\\w+ )?(?:helped|saved|took care of|looked after|cared for|delivered|taught|shovels|shoveled|watched|watches|walks|feeds|drove|drives|fixed|mows|coached|rescued|hosted) (?:us|me|my|our)|(?:our|my|the (?:kids|childrens|boys|girls)|(?:my|our) (?:sons?|daughters?|kids)) (?:regular |favou?rite |wonderful |amazing |lovely |day ?care |preschool )?(?:babysitter|nanny|sitter|mail ?(?:man|carrier)|mail lady|postman|doorman|super|crossing guard|cleaning lady|house ?cleaner|day ?care (?:teachers?|staff|workers?)|bus driver|school bus driver|dog walker|pet sitter|cat sitter|coach|piano teacher|violin teacher|dance teacher|swim (?:teacher|coach|instructor)|hairdresser|barber|midwife|doula|movers?)",
  },
  {
    id: "host-family",
    of: "anybody",
    pattern:
      "host (?:family(?! (?:dinners?|meals?|parties|lunch|brunch|gatherings?|reunions?|nights?|celebrations?))|families|parents?|mom|mum|mother|dad|father|sister|brother)|(?:staying|stay|stays|stayed|living) with (?:a|an|the|their|his|her|my|our) (?:\\w+ )?(?:host |french |spanish |japanese |german |american |italian |korean )famil(?:y|ies)|home ?stay|(?:hosting|putting|puts|put) (?:us|me) (?:up )?(?:for (?:a|the|two|three) (?:week|weekend|few)|at their)",
  },
  // For a living.
  {
    id: "drives-far",
    pattern:
      "(?<!\\b(?:retired|former|ex|was an?|used to be an?) (?:\\w+ )?)(?:matatu|minibus|jeepney|rickshaw|tuk ?tuk|taxi|cab|minicab|bus|coach|shuttle|tram|van|delivery|uber|lyft|lorry|truck) driver(?! (?:seat|training|license|game))|(?:drives?|driving) (?:an? |the )?(?:(?:school|city|tour|shuttle|night|delivery) )?(?:matatu|minibus|jeepney|(?:auto ?)?rickshaw|tuk ?tuk|danfo|trotro|taxi|cab|minicab|uber|lyft|bus|coach|van|ambulance)(?= (?:for|all|\\d|six|five|seven|every|at night|days|nights|in (?:the )?\\w+)|$| ,| and)",
  },
  {
    id: "drives-far",
    pattern: `(?:long|hour|hours? long|two hour|\\d+ (?:minute|min|hour|mile)|terrible|brutal|daily|awful|killer|endless) (?:\\w+ )?commute(?: each way)? ?(?:,|to work|every day|a day|each way)*(?! ${rail})(?: ${car})|(?:commutes?|drives?|driving) (?:\\w+ ){0,3}(?:an hour|two hours|three hours|hours|\\d+ (?:minutes|min|hours?|miles?|km))(?: (?:each way|a day|every day|to work|to school|both ways|one way))?(?! ${rail})|(?:drives|driving|is driving) (?:long haul|over the road|an 18 wheeler|a (?:semi|big rig)|(?:a )?(?:(?:big|tow|dump|log|logging|garbage|cement|tanker|delivery|box) )?(?:trucks?|lorry|lorries)(?! racing)(?: (?:across|cross|around|all over|up and down|through) (?:\\w+ ){0,2}\\w+)?|(?:an? |the |his |her |their )?(?:\\w+ )?(?:taxi|cab|minicab|uber|lyft|rickshaw|limo|school bus|city bus|night bus|coach|tram)(?! (?:to|home|games?|sims?|simulator))|a bus(?! (?:to|games?|sim\\w*))|to work|all day|for work|for a living|a lot|everywhere|long distances|cross country|for hours)|(?:spends|lives|eats|practically lives) (?:\\w+ ){0,5}in (?:his|her|their|the) (?:car|truck|cab)|long drives (?:for|to|every|each)|(?<!(?:retired|former|ex|was an?|were|our|the) (?:\\w+ )?)(?:truck|delivery|uber|lyft|taxi|cab|bus|long ?haul|school bus) drivers?|trucker|stuck in traffic|sits in traffic|on the road (?:a lot|all (?:day|week)|for (?:work|his|her))|traveling sales(?:man|woman|person|rep)|commutes (?:an hour )?${car}|commute ${car}`,
    evenDenied: true,
  },
  {
    id: "rides-far",
    pattern: `(?:commutes?|commuting|rides?|takes?|spends|sits|stands) (?:\\w+ ){0,6}${rail}(?: (?:to|for|every|each|a day|two))?(?! (?:trip|tracks|set))|(?:takes|rides|catches) (?:the|a) (?:\\w+ )?(?:train|subway|bus|metro|ferry|tube|commuter rail|railroad|lirr) (?:\\w+ ){0,4}(?:to (?:work|school|the city|the office|class)|every day|each day|a day|daily|each way|every morning)|(?:train|subway|bus|rail|ferry|metro) commut(?:e|er|es|ing)|(?:long|hour|hours? long|two hour|\\d+ (?:minute|min|hour)) (?:\\w+ )?(?:train|subway|bus|ferry|matatu|jeepney|tram|metro) (?:rides?|commutes?|journeys?|trips?(?= to work| home| every| each))|commut(?:es|er) (?:into|to) (?:the city|manhattan|work|london|school)|(?:long|terrible|brutal|daily|hour long|two hour) commute(?! (?:by|in|on|to work by)|,? ?(?:\\w+ )?drive)(?= ?,?$| ,| to| and| every| each)`,
    evenDenied: true,
  },
  {
    id: "hoarse-voice",
    pattern:
      "hoarse(?! whisper)|(?:loses?|losing|lost|keeps losing) (?:his|her|their) voice(?! (?:\\w+ ){0,2}(?:job|role|part|coach\\w*|teacher|lessons?|actor|acting|work|contract|student|pupil|memos?|notes?|mails?|assistant)\\b)|(?:his|her|their) (?:voice|throat) (?:is |gets |always |goes |often )+(?:\\w+ )?(?:hoarse|sore|raspy|scratchy|gone|dry|shot)|laryngitis|vocal (?:nodules|polyps|strain)|strains (?:his|her|their) voice",
    evenDenied: true,
  },
  {
    id: "snores",
    pattern:
      "(?<!(?:his|her|their|whose|a|the) (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|roommate|dog|cat|fiance) )snor(?:es|ing)(?! (?:husband|wife|partner|boyfriend|dog|cat|roommate))|(?:loud|heavy|terrible|world champion) snorer|sleep apn(?:ea|oea)|cpap",
  },
  {
    id: "sleeps-badly",
    pattern:
      "(?:her|his|their) (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|roommate|dog|fiance) snores|snoring (?:husband|wife|partner|boyfriend|girlfriend|roommate)",
    of: "anybody",
  },
  {
    id: "on-their-feet",
    pattern:
      "on (?:his|her|their) feet (?:all day|all night|all the time|all shift|for (?:\\w+ )?(?:hours|hrs|shifts)|a lot|(?:\\d+|eight|nine|ten|twelve) ?(?:hours|hrs)|for (?:a living|work))|(?:stands|standing|walks) (?:all day|all night|for (?:\\w+ )?hours|\\d+ hours|on concrete|behind (?:the|a) (?:counter|bar|chair|register))|(?:sore|aching|achy|tired|swollen|throbbing|killer) (?:feet|foot|legs)|(?:feet|foot|legs|heels) (?:\\w+ )?(?:hurts?|aches?|kill(?:s|ing)? (?:him|her|them)|are (?:killing|sore|tired|aching|dead|always sore))(?: (?:after|from|at the end))?|(?:twelve|12|long|ten|10) hour shifts|plantar fasciitis|(?:waitress|waiter|server|cashier|bartender|line cook|nurse|hairdresser|barber|barista|warehouse worker|flight attendant|retail worker)(?= ?,? (?:on (?:his|her|their) feet|whose feet|with sore|who stands))",
  },
  {
    id: "sits-all-day",
    pattern:
      "(?:sits|sitting|sit|stuck|chained|glued|works|hunched) (?:\\w+ )?(?:at|behind|to|over|in front of) (?:a|his|her|their|the) (?:desk|computer|screen|laptop|office chair|keyboard)(?: (?:all day|all the time|for hours|\\w+ hours|8 hours|too much|job))?|desk (?:job|jockey|worker|bound)|sits (?:all day|too much|for (?:\\w+ )?hours|all the time)|sitting all day|(?:in front of|stares? at|staring at) (?:a |the |his |her )?(?:screens?|computer|monitor) (?:all day|for hours)|office job|sedentary job",
  },
  {
    id: "sideline-parent",
    pattern:
      "(?:hockey|soccer|baseball|softball|football|basketball|lacrosse|swim|dance|cheer|gymnastics|volleyball|wrestling|rugby|footy|sports?|travel ball|little league|team) (?:moms?|mums?|mams?|dads?|parents?)(?! (?:jeans|jokes))|(?:sits|sitting|stands|standing|freezes|freezing|waits|lives) (?:\\w+ ){0,4}(?:in|on|at) (?:the )?(?:stands|bleachers|sidelines?|touchline|rink|stands|pitch side|poolside)|[456] ?am (?:rink|ice|hockey|swim|practices?)|(?:drives|driving|ferries|takes) (?:\\w+ ){0,4}(?:to|between) (?:\\w+ )?(?:practices?|training|games|matches|tournaments|swim meets?)",
  },
  {
    id: "works-from-home",
    of: "anybody",
    pattern:
      "work(?:s|ing)? (?:remotely|remote|from home|at home|from (?:his|her|their) (?:kitchen|couch|bedroom|apartment))|home office|wfh|remote (?:job|worker|work)",
  },
  {
    id: "works-outdoors",
    pattern:
      "(?<!(?:was|been) (?:an? )?)(?:(?:works?|working|job|worker|is) (?:\\w+ )?(?:outside|outdoors)(?: (?:all (?:day|year|winter|summer)|year round|in (?:all|any|the)))?(?! of)|outside (?:all day|in all weather|in any weather|year round)|(?:out(?:side|doors)?|works?|working) in (?:all|any|every) (?:kinds? of )?weathers?|(?:sits?|stands?|sitting|standing) (?:out|outside|outdoors|in the (?:rain|cold|heat|sun))(?: there)? (?:all|the whole) (?:night|day)|outdoors all day|(?:construction|road|farm|landscaping|ranch|oil ?field|line|utility|railroad|dock|shipyard) (?:worker|crew|hand|laborer)|(?:roofer|landscaper|mail ?(?:man|carrier)|lineman|arborist|mason|bricklayer|framer|farmhand|rancher|groundskeeper|park ranger|garbage (?:man|collector)|crossing guard|surveyor)|works (?:construction|on a farm|on a ranch|on (?:building|construction) sites?|the land))",
  },
  {
    id: "empty-battery",
    pattern:
      "(?<=^|, |and |with an? |always an? |a |his |her |their )dead (?:phone|battery)(?= (?:all the time|again|always|every day|constantly|24 7)|$| ,)|(?:phone|battery) dead (?:all the time|again|always|every day|constantly|half the (?:day|time))|(?:phone|cell ?phone|iphone|battery|laptop) (?:is |battery is )?(?:always|constantly|forever|perpetually|usually) (?:\\w+ )?(?:dead|dying|dies|empty|at \\d+ ?(?:%|percent)?|low|out of (?:battery|juice|charge)|flat)|(?:phone|battery) (?:always )?(?:dies|died|runs out) (?:all the time|constantly|every day|on (?:him|her|them)|by \\w+)|always (?:out of battery|on (?:low|\\d+) ?(?:%|percent)? ?(?:battery)?|low on battery|running out of battery|looking for (?:a |an )?(?:charger|outlet))|(?:forgets|never remembers|always forgets) to charge|never (?:charges?(?= ?$| ,| \\w+ phone)|has a (?:charged phone|charger))|(?:phone|battery) (?:is )?never charged|(?:always|keeps) borrow(?:s|ing) (?:my |our |other peoples )?charger",
    evenDenied: true,
  },
  {
    id: "empty-nest",
    of: "anybody",
    pattern:
      "empty nest(?:er|ers)?|(?:last|youngest|only|both|all|all three|all the|her|his|their)(?: (?:last|youngest|only|three|two|four))? (?:child|kids?|children|ones?|daughters?|sons?|baby) (?:has |have |is |are |all |just |now |finally )*(?:left (?:home|for college|the nest|the house)|moved out|leaving (?:home|for college)|off (?:to|at) college|out of the house|gone off|flew the nest|grown (?:up )?and (?:gone|out))|(?:house|home) (?:is |feels )?(?:so |too |very )?(?:quiet|empty) (?:now|since|without)|(?:kids|children) (?:are )?(?:all )?(?:grown|moved out|out of the house)",
  },
  {
    id: "always-hungry",
    pattern:
      "(?:always|constantly|forever|perpetually) (?:so )?(?:hungry|starving|(?:eating|snacking)(?=$| ,| and| something| anything| everything)|ravenous|raiding the fridge)|(?:eats|ate) (?:everything|us out|nonstop|all the time|constantly|like (?:a horse|a growing|there))|eating us out of house|bottomless (?:pit|stomach)|never (?:full|stops eating)|hollow leg|(?:huge|big|giant|enormous) (?:appetite|eater)|hangry|teenage boy appetite|(?:loves|lives) to eat(?=$| ,| and| anything| everything| a lot| well)",
    evenDenied: true,
  },
  {
    id: "hates-mornings",
    pattern:
      "(?:hates?|cant (?:do|stand|handle)|dreads|struggles with|bad (?:at|with)|terrible (?:at|with)|useless in the|grumpy in the|dead in the|not good with|doesnt do) (?:waking up|getting up|mornings?|monday mornings|early mornings)|(?:not|isnt|never|never been|hardly|definitely not) (?:a|an|much of a) (?:\\w+ )?(?:morning person|early bird|early riser)|(?:cant|cannot|struggles to|can never|never can|trouble|hard time|has to) (?:get|gets|getting|wake|wakes|waking) (?:\\w+ )?(?:up|out of bed) (?:in the mornings?|on time|early|for (?:school|work|class))|hates (?:to get|to wake) up|(?:sleeps?|slept|sleeping) (?:right )?through (?:\\w+ ){0,3}(?:alarms?(?: clock)?|anything)|snooze(?:s)? (?:button|\\w+ times|the alarm)|(?:hits|presses) snooze|oversleeps|always oversleep(?:s|ing)|grumpy (?:until|before|till) (?:coffee|noon|ten)|useless before (?:coffee|noon|ten|10)|not human before",
    evenDenied: true,
  },
  {
    id: "cannot-cook",
    pattern:
      "(?:bad|terrible|awful|horrible|hopeless|lousy|worst|useless|clueless) (?:at |in )?(?:cook(?:ing)?|the kitchen|cook ever)|(?:cant|cannot|doesnt know how to|never learned (?:how )?to|has no idea how to|barely|can barely|can hardly|doesnt|never) (?:really |even )?(?:cook|cooks|boil (?:an egg|water)|fry an egg|make toast)(?: (?:at all|to save|anything|for (?:his|her|their)|well|much|a thing|yet))*(?! (?:pasta|meat|fish|there|in (?:the|his|her) (?:dorm|room|hotel)|with (?:gas|onion|garlic)))|burns (?:everything|water|toast|rice|dinner)|(?:hates|doesnt like|doesnt enjoy) (?:to cook|cooking)|lives (?:on|off) (?:takeout|take out|takeaways?|instant noodles|ramen|cereal|frozen (?:pizza|food|dinners)|delivery|doordash|cup noodles|fast food)|(?:orders|eats) (?:takeout|take out|delivery|doordash) (?:every|all)|set off the smoke (?:alarm|detector)",
    evenDenied: true,
  },
  {
    id: "never-rests",
    pattern:
      "never (?:\\w+ )?(?:rests?|relax(?:es)?|sits?(?: down)?(?= ?$| ,| and)|stops?(?= ?$| ,| moving| doing| working| going| to rest)|takes? (?:a |any )?(?:break|time (?:for|off)|day off|vacations?|care of (?:him|her|them))|slows? down|treats? (?:him|her|them)sel\\w+|does anything for (?:him|her|them)sel\\w+|buys? anything for (?:him|her|them)sel\\w+|puts? (?:him|her|them)sel\\w+ first)|(?:always|constantly) (?:on the go|doing (?:something|things|everything) for (?:others|everyone|other people|everybody|us|the family)|taking care of (?:everyone|others|everybody|us|other people)|putting (?:others|everyone|other people) first|exhausted|tired|running around|worn out|giving)|(?:cant|doesnt know how to|wont|forgets to|needs to|never learned to|refuses to) (?:sit down|relax|rest|slow down|take a break|unwind|switch off)|(?:does|gives) (?:so much|everything|too much|it all) for (?:others|everyone|everybody|us|the family|other people)|(?:exhausted|burn(?:t|ed) out|burned ?out|burn ?out|run ragged|worn out|overworked|drained)(?= |$)|always tired|tired all the time|(?:gets |getting |has |had |with |on )?(?:no|zero|hardly any|barely any|very little|not much) sleep(?=$| ,| since| at all| ever| these days| because| and| with| for)|sleep deprived|(?:hasnt|havent|not) slept (?:properly |a (?:full |whole )?night )?(?:in|since|for) (?:years|two years|months|(?:the )?(?:baby|babies|twins|kids|birth))|deserves (?:a break|some rest|to relax|a rest|pampering|to be pampered)",
    evenDenied: true,
  },
  {
    id: "on-the-phone",
    pattern:
      "(?:always|constantly|forever|glued|addicted|attached|spends (?:hours|all day|the whole day)|never (?:puts|gets|is|looks up)|24 7|permanently|chronically) (?:\\w+ ){0,2}?(?:on|to|off|down|from) (?:the |his |her |their )?(?:phone|iphone|cell|tiktok|instagram|screens?)(?! with)|(?:never puts|cant put|cant live without|lives on|lives for|loves) (?:\\w+ )?(?:his|her|their|the) (?:phone|iphone)(?: down)?(?= ?$| ,| and| but| so)|phone (?:addict|is glued|glued|in (?:his|her) hand)|scroll(?:s|ing) (?:all day|all night|tiktok|instagram|constantly|for hours)|doom ?scroll\\w*|chronically online",
    evenDenied: true,
  },
  {
    id: "motion-sick",
    pattern:
      "(?:gets|getting|always|easily|so|very|prone to|suffers from) ?(?:gets )?(?:car|motion|sea|air|travel|bus|plane) ?sick(?:ness)?|(?:car|motion|sea|travel|air) ?sick(?:ness)?|(?:throws up|pukes|vomits|nauseous|queasy|sick) (?:\\w+ )?(?:in|on) (?:the |every |any )?(?:cars?|buses|boats?|planes?|car rides?|long drives|backseat|drives)",
    evenDenied: true,
  },
  {
    id: "messy",
    pattern:
      "(?:desk|room|car|house|closet|garage|bag|purse|backpack|locker|kitchen|place|apartment|bedroom|office) (?:is |looks |always |is always |constantly )+(?:\\w+ )?(?:a (?:\\w+ )?(?:mess|disaster|pigsty|wreck|dump)|messy|chaos|cluttered|covered in (?:papers?|paper|crumbs|junk|stuff|clothes|dust|trash|cups|mugs|wrappers|receipts|everything|laundry|toys|mess)|like a bomb|full of (?:papers|junk|trash|crumbs))|(?:messy|cluttered|chaotic) (?:desk|room|car|closet|bag|purse|office|garage|person|roommate|girl|boy|teenager|teen|house|apartment)|(?:very|so|super|really|pretty|always|a bit|incredibly|hopelessly) (?:messy|disorganized|disorganised|unorganized)|(?:messy|disorganized|disorganised)(?= ?$| ,)|hot mess|slob|(?:not|never|isnt) (?:\\w+ )?organi[sz]ed|leaves (?:\\w+ )?(?:clothes|dishes|stuff|things) (?:all over|everywhere|on the floor|lying)|(?:everything|papers|clothes) in piles|piles of (?:papers|clothes|stuff|laundry)",
    evenDenied: true,
  },
  {
    id: "kills-plants",
    pattern:
      "kills? (?:every|all|any|all (?:of )?(?:his|her|their)|his|her|their|even)(?: \\w+)? ?(?:plants?|houseplants?|succulents?|cact(?:us|i)|flowers|everything green|basil)|(?:cant|cannot|can never|never can) keep (?:a |any |even a |his |her |their )?(?:single )?(?:plants?|houseplants?|cactus|succulents?|flowers) alive|(?:house ?)?plant (?:killer|murderer|serial killer)|black thumb|brown thumb|no green thumb|(?:(?:house ?)?plants|succulents) (?:always |all )?die",
    evenDenied: true,
  },
  {
    id: "left-handed",
    pattern: "left ?hand(?:ed|er)|lefty|southpaw",
  },
  {
    id: "color-blind",
    pattern:
      "colou?r ?blind(?:ness)?|deuteranop\\w*|deuteranomal\\w*|protanop\\w*|protanomal\\w*|(?:cant|cannot|struggles to) (?:tell|see|distinguish) (?:red|green|colou?rs?|reds|greens)(?: (?:and|from|apart|or)(?: (?:red|green|apart|brown))*)?",
    evenDenied: true,
  },
  {
    id: "very-tall",
    pattern:
      "(?:is|hes|shes|theyre|very|super|so|extremely|incredibly|ridiculously|pretty|quite) (?:\\w+ )?tall(?= ?$| ,| and| so| but)|six (?:foot|feet|ft) ?(?:three|four|five|six|seven|eight|nine)|6 (?:foot|feet|ft) [3-9]|(?:too|over six feet|over 6 feet|taller than) ?(?:tall|everyone|average)(?: for| to|$)|feet (?:hang|stick) (?:off|out)",
  },
  {
    id: "wears-glasses",
    pattern:
      "(?:find|finds|loses?|lost|losing|misplac(?:es|ing)|looking for) (?:his|her|their) (?:reading )?glasses|(?:wears?|wearing) (?:thick |reading |big |cute |funky |new |bifocal |prescription |strong )*(?:glasses|eyeglasses|spectacles|bifocals)(?! of)|(?:just got|got|getting|gets) (?:his |her |their |a |first |new |pair of )+(?:reading |prescription |eye ?)?glasses(?! of| set)|(?:sits on|breaks|cleans|fogs?) (?:his|her|their) glasses|glasses (?:are )?(?:always )?(?:dirty|smudged|fog(?:gy)?|fog up|slide|scratched|smeared)|glasses wearer",
  },
  {
    id: "tired-eyes",
    pattern:
      "eye ?strain|(?:tired|dry|sore|strained|burning|itchy) eyes|eyes (?:are |get |feel |always |so |really )*(?:tired|sore|dry|strained|burning|hurt(?:ing)?|ache|itch)(?= |$)",
  },
  {
    id: "sunburns-easily",
    pattern:
      "(?:burns|sunburns) (?:so |very |really |super )?(?:easily|fast|quickly|in (?:the|five|ten)|in minutes)|(?:gets?|getting|always) (?:\\w+ )?sun ?burn(?:ed|t|s)?|(?:very |super |really )?(?:pale|fair) ?(?:skin(?:ned)?)|(?:always|easily) sunburn(?:ed|t)|redhead who burns|(?:history of|had|survived) (?:skin cancer|melanoma)|melanoma|cant be in the sun|sun allergy|allergic to the sun",
    evenDenied: true,
  },
  {
    id: "hates-chores",
    pattern:
      "(?:hates?|cant stand|loathes|despises|detests|avoids|refuses to|doesnt like|dreads|sick of|tired of) (?:to |doing |the |to do |having to |do |washing |all the )*(?:dishes|dishwashing|washing up|clean(?:ing)?(?! eating)|vacuum(?:ing)?|house ?work|chores|laundry|ironing|mop(?:ping)?|folding|tidying|cleaning the \\w+|yard ?work|mowing)|never (?:cleans|does (?:the )?(?:dishes|laundry))",
    evenDenied: true,
  },
  {
    id: "drinks-too-little",
    pattern:
      "(?:forgets to|doesnt|never|hardly|barely|should|needs to|always forgets to|hates to|rarely) (?:drinks?|drinking) (?:enough |more |any |much )?(?:water|fluids|enough)|drinks (?:too little|not enough|no|hardly any|almost no) (?:water|fluids)|(?:always |chronically |constantly )?dehydrated|hates (?:plain |the taste of )?water",
    evenDenied: true,
  },
  {
    id: "clumsy",
    pattern:
      "(?:clumsy|klutz(?:y)?|accident prone|butterfingers|bull in a china shop|two left (?:feet|hands))|(?:always|constantly|keeps|forever) (?:breaks?|breaking|drop(?:s|ping)|spill(?:s|ing)|knock(?:s|ing)|trip(?:s|ping)|bump(?:s|ing)) (?:\\w+ )?(?:his|her|their|things|everything|phones?|glasses|stuff|over|into|food|coffee|something|plates|cups)|(?:breaks|drops|cracks|shatters|smashes) (?:his|her|their|every|all (?:his|her|their)) (?:\\w+ )?(?:phones?|screens?|glasses|mugs?|dishes|cups)(?: (?:all the time|constantly|every))?|spills (?:everything|coffee|on|food)|breaks (?:everything|things|phones)|(?:phone )?screen is (?:always )?cracked",
  },
  {
    id: "starting-college",
    of: "anybody",
    pattern:
      "(?:start(?:s|ing)?|begin(?:s|ning)?|off to|going (?:off |away )?to|goes (?:off |away )?to|leaving for|leaves for|heading (?:off )?to|headed to|away at|entering|moving (?:in)?to|enters|about to start|first year (?:at|of|in)|will be (?:at|in)|freshman (?:at|in|year))(?: (?:\\w+ ){0,2}?)(?:college|uni(?:versity)?|freshman year|grad(?:uate)? school|law school|med(?:ical)? school|her freshman year|his freshman year|the dorms?|(?:her|his|their|a) dorm)(?! (?:applications|tour|football|game))|(?:college|university|incoming|rising) freshman|freshman (?:in|at|year)(?: (?:college|in the fall|this fall|of college))?|(?:moving|moves|moved|move) (?:away )?for (?:uni(?:versity)?|college)|(?:moving|moves|move) into (?:the|a|his|her|their) (?:dorms?|dorm room|residence hall)|dorm(?:s| room| life| mate)?(?= ?$| ,| this| in| next| and| at)|(?:going (?:off |away )?to|off to|goes to|leaves for|moving (?:in)?to|moves (?:in)?to|heading (?:off )?to|got (?:in)?to|(?:got|has) a place at) (?:\\w+ ){1,4}to (?:study(?! (?:with|under|abroad|yoga|dance))|(?:do|read)(?= (?:\\w+ )?(?:engineering|medicine|law|nursing|accountancy|accounting|architecture|physics|chemistry|biology|maths?|mathematics|economics|business|commerce|computer science|psychology|philosophy|politics|dentistry|pharmacy|education|journalism|social work|fine arts?|(?:bachelors?|masters|phd|degree|bsc|ba|btech)))\\b)|(?:moving |moves |going |goes |off |heading )(?:in)?to (?:\\w+ )?(?:res|halls|(?:student |university |uni )(?:halls|residences?|accommodation|housing|digs|hostel))(?= ?$| ,| in| this| next| and)|(?:in|into) (?:student|university|uni) (?:halls|residences?|accommodation|housing|digs)|college bound|college[- ]bound",
  },
  {
    id: "fidgets",
    pattern:
      "(?:cant|cannot|can never|never|unable to|struggles to|doesnt|hardly|wont) sits?(?= ?$| ,| through| and| in class| at the table)|fidget(?:s|y|ing|er)|(?:always|constantly) (?:fidgeting|tapping|moving|bouncing|clicking|drumming)|bites (?:his|her|their) nails|(?:chew|bit)(?:es|s|ing) (?:on )?(?:(?:his|her|their|every|all (?:his|her|their)) )?(?:\\w+ )?(?:pens?|pencils?|nails|fingernails|sleeves|hoodie strings|lips?)\\b|nail biter|picks (?:at )?(?:his|her|their) (?:nails|skin|cuticles)|adhd|\\badd\\b(?! (?:to|a|the|some|on|in))|restless|bounces off the walls|ball of energy|fiddl(?:es|ing) with (?:everything|anything|things|stuff|whatever|(?:his|her|their) (?:pens?|rings?|hair|keys|beard|zip(?:per)?|sleeves?|phone))(?: now)?(?: , (?:and )?chews \\w+)?|chew(?:s|ing) (?:on )?(?:toothpicks?|pens?|pencils?|straws?|(?:his|her|their) (?:nails|pens?|sleeves?))|(?:needs|wants) something (?:to do )?(?:with|for) (?:his|her|their) hands",
    evenDenied: true,
  },
  {
    id: "engaged",
    of: "anybody",
    pattern: `(?:just |newly |recently |got |getting |gets |are |is |was |both |finally )+${wed}(?! (?:with|in|by|as|students|citizen|employees))|engagement (?:gift|present|party|celebration)|(?:he|she|they|boyfriend|girlfriend) (?:just )?(?:popped the question|proposed|said yes)|bride to be|groom to be|planning (?:her|his|their) wedding|newly engaged`,
  },
  {
    id: "twins",
    of: "anybody",
    pattern:
      "(?:mom|mum|mother|dad|father|parents?|pregnant|expecting|expects|mama|has|have|having|had|with|of|raising|just had|newborn|baby|infant|toddler|(?:her|his|their|my|our) (?:\\w+ )?) ?(?:\\w+ )?(?:twins|triplets)(?! (?:stadium|game|fan|jersey|tickets|baseball))|twin (?:boys|girls|babies|toddlers|newborns|mom|mum|dad)",
  },
];
