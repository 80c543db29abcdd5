import type { Cue } from "./cue.ts";

const be = "(?:is|was|are|am|be|been|being|hes|shes|theyre|s)";
const not = "(?:not|isnt|arent|wasnt|aint|hes not|shes not|theyre not|never|no longer)";

/** How people say that somebody loves something. */
export const likeCues: readonly Cue[] = [
  { stance: "neutral", pattern: "like (?=(?:\\w+ ){1,3}(?:and|or) (?:stuff|things|whatever|so on)\\b)" },
  // Sayings that sound like a refusal.
  { stance: "likes", pattern: "(?:cant|can not|cannot|never|doesnt|dont) (?:ever )?(?:get|gets|have|has|seem to get) enough(?: of)?" },
  { stance: "likes", pattern: "(?:cant|can not|cannot|could never|never) (?:give|get|buy|send) (?:him|her|them) (?:too many|enough)" },
  { stance: "likes", pattern: "(?:cant|can not|cannot|can never|could never|never) (?:have|has|own) (?:too many|too much|enough)" },
  { stance: "likes", pattern: "(?:wouldnt|wont|wouldn t|would not|wont ever|never|would never) (?:say|says|said) no to" },
  {
    stance: "likes",
    pattern: "(?:never|rarely|hardly ever|not often) (?:seen |leaves (?:the house |home )?|goes (?:anywhere )?|is |found )?without",
  },
  { stance: "likes", pattern: "(?:nothing|nobody|no one) (?:beats|tops|compares (?:to|with)|makes (?:him|her|them) happier than)" },
  { stance: "likes", pattern: "never happier than (?:when )?(?:(?:he|she|they) (?:is|are) )?(?:in|at|on|with|out|outside|by)?" },
  { stance: "likes", pattern: "(?:is |hes |shes )?(?:never|rarely|hardly ever) off" },
  {
    stance: "likes",
    pattern:
      "(?:never|wont|wouldnt|doesnt|hasnt) (?:ever )?miss(?:es|ed)?(?: an? (?:single )?(?:episode|game|match|race|show|season) of)?(?! (?:a|an|the|out|her|him|his|their|my|us|them|it|school|work)\\b)|(?:never|wont|doesnt|cant) shuts? up about|could (?:watch|talk about|listen to|play|eat|look at) (?=(?:\\S+ ){1,4}(?:all day|for hours|all night|forever))|(?:(?:been|keeps?|always|forever) )?(?:talking|talks|thinking|dreaming) (?:about|of) (?:getting|buying|learning|trying|starting|taking up)(?: an?| some)?",
  },
  {
    stance: "likes",
    pattern:
      "(?:(?:would|d|hed|shed|theyd|will) )?(?:never|wont|wouldnt|doesnt|rarely) (?:buy|buys|get|gets|treat|treats|splurge|splurges|spend|spends)(?: money)?(?: on)? (?:him|her|them)sel\\w+(?: to| on| with)?(?: (?:a|an|any|some|the|something))*",
  },
  {
    stance: "likes",
    pattern:
      "(?:moved|moves|moving|switched|switching|graduated|progressed|gone|went) (?:on )?from (?!\\w+ to (?:\\w+ )?(?:school|college|uni|university|work|job)\\b)(?:\\S+ ){1,4}?to(?! (?:a|the|another|her|his|their|new)\\b)",
  },
  {
    stance: "likes",
    pattern:
      "(?:in|going through|having|deep in|entered|entering|into) (?:his|her|their|a|an|the) (?=(?:\\S+ ){1,3}(?:phase|era|kick|stage)(?= |$))",
  },
  { stance: "likes", pattern: "(?:cant|cannot|wont|never|doesnt|hard to) go wrong with" },
  { stance: "likes", pattern: "(?:not|never|hardly) a (?:day|week|morning|weekend|night) (?:goes by |passes )?without" },
  {
    stance: "likes",
    pattern:
      "(?:cant|cannot|couldnt) (?:live|do|be|go(?= (?:\\w+ ){0,3}without\\b)|survive|function|start (?:the|her|his|their) day|resist|stop|pass up|walk past|wait for)(?: (?:(?:a|one|a single|even a|even one) (?:day|week|morning|night|weekend|hour) |long )?without)?",
  },
  {
    stance: "likes",
    pattern: "(?:always|forever) (?:happy|glad|up|keen|room|time|down) (?:about|with|to (?:get|have|receive|see|try)|for|on)",
  },
  { stance: "likes", pattern: "(?:nobody|no one|noone|nobody ever) (?:ever )?(?:gets|buys|gives|brings|sends) (?:him|her|them)" },
  {
    stance: "likes",
    pattern:
      "(?:doesnt|does not|dont|do not|hasnt|havent|hasnt got|havent got|never) (?:yet )?(?:own|owned|have|got|had(?! (?:(?:an?|any|one|single|proper|hot|warm|decent|good|real|quiet|much|full) )*(?:meals?|showers?|bath|moment|minute|second|break|day off|night off|sleep|rest|chance|time|night|evening|weekend|lie in|dinner|lunch|breakfast)\\b))(?: (?:a|any|one) (?:decent|proper|good))?",
  },
  {
    stance: "likes",
    pattern:
      "(?:cant|cannot|can not|couldnt|never) (?:get|find|buy)(?= (?:\\S+ ){1,4}(?:anywhere|(?:over |out )?there|here|abroad|locally)(?=$| ,| and))",
  },
  { stance: "likes", pattern: `(?:doesnt|dont|wouldnt|wont) (?:mind|complain about|turn down|refuse)` },
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:wants?|hopes?|plans|aspires|dreams of|would love|studying|training|going)(?: to)? (?:be|become|being|becoming)(?: an?| the next)?",
  },
  // Plain ones.
  {
    stance: "likes",
    pattern:
      "(?<!for |in |of )(?:(?:would|d|wd|might|hed|shed|theyd) )?(?:love|loves|loved|luv|luvs|adore|adores|enjoy|enjoys|cherishes|treasures|relishes|digs|appreciates|worships|idolises|idolizes|stans)(?: to(?: (?:have|own|get|try|learn|see|visit|go to))?)?",
  },
  {
    stance: "likes",
    pattern:
      "(?:would|d|hed|shed|theyd) (?:really )?(?:like|kill for|die for|enjoy|appreciate|be (?:happy|thrilled|over the moon|delighted) (?:with|about))(?: to (?:have|own|get|try|learn|see|visit|go to))?",
  },
  { stance: "likes", pattern: "(?:likes|like|liked|favors|favours|prefers|fancies)(?: to)?" },
  {
    stance: "likes",
    pattern: `(?:${be} )?(?:so |very |really |big |hugely |massively |deep |deeply |well |way |heavily |super |getting |got |gotten |newly |all )*(?<!(?:moved?|moving|went|goes|go|put|turned|turns|settling|settled|settle|ran|crashed|fits?|move|walked|comes|came) )into(?! (?:an?|the|his|her|their|our) (?:[\\w-]+ ){0,4}(?:house|home|apartment|flat|loft|place|studio|condo|dorm|room|cottage)(?= ?$| ,| and| with| in| on| near| by| of| for))`,
  },
  {
    stance: "likes",
    pattern: `(?:${be} )?(?:a )?(?:huge|big|massive|lifelong|keen|avid|die hard|diehard|proper|total|real|mega|no 1|number one|number 1|biggest|super)? ?(?:fan|fans|lover|lovers|supporter|devotee|follower) of`,
  },
  { stance: "likes", pattern: "(?:keen|hooked|big|dead keen|gone mad|sold|strong|hot) on" },
  {
    stance: "likes",
    pattern:
      "(?:obsessed|obssesed|obssessed|obsesed|obsesssed|besotted|fascinated|smitten|in love|mad|enamoured|happy|happiest|at home|taken|infatuated) (?:with|by)",
  },
  {
    stance: "likes",
    pattern:
      "(?:crazy|mad|passionate|nuts|bonkers|bananas|gaga|enthusiastic|wild|daft|potty|serious|excited|geeky|nerdy) (?:about|for)|mad on|always has(?: an?| some)?",
  },
  {
    stance: "likes",
    pattern:
      "(?:fond|proud) of(?! (?:his|her|their) (?:very )?first\\b)|(?:addicted|partial|devoted|glued) to|(?:(?:a|the) )?sucker for|(?:a|the) (?:soft spot|weakness|thing|passion|love|knack|sweet tooth) for|lives? (?:and breathes?|for)|runs on|(?:only )?cares? about|(?:(?:is|shes|hes|theyre) )?all about|swears by|raves? about|(?:geeks?|nerds?|freaks?|geeking|nerding) out (?:over|about|on)|(?:got|has|have|had) a (?:real |huge |massive |big )?(?:thing|soft spot|love|passion|weakness|obsession|fascination|mania) (?:for|with)|(?:his|her|their) (?:big |latest |new |main |current |whole )?(?:thing|love|passion|obsession|hobby) is|(?:always|forever|constantly) (?:going on|talking|on|raving|thinking) about",
  },
  {
    stance: "likes",
    pattern:
      "(?:is|are|was) (?:his|her|their) (?:favou?rite|passion|thing|hobby|life|happy place|obsession|jam|world|religion|church|chapel|sanctuary|gospel|drug of choice|first love|true love|lifeline|pride and joy|everything|oxygen|kryptonite)(?! (?:group|choir|friends|hall|service|fete|bell)s?\\b)",
    things: "before",
  },
  {
    stance: "likes",
    pattern:
      "(?:(?:his|her|their|the) )?(?:all time )?(?:favou?rite|fave|fav) (?:thing|band|singer|artist|musician|food|dish|cuisine|meal|dessert|drink|author|writer|poet|book|series|show|movie|film|game|team|club|sport|hobby|animal|flower|plant|snack|song|album|brand|character|player|place|city|country|activity|pastime|treat|candy|genre|music|composer|painter|podcast|anime|cake|beer|wine|tea)s?(?: (?:to do|of all time|ever))?(?: (?:is|are|was|has to be|would be|include))?(?! (?:person|people|part|way|day|time|uncle|aunt|teacher|child|kid)\\b)",
  },
  {
    stance: "likes",
    pattern:
      "(?:his|her|their) (?:favou?rites?(?: \\w+)?|passions?|hobby|hobbies|interests?|obsessions?|latest thing|new thing|happy place|guilty pleasure|idea of heaven|go to)(?: (?:is|are|include|includes))",
  },
  {
    stance: "likes",
    pattern:
      "(?:(?<=(?:plant|cat|dog|horse|bird|chicken|garden) )(?:mum|mom|mama|dad|lady|parent|person|people)|mad|daft|tragic|crazy|obsessed(?! with| by)|(?:tea|coffee|wine|beer|gin|whisky|cocoa) drinker|collector|(?<!(?:record|cd|dvd|mp3|media|cassette|tape|vinyl|ray) )player|drinker|fan|fans|fanatic|lover|enthusiast|nerd|geek|addict|(?<!\\b(?:with|no|of|any|to|eats?|or|without|contain\\w*|tree|mixed|zero|has) )nuts?|buff|freak|junkie|obsessive|aficionado|fiend|maniac|hound|tragic|purist|snob|fanatic)(?: (?:too|through and through|for life))?(?=$| [,/]| and| but| with| who| since)",
    onlyLast: true,
    things: "before",
  },
  {
    stance: "likes",
    pattern:
      "(?<!birthday |poster |city |country |new |delivery )(?<!\\b(?:from|by|for|to|with) (?:(?:his|her|their|the|my|our|some) )?\\w+ )(?:(?:kind|sort|type) of )?(?:person|people|guys?|girls?|girly|girlie|man|woman|men|women|dude|gal|lad|lady|bloke|head|rat|bug|bum|bro|mama|(?<!\\b(?:in|of|with|for|from|by) (?:the|his|her|their|our|my|a) )(?:family|household)|couple|whisperer|whiz|guru)(?: (?:too|at heart|through and through|for life))?(?=$| [,/]| and| but| with| who| since)",
    onlyLast: true,
    onlyKnown: true,
    things: "before",
  },
  {
    stance: "likes",
    pattern:
      "(?:(?:is|hes|shes|theyre|was|always|been|being) )?(?:a |an |such a |quite a |quite the |a bit of a )(?:\\w+ ){0,2}?(?=(?:book ?worm|foodie|cinephile|gear ?head|petrol ?head|motor ?head|sneaker ?head|audiophile|gym rat|swiftie|chocoholic|gamer|reader|runner|cyclist|swimmer|hiker|climber|surfer|angler|birder|knitter|crocheter|quilter|crafter|skier|snowboarder|skater|bowler|golfer|puzzler|hunter|homebrewer|stargazer|beekeeper|birdwatcher|rock ?hound|thrifter|weaver|whittler|kayaker|sim racer)s?\\b)",
    onlyKnown: true,
  },
  {
    stance: "likes",
    pattern:
      "(?:beats|destroys|thrashes|schools) (?:everyone|everybody|us|me|us all|all of us|anyone)(?: all)? at|unbeatable at|(?:always )?wins at|plays a mean",
  },
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:works|working) on (?=(?:his|her|their|an?|old|classic|vintage)\\b)(?!(?:an?|the) (?:\\w+ )?(?:rig|submarine|sub|ship|boat|ferry|platform|barge|tanker|trawler|train|plane|farm|ranch|dairy|base|ward|floor|unit|crew|site)\\b)",
  },
  { stance: "likes", pattern: "everything (?:is|has to be|must be|shes|hes) (?:about )?(?! ?\\w+ free\\b)", onlyKnown: true },
  { stance: "likes", pattern: "(?:all time )?(?:favou?rites?|fave|fav) (?:is|are|right now is|at the moment is)" },
  {
    stance: "likes",
    pattern:
      "(?:is |been |hes |shes |theyre |always )?(?:teaching|teaches|taught) (?:him|her|them)sel\\w+(?: how)?(?: to(?: play| speak| make| do)?)?|(?:is |been |always )?craving|craves|(?:has|gets|having) (?:\\w+ )?cravings for",
  },
  {
    stance: "likes",
    pattern: "(?:yes|fine|welcome|great|perfect|always (?:welcome|good|appreciated|goes? down well))(?=$| [,/])",
    things: "before",
    onlyNouns: true,
  },
  // What they do.
  {
    stance: "likes",
    pattern:
      "(?:plays?|playing)(?! (?:(?:mostly|mainly|usually|often|always|only) )?(?:off|hard|nice|online|outside|alone|on|at|in|with|against|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b)(?: (?:mostly|mainly|usually|often|always|only|nothing but))?(?: (?:the|a|an))?",
    guess: "game",
  },
  { stance: "likes", pattern: "(?:plays?|playing) (?:in|for|on)(?: (?:the|a|an))?" },
  {
    stance: "likes",
    pattern:
      "(?:listens?|listening|dances?|dancing|hums|humming|sing(?:s|ing)? along|(?:falls?|falling|goes|drifts?|drifting|nods?|nodding) (?:asleep|off|to sleep)|works? out|wakes? up) to|(?:always |forever )?humming|blasts|plays? .{0,12}records",
    guess: "music",
  },
  {
    stance: "likes",
    pattern:
      "(?:watches every (?:single )?(?:minute|second|episode|series|match|game|race|bit|round) of(?: the)?|watches|watching|(?<=^|, |\\b(?:and|or|to|also|will|ll|would|always|just) )watch(?! (?:out|over|for|your|it|bands?|straps?|faces?|collect\\w*|mak\\w+|movements?)\\b)(?= [a-z])|binges?|binge watches|binged|rewatches|rewatching|bingeing)",
    guess: "show",
  },
  { stance: "likes", pattern: "(?:supports|follows|roots for|cheers for|cheers on|holds a season ticket (?:at|for))", guess: "team" },
  {
    stance: "likes",
    pattern:
      "(?:reads(?! (?:(?:and|or|but) (?:speaks|writes|understands)|(?:lips|both|(?:people|faces|maps|palms|minds|rooms|the room))\\b))|rereads|devours)",
    withVerb: true,
    guess: "book",
  },
  {
    stance: "likes",
    pattern: "(?:collects?|collecting(?! (?:for|money|something))|hunts for|always hunting(?: for)?|hoards)",
    guess: "collectible",
  },
  {
    stance: "likes",
    pattern:
      "(?:makes(?! (?:(?:an? )?exceptions?|\\d+|the|it|him|her|them|me|us|sense|sure|do|everyone|people)\\b)|makes (?:all )?(?:his|her|their) own|making her own|making his own|(?<!(?:likes?|loves?|enjoys?|doing|does|into|of|and|into|the|her|his|these) )crafts|does(?! (?:starts?|ends?|begins?|revolves?|turns?|is|not|well|(?:she|he|they|it)\\b|(?:his|her|their) own (?:shopping|laundry|cleaning|taxes|thing|groceries|housework|errands)))|doing(?! (?:up|well|really|great|fine|ok|okay|nothing|anything|the|(?:an? )?(?:(?:big|joint|leaving|group|little) )*(?:card|collection|whip ?round|present|gift|basket|hamper|kitty)\\b))|practises|practices|practicing|trains in|competes in|attends|goes to(?! (?:watch|see|bed|sleep|work)\\b))",
    guess: "craft",
  },
  {
    stance: "likes",
    pattern:
      "(?:shoots(?= (?:film|35mm|medium format|analog|landscapes|portraits|pool|skeet|clays)\\b)|sings(?: in (?:an?|the|his|her|their|our)(?= (?:\\w+ )?(?:choir|chorus|choral|band|quartet|glee|ensemble)))?|dances|rides(?! (?:along|shotgun|in|with|to|the bus))|climbs|(?<=(?:they|both|and) )climb|races|breeds|grows|raises|restores|fixes(?: up)?|does up|rebuilds|repairs|(?<=(?:they|and|also|always|often|both|we) )host(?! (?:every|all|the))|builds(?: things)?(?: with| out of)?|tinkers with|roasts|grinds|smokes(?! (?:a pack|cigarettes|weed|like))|cures|ferments|pickles(?= (?!and\\b|or\\b)\\w)|cans(?= (?!and\\b|or\\b)\\w)|upcycles|refinishes|hosts(?! (?:every|all|the))|teaches(?! (?:\\d|first|second|third|fourth|fifth|sixth|seventh|eighth|kindergarten|pre ?k|middle|high|elementary|at|in|special|english|esl|efl|maths?|science|history|french|spanish|german|chemistry|physics|biology|geography|year \\d))|coaches|volunteers (?:at|with|for)|(?<!(?:baking|cooking|detective|mystery|murder|police|antiques|gardening|auction|property|renovation|travel|nature|history|science|talent|cartoon|old|those|these|the|his|her|favou?rite|british|korean|japanese|american|game|talk|reality|tv|quiz|crime|medical|dating|improvement|makeover|competition|cop|legal|kids|british|variety|car|dog|horse|ice|flower|garden|stage|comedy|late night) )shows|runs(?! (?:to|after|around|away|out|late|errands|over)\\b)|keeps(?! (?:\\w+ing|score|fit|busy|quiet|calm|warm|in touch|up|her|him|them|us|me|it|to|away|on)\\b)|trains for|studies|learns|is learning(?! to drive)|learning(?! to drive)|has started(?! (?:(?:an?|his|her|their|the|new|first) )*(?:job|work|school|college|uni|family|business|course)\\b)|started(?! (?:(?:an?|his|her|their|the|new|first) )*(?:job|work|school|college|uni|family|business|course)\\b)|took up|takes up(?! (?:so much |too much |more |a lot of |any |much )?(?:space|room|time))|taken up|has taken up|just started(?! (?:(?:an?|his|her|their|the|new|first) )*(?:job|work|school|college|uni|family|business|course)\\b)|getting into|teaching (?:him|her|them)sel\\w+|teaching (?:him|her|them)self (?:how )?to|retraining as|unwinds with|unwinding with|relaxes with|spends \\w+(?: (?!\\w+ing\\b)\\w+){0,5} (?:at|in|on|with)(?! (?:(?:the|his|her|their|our) )?\\w+ \\w+ing\\b)|(?:travel\\w*|driv\\w+|road ?trip\\w*|tour\\w*|going|living|trip) (?:\\w+ ){0,5}in (?:an?|their|her|his)(?= (?:\\w+ )?(?:rvs?|camper|camper ?van|motorhome|caravan)\\b)|(?<=\\bspends (?:\\w+ ){1,7})(?:building|fixing(?: up)?|restoring|repairing|making|tinkering with|tending(?: to)?|sorting|polishing)|(?:has )?never miss(?:es|ed)? (?:an?|one|any|a single)(?: single)?(?! (?:chance|beat|opportunity|(?:\\w+ )?(?:days?|shifts?|payments?|trains?|buses|flights?|class(?:es)?|lectures?|lessons?|practices?|sessions?)|deadline|birthday|call|appointment))|(?:stays|staying|is|hes|shes) up (?:\\w+ )?(?:late|all night|half the night|until \\w+|till \\w+) (?:playing|watching|reading|listening to)|forever (?:at|in|on)|never off|always (?:at|in|on|with|out)(?! (?:(?:the|his|her|their) )?(?:hunt|lookout|go|move|road|phone|time|call|edge|mind|trouble|pain|hurry|rush|bed))|happiest (?:in|at|on|when|with)|miss(?:es|ing)(?! (?:\\w+ ){0,3}(?:teeth|tooth|fingers?|leg|arm|toes?|eye|hair|deadlines?|school|work|class|him|her|us|out)\\b)|(?:dreams|dreaming|dreamt|dreamed) (?:of|about)(?: (?:seeing|visiting|owning|going to|having|learning|learning to|getting|trying|meeting))?|saving (?:up )?for|saving (?:up )?to (?:open|buy|visit|see|(?:go|travel|fly|move|get) to)|(?:wants|wanted|wanting|likes|hopes|plans|hoping|planning|learning(?! to drive)|started(?= to )|trying)(?: to (?:learn(?: to)?|try|do|have|get|own|see|visit|go to|start|make|play|take up|build|write|read)(?: how to)?(?! ,))?|(?:(?:id|shed|hed|theyd|would) )?rather (?:have|get|do|go (?:to|for))|to (?:see|visit|hear|try)|talks? (?:non ?stop )?about|needs|could use|could do with|asked for|has asked for|wishes for|(?:is|hes|shes) after|has (?:his|her|their) eye on|hinting (?:at|about)|(?:(?:has|have|shes|hes|theyve) )?been (?:eyeing|coveting|wanting|lusting after|looking at|hinting at)(?: up)?|looking for|looks forward to|moved on to|gets through|lives? on(?! (?:the|an?|his|her|their|my|our|campus|site|base|board|\\w+ (?:street|road|avenue|lane|floor|island))\\b)|lives off(?! (?:the )?grid)|drinks|eats(?! (?:standing|sitting|alone|like|too|so|with|at|in|on|whatever|when|while|lunch|dinner|breakfast|badly|early|well|nothing|one)\\b)|writes|rewatches|competes|comes to life (?:in|at|with))(?! (?:out|down|up|from home|away|nights|days|late|off|full|part))",
  },
  {
    stance: "likes",
    pattern:
      "(?:(?<=(?:^|he|she|they|who|and|also) )games(?= ?$| ,| and| or| but| every| on| at| with| online| all| a lot| until| late| hard)|kayaks|canoes|paddleboards|hunts|rows|snorkels|dives|fences|(?<!\\b(?:\\d+|the|of|lunch|many|gift|their|his|her|tiffin|meal|veg|snack|nest|music|jewelry|window) )boxes(?! (?:an?|per|of|full|each)\\b)|weaves|spins|whittles|walks(?! (?:(?:so |very |really |a bit )?(?:badly|slowly|funny)|unaided|out|off|away|into|with (?:(?:an?|his|her|their|two|the) )?(?:\\w+ )?(?:limp|canes?|sticks?|walkers?|frame|zimmer|crutch(?:es)?|rollator|difficulty|knees?|hips?|legs?|foot|feet|ankles?|back))\\b)|(?<=(?:to|and|they|go|out for a) )walk(?! (?:up|in|out|on))|(?<=[es] to )(?:read|sing|dance|run|travel|garden|ride|fish|shop|write|grill|barbecue|bbq|forage|thrift(?! (?:stores?|shops?))|hunt|sail|golf|bowl|ski|skate|surf|skateboard|snowboard|climb|quilt|sew|whittle|brew|kayak|birdwatch|cycle|jog|tinker|craft|game|grow vegetables)(?! (?:up|out|on|for)\\b)|bakes?|cooks?|paints?|draws?|knits?|sews|crochets?|gardens|fishes|hikes?|swims?|surfs?|skis?|skates?|skateboards|snowboards|sails?(?! (?:away|off|through))|cycles?|runs(?! (?:to|after|around|away|out|late|errands|over)\\b)|jogs|(?<!\\b(?:boot|band|summer|training|football|space) )camps?|bikes|golfs|writes poetry|forages|juggles|boulders|lifts|brews|barbecues|grills|birdwatches|travels|(?<!(?:^|[,;.] ?)(?:(?:\\w+ ){1,2}(?:and|&) )?)travel|sketches|embroiders|quilts|scrapbooks|thrifts|reads(?! (?:lips|both|people|faces|minds|rooms|the room)\\b)|spins|carves|whittles|crochets|streams|codes|(?<=(?:^|he|she|they|who|and|also) )bowls|presses(?= (?:\\w+ ){0,2}(?:flowers|leaves|ferns)\\b))(?! (?:teacher|instructor|coach|trainer|guide|school|lift|resort)s?\\b)",
    withVerb: true,
  },
  {
    stance: "likes",
    pattern:
      "(?<=(?:been|hes|shes|theyre|is|are|started|starts|keeps|always|busy|still|back to|took up|taken up|rediscovered|discovered|(?:go|goes|going|went) out) )(?:\\w+ly |just |back |now )?(?:dancing|painting|drawing|sketching|knitting|crocheting|sewing|quilting|embroidering|baking|cooking|gardening|fishing|hunting|hiking|running(?! (?:a|an|his|her|their|the|our|my) (?:\\w+ )?(?:campaign|game|session|one shot|business|shop|store|company|adventure|club|group|household|farm|bar|restaurant|cafe)s?\\b)|cycling|swimming|skiing|surfing|climbing|singing|dancing|writing|brewing|building|restoring|growing|raising|breeding|sailing|carving|weaving|spinning|grilling|coding|birding|bouldering|rowing|skating|foraging|scrapbooking)(?! (?:up|out|for (?:a )?(?:work|job|office)|late|low|around|away|errands|the show|a business))",
    withVerb: true,
  },
  {
    stance: "likes",
    pattern: "(?:moans?|complains?|sad|sorry) that (?:nobody|no one) (?:ever )?(?:gets|buys|gives|brings) (?:him|her|them)",
  },
  {
    stance: "likes",
    pattern:
      "(?:a )?(?:terrible|bad|hopeless|beginner|keen|avid|amateur|brilliant|excellent|fantastic|amazing|wonderful|incredible|decent|skilled|fabulous|big|great|passionate|budding|aspiring|would be|talented|good|competitive|serious|weekend|secret) (?=(?:gardener|cook|baker|painter|golfer|bowler|quilter|knitter|hunter|hobbyist|crafter|skier|boater|kayaker|birder|bird watcher|collector|home cook|photographer|writer|reader|singer|dancer|runner|cyclist|swimmer|knitter|fisherman|angler|gamer|hiker|climber|surfer|sailor|musician|guitarist|pianist|drummer|artist|potter|birder|birdwatcher|quilter|woodworker|chef|poet|home brewer|card player|chess player))",
  },
  // What they did, do for a living and come from.
  {
    stance: "affinity",
    pattern:
      "drives (?:an?|his|her|their|old)(?! (?:bus|taxi|cab|lorry|van for|truck for|uber|forklift|ambulance|long|semi|\\w+ for (?:a living|work)))|(?:sang|played|taught|danced|raced|kept|coached|worked|served|sewed|painted|grew(?! up\\b)|ran|flew|sailed|drove)(?: (?:in|for|at|on|with|the|a))*|(?:used to|always used to|once|back in the day)(?: (?:be|love|play|teach|coach|go to|go|do|make(?: all)?|own|run|work (?:as|in|at|for)|watch|collect|ride|drive|live in))?(?: (?:every|a|an|the))?",
  },
  {
    stance: "affinity",
    onlyKnown: true,
    pattern:
      "(?:works?|worked|working|(?<=to )train|trained|training|retired|qualified|starts?|started|trains) (?:as|in|for|at)(?: (?:a|an|the))?",
  },
  {
    stance: "affinity",
    pattern:
      "(?:wants|hopes|dreams of|going|studying|wanted|training|hoping|set|about) (?:to be|to become|being|becoming)(?: (?:a|an|the))?",
  },
  {
    stance: "affinity",
    pattern:
      "(?:(?:hes|shes|theyre|is|was|were|are) )(?:a |an |the )?(?:former |retired |ex |our |my |his |her )?(?=(?:\\w+ ){0,3}(?:biologist|engineer|nurse|teacher|doctor|lawyer|chef|farmer|carpenter|plumber|electrician|mechanic|pilot|sailor|soldier|vet|dentist|pharmacist|scientist|librarian|journalist|designer|architect|photographer|musician|accountant|actuary|programmer|developer|hairdresser|barber|baker|builder|firefighter|paramedic|midwife|physio|physiotherapist|professor|historian|translator|driver|conductor|seamstress|tailor|translator|chemist|physicist|mathematician|geologist|astronomer|botanist|gardener|florist|beekeeper|fisherman|miner|machinist|welder|trucker|potter|painter|sculptor|dancer|singer|actor|writer|poet|editor|veteran|marine|officer|judge|barrister|solicitor|therapist|psychologist|surgeon|radiographer|optician|postman|bus driver|train driver|railwayman|stewardess|flight attendant|social worker|care worker|barista|bartender|sommelier|waiter|brewer|butcher|curator|archaeologist|economist|analyst|student)\\b)",
  },
  {
    stance: "affinity",
    guess: "place",
    pattern:
      "(?:grew up|born(?: and raised)?|raised|hails|(?:hes|shes|is|was|were) originally|comes|originally) (?:in|from)(?: \\w+ in)?(?! (?:a|an|the)\\b)",
  },
  {
    stance: "likes",
    guess: "place",
    onlyKnown: true,
    pattern:
      "(?:(?:about to|going to|gets? to|plans to|planning to) (?:go|travel|fly) to|leaving for|(?:off|heading off|headed off) to)|(?:trip|vacation|honeymoon|holiday|pilgrimage) (?:to|in|through|around)",
  },
  { stance: "affinity", guess: "place", onlyKnown: true, pattern: "(?<=^|, )(?:and )?from" },
  {
    stance: "affinity",
    guess: "place",
    onlyKnown: true,
    pattern: "(?:is|hes|shes|theyre|are|were|who is|was) from",
  },
  {
    stance: "affinity",
    pattern:
      "(?:grew up|born|raised|comes?|hails?|originally|lived) (?:in|from|on)|grew up (?:at|around|near|with|by|on)(?: (?:the|an?))?|studied|finished|(?:graduates?|graduating|graduated|degree|phd|masters|majored|majoring) (?:in|from|with)",
  },
  { stance: "likes", pattern: "learn(?:s|ing) to drive", withVerb: true },
  {
    stance: "neutral",
    pattern:
      "(?:reads|speaks|writes) (?:and|or) (?:reads|speaks|writes|understands)|teaching (?:\\w+ ){1,3}to drive|(?:plays?|playing) (?:in|for|on) (?:an?|the|his|her|their|our) (?:local )?(?:league|team|club|side|squad)",
  },
  // Neither.
  {
    stance: "neutral",
    pattern:
      "(?:building|house|home|apartment|flat|place|office|school|street|church|condo|loft|studio|dorm) (?:used to be|was once|once was|was)(?: (?:a|an|the|once))*",
  },
  {
    stance: "neutral",
    pattern:
      "(?:says?|said) no(?= ?$| ,| but| and)|(?:just |finally |recently )?(?:got|getting|gets|has|passed|passing) (?:his|her|their) (?:driving |drivers |learners |pilots |fishing |hunting )?(?:licen[cs]e|permit|test)",
  },
  {
    stance: "neutral",
    pattern:
      "(?:hates?|hating|cant stand|dislikes?|sick of|tired of) (?:being|to be) (?:treated|talked|seen|called|babied)(?: (?:to|like|as))*",
  },
  {
    stance: "neutral",
    pattern: `(?:${not}) allergic|no allerg(?:y|ies)|no (?:problem|worries|issue|need|rush|hurry|idea|clue|doubt|wonder|matter|one|point|sense|reason|shortage|stranger|longer|way|chance|(?:kids|children)(?! (?:toys|stuff|things|books|clothes|games))|husband|wife|family|friends|fan)(?: (?:of|to|if|with|for|that))?`,
  },
];
