import type { Cue } from "./cue.ts";

/** What the giver does together with them; it goes before what is said of the person alone. */
export const sharedCues: readonly Cue[] = [
  // 'We fish together every summer', 'we love to bake together'.
  {
    stance: "likes",
    onlyKnown: true,
    anybody: true,
    withVerb: true,
    pattern:
      "(?<=\\bwe (?:both |always |usually |often |still |all )?(?:(?:like|love|used|try) to )?)(?!(?:all|both|always|usually|often|still|like|love|used|try|live|lived|work|worked|went|are|were|have|had|grew|moved|met|share|binge|watch|rewatch) )\\w+(?: (?:to|in|on|out|for|at|the|an?|our))*(?= (?:\\S+ ){0,5}together\\b)",
  },
];

/** What somebody does again and again, or has made their own: it is loved, though nobody says so. */
export const habitCues: readonly Cue[] = [
  // 'Has read every one of them', 'Dr Pepper only'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?!.*\\balready\\b)(?:has |have |hes |shes |theyve )?(?:read|reread|seen|watched|rewatched|played|finished|owns(?! all (?:of )?(?:the )?(?:core|basic|main|usual|right|necessary|gear|tools|equipment|stuff|\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )) (?:every(?:thing)?(?: single)?(?: (?:by|from))?|all (?:of )?(?:the )?)(?! (?:kinds?|day|night|morning|weekend|time|year|summer|it|of it|of them)\\b)(?: (?:books?|novels?|films?|movies?|episodes?) (?:by|of|from))?",
  },
  {
    stance: "likes",
    things: "before",
    onlyKnown: true,
    onlyLast: true,
    pattern:
      "(?<!\\band (?:\\w+ ){1,3})(?<!(?:no|not|please|foods?|gifts?|cards?|cash|things?|water|stuff|in|on|at|the|weekends?|mondays?|fridays?) )only(?=$| ,)",
  },
  // 'BTS posters everywhere', 'her gnomes are a whole village'.
  {
    stance: "likes",
    things: "before",
    onlyKnown: true,
    onlyLast: true,
    pattern:
      "(?<!\\b(?:hair|hairs|fur|mess|crumbs|dust|toys|stuff|bags|cats?|dogs?|kids?|go|goes|them|him|her|it|late|eats?) )(?:everywhere|(?:all over|on every inch of|covering) (?:the|his|her|their|every) (?:\\w+ )?(?:walls?|room|bedroom|house|desk|ceiling|place))(?=$| ,| and)|(?:is|are|s) (?:\\w+ )?an? (?:whole|entire|small|little|full) (?:village|army|zoo|jungle|museum|kingdom|city|library|family|circus|forest)(?=$| ,| at| by| now| and| already)",
  },
  // 'Still puts on the old showband records'.
  {
    stance: "likes",
    onlyKnown: true,
    guess: "music",
    pattern: "(?:puts?|putting) on (?=(?:[\\w-]+ ){0,4}(?:records?|albums?|vinyls?|lps?|tapes|cassettes|cds?|music|songs|radio)\\b)",
  },
  // 'Off to New Zealand for a year of hiking'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?<=\\b(?:for|on|about|planning|of|doing|got|into) )(?:an?|one|two|three|four|six|\\d+|the) (?:\\w+ )?(?:years?|months?|weeks?|weekend|summer|winter|season|fortnight|days) of(?= \\w+(?:ing|ying)\\b)",
  },
  // 'Disc golf now instead of bars'.
  { stance: "likes", things: "before", onlyKnown: true, onlyLast: true, pattern: "(?:now|these days|nowadays|lately)(?= instead of )" },
  // 'It's all games and skateboards'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:its|it is|hes|shes|theyre|life is) all (?!(?:about|over|in|on|the|too|so|good|fine|well|set|sorted|ready|or|a|of|that|her|his|their|up|out)\\b)",
  },
  // 'We dance in the kitchen to Motown'.
  {
    stance: "likes",
    anybody: true,
    guess: "music",
    pattern: "(?<=\\bwe (?:both |always |still |often |usually )?)(?:dance|sing along|slow dance|listen)(?: [^ ,]+){0,4}? to",
  },
  // 'Reads the paper every morning with his filter coffee'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?<=\\b(?:every|each|in the|on the|at the) (?:single )?\\w+ )with (?:an?|his|her|their)(?: (?:good|strong|big|little|proper|nice|hot|cold|cup of|mug of|pot of|glass of|can of|bowl of|plate of))*(?= (?:[\\w-]+ ){0,2}(?:coffee|tea|espresso|cappuccino|latte|cocoa|beer|wine|whisky|whiskey|bourbon|gin|cocktail|matcha|chai|mate|cake|biscuits?|cookies?|chocolate|croissants?|ice cream)\\b)",
  },
  // 'DMs for our group'.
  {
    stance: "likes",
    onlyKnown: true,
    withVerb: true,
    pattern:
      "(?:dms?|gms?|dming|gming|dungeon masters?)(?= (?:(?:for|in|a|an|our|the|his|her|their|every|on|most|two|weekly|games?|campaigns?|sessions?|tabletop|dnd)\\b|$|,))",
  },
  // 'Wants to drive through Montana'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:wants?|wanted|hopes|plans|planning|dreams|dreaming|would love|going|about|hoping|wishes)(?: of| to)? (?:drive|driving|road ?trip\\w*|travel|traveling|travelling|cycle|cycling|walk|walking|hike|hiking|ride|riding|sail|sailing|cruise|backpack|backpacking)(?: (?:all )?(?:the way )?(?:through|across|around|round|along|down|up|over|to|in|all over))*(?: the)?",
  },
  // 'Trades Pokemon cards at lunch', 'flies kites', 'counts moths'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?<=(?:^|, |\\b(?:he|she|they|who|and|also|still|always|often|then) ))(?:trades|swaps|solves|flies|counts|spots)(?! (?:to|out|off|home|back|in|into|down|on|with|for|from|calories|macros|steps|points|carbs|money|hours|days|problems|business|first|economy|shifts?|places?)\\b)(?: (?:an?|the|his|her|their|every|any|all|his own|her own))?",
  },
  // 'Their van is basically a third member of the couple'.
  {
    stance: "likes",
    things: "before",
    onlyLast: true,
    onlyKnown: true,
    pattern:
      "(?:is|are) (?:like |pretty much |practically )?(?:an?|the|his|her|their|one) (?:(?:third|fourth|fifth|extra|other|honorary|real|actual|full|second|first) )*(?:member of (?:the|their|our|his|her) (?:\\w+ )?(?:couple|family|team|household|marriage|relationship|group)|(?<=(?:second|third|fourth|first|other|real|actual) )(?:child|baby|wife|husband|son|daughter|kid|girlfriend|boyfriend)|pride and joy)",
  },
  // 'Puts hot sauce on everything', 'feeds the squirrels', 'washes his truck every Sunday'.
  {
    stance: "likes",
    pattern:
      "(?:puts?|putting|pours?|eats?|has) (?=(?:\\w+ ){1,3}(?:on|over|in|with) (?:\\w+ )?(?:everything|anything|every meal|all (?:of )?(?:his|her|their) food))",
  },
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:talks?|chats?|chatting|talking|sings|whistles) to (?:(?:all|the|her|his|their|every|each) )+(?=(?:[\\w-]+ ){0,2}(?:birds?|magpies?|robins?|crows?|pigeons?|plants?|houseplants?|seedlings?|tomato(?:es)?|roses|orchids?|hens|chickens|bees|squirrels?|hedgehogs?|foxes|fish)\\b)|(?:feeds|feeding|befriends|names every)(?! (?:(?:the|her|his|their|our|my) )?(?:bab(?:y|ies)|kids?|children|family|twins|team|troops|crew|husband|wife|man|men|boys|girls|people|homeless)\\b)(?: all)?(?: the| her| his| their)?|(?:washes|waxes|polishes|details|washing|waxing|polishing|detailing)(?= (?:his|her|their|that|the) )|is nothing but|are nothing but",
  },
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:(?:his|her|their) |\\w+s )love languages? (?:is|are)|(?:will|ll|could|can|would) (?:happily )?(?:talk|chat|go on|lecture|bore) (?:(?:to|at|with) )?(?:you|anyone|anybody|us|me|people|everyone) (?:about|on|to death about)|(?:is |hes |shes )?(?:a )?(?:martyr|divil|devil|demon|glutton) (?:for|to)(?! (?:punishment|work)\\b)",
  },
  {
    stance: "likes",
    onlyKnown: true,
    things: "before",
    pattern:
      "(?:is|are) (?:absolutely |totally |pretty much |practically )?sacred|(?:comes? |come )?(?:above|before) (?:everything(?: else)?|all else|(?:the )?family|food|sleep|god|work|country)(?=$| ,)|(?:is |are )?(?:till?|until) (?:he|she|they|i) (?:dies?|drops?)",
  },
  {
    stance: "affinity",
    onlyKnown: true,
    pattern:
      "our (?:first |second |weekly |usual |friday |sunday )?(?:dates?|date night|spot|tradition|ritual|thing|place|song) (?:was|is|are|were|has always been)(?: (?:at|in|to|watching|going to|eating|playing))?(?: (?:an?|the))?",
  },
  // 'We watch Love Island together every night'.
  {
    stance: "likes",
    anybody: true,
    guess: "show",
    pattern:
      "(?<=\\bwe (?:both |always |usually |only )?)(?:binge|rewatch|watch)(?= (?:\\S+ ){1,5}(?:together|every (?:single )?(?:night|week|evening|sunday|friday|saturday)|with (?:him|her|them))\\b)",
  },
  // 'We hear them playing backgammon late'.
  {
    stance: "likes",
    anybody: true,
    onlyKnown: true,
    pattern:
      "(?:hear|see|catch|find) (?:him|her|them) (?:\\w+ly |always |out )?(?:playing|singing|practi[cs]ing|watching|reading|baking|cooking|knitting|painting|doing|listening to|tending(?: to)?)(?: (?:a|an|the|his|her|their))?",
  },
  // 'Knows every word to every Motown song', 'picks up sea glass'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "knows (?:every|all the|all|each) (?:single )?(?:words?|lyrics?|lines?|songs?|verses?|quotes?|scenes?|steps?|moves?|stats?|players?)(?: (?:to|of|from|in|by|on))?(?: (?:every|all|each|any|of|the))*|(?:picks up|picking up|gathers|gathering|hunting for|searches for)(?= (?:\\w+ ){0,2}(?:sea ?glass|(?:sea ?)?shells|driftwood|rocks|stones|pebbles|fossils|pine ?cones|feathers|agates|litter)\\b)",
  },
  // 'Goes sea swimming', 'out ice fishing every weekend'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:(?<!(?:wont|doesnt|dont|never|rarely|hates?|cant|to) )(?:goes|gone|goes out|went out|out|off)(?= (?:\\w+ )?(?:swimming|fishing|dipping|hunting|sailing|rowing|running|jogging|hiking|walking|biking|cycling|riding|skiing|skating|surfing|climbing|camping|dancing|birding|birdwatching|foraging|mushrooming|kayaking|canoeing|paddling|paddleboarding|diving|snorkell?ing|golfing|bowling|antiquing|thrifting|detecting|ferreting|shooting|caving|karting|bouldering|beachcombing|stargazing|metal detecting|geocaching|rummaging|rambling|clamming|crabbing|shrimping|trainspotting)\\b))",
  },
  // 'Never gets tired of jigsaws', 'likes nothing more than a good nap', 'can't wait to camp again'.
  {
    stance: "likes",
    pattern:
      "(?:never|doesnt|dont|wont|cant|hasnt|havent)(?: ever| seem to)? (?:(?:get|gets|got|gotten|grow|grows|be|been) (?:tired|bored|sick)|tires?) (?:of|with)|(?:likes?|loves?|enjoys?) (?:nothing|few things|no one thing) (?:more|better) than|(?:likes?|loves?|enjoys?|wants?) (?:more|better) than(?= \\w+ing\\b)",
  },
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:cant|cannot|can hardly|can barely|couldnt) wait (?:to(?! (?:be|become|meet|move|marry|retire|graduate|leave|have|see (?:him|her|them|us|you|me))\\b)(?: (?:get back (?:to|out)|go back to|try|see|visit|start))?|for)",
  },
  // 'He'd rather bake than watch TV': the second is what is not meant.
  {
    stance: "likes",
    onlyKnown: true,
    pattern: "(?:(?:would|d|hed|shed|theyd) )?(?:much |far )?rather(?! (?:not|have|get|go (?:to|for)|do|die|than)\\b)(?: be)?",
  },
  // 'Sundays are for hockey', 'her idea of fun is a flea market', 'all he talks about is trains', 'up early to fish'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:week(?:end|day)|evening|night|morning|afternoon|lunch break|summer|winter|fall|autumn|spring|day off|days off|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night| morning| afternoon)?)s? (?:is|are|means?)(?: all)?(?: for| about| spent(?: in| at| on| with)?| filled with)?|(?:idea of (?:fun|heaven|an?(?: \\w+){1,3})|(?:perfect|ideal|dream|good) (?:day|evening|weekend|morning|sunday|saturday|afternoon|night|date)(?: (?:out|off|in))?(?: for (?:him|her|them))?|way to (?:relax|unwind|destress|switch off)) (?:is|are|means|includes|involves|would be)|(?:wants to do|ever does|does|ever wants|talks about|ever talks about|thinks about|eats|drinks|reads|wears|watches|plays) is|(?:gets|getting|wakes|is|hes|shes) up (?:early|before dawn|at \\w+(?: am| a m)?) (?:to|for)|(?:gets|keeps) (?:him|her|them) out of bed is",
  },
  {
    stance: "likes",
    onlyKnown: true,
    things: "before",
    pattern:
      "(?:makes?|making) (?:him|her|them) (?:so |very |really |truly |the )?(?:happy|happiest|smile)|(?:brings?|gives?) (?:him|her|them) (?:so much |pure |great |a lot of )?(?:joy|peace|comfort|pleasure)|(?:relaxes|relax|calms?|soothes?|cheers?|delights?|thrills?|recharges?) (?:him|her|them)|keeps? (?:him|her|them) (?:busy|sane|going|young|happy|calm|entertained)|helps? (?:him|her|them) (?:to )?(?:relax|unwind|calm down|decompress|recharge|switch off)|(?:is|are) (?:his|her|their) (?:therapy|escape|downtime|stress relief|me time|guilty pleasure|comfort (?:food|show|watch))",
  },
  {
    stance: "likes",
    onlyKnown: true,
    anybody: true,
    pattern: "(?:the |a real |our |resident )?(?:queen|king|master|champion) of(?= (?:\\w+ ){0,2}\\w)",
  },
  // 'Spends hours going to museums', 'has been hosting family dinners for years'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?<=\\b(?:hours|time|days?|weekends?|evenings?|mornings?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|him|her|them|always|usually|been|by|than|beats|forward to|happiest) )(?:going to|attending|hosting|visiting)(?: (?:the|a|an))?",
  },
  // 'Going to Leeds to do engineering'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern: "(?<=\\b(?:going|goes|off|heading|heads|moving|moves|leaving|leaves|place|got in)\\b[^,]{1,40})to (?:do|study|read)",
  },
  // 'Don't call her when her soap is on'.
  {
    stance: "likes",
    onlyKnown: true,
    anybody: true,
    pattern:
      "(?:dont|do not|never|nobody|no one|cant|not to|dare not|darent|woe betide|(?:god|heaven) help|good luck|(?:hates|doesnt like) (?:it|anyone|people|being))(?: (?:you|we|i|is|be|ever|even|dare|dares|try|to|may|can|should|allowed|anyone|anybody|who|whoever|if)){0,5} (?:call(?:s|ed|ing)?|ring(?:s|ing)?|phon(?:es?|ing)|interrupt(?:s|ed|ing)?|disturb(?:s|ed|ing)?|bother(?:s|ed|ing)?|text(?:s|ing)?|visit(?:s|ing)?|talk(?:s|ing)?|speak(?:s|ing)?|comes? over|walks? in)(?: (?:to|on|in front of))?(?: (?:him|her|them|me|us))? (?:when|while|whilst|during|if)",
  },
  { stance: "likes", onlyKnown: true, withVerb: true, pattern: "prays(?! for)|decorates(?! (?:cakes|cookies))" },
  // 'Hockey is all he talks about'.
  { stance: "likes", onlyKnown: true, things: "before", pattern: "(?:is|are) (?:all|the only thing)(?=$)" },
  // 'Sings in the church choir'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:sings|sang|singing|plays|played|playing) (?:in|with)(?= (?:\\w+ ){0,3}(?:choir|chorus|orchestra|brass band|marching band|barbershop quartet)\\b)(?: (?:the|a|an|her|his|our|their))?",
  },
  // 'Always baking'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?<=(?:always|forever|constantly|usually|often) )(?!(?:being|having|getting|doing|going|looking|working|trying|making|saying|asking|complaining|losing|forgetting|running|smiling|laughing|joking|helping|moving|stressing|worrying|talking|giving|sharing|caring|offering|putting|taking|leaving|moaning|winning|cheering|breaking|buying) )\\w+ing",
    withVerb: true,
  },
  {
    stance: "likes",
    onlyKnown: true,
    pattern: "(?:gets?|getting|has|having) (?:his|her|their)(?= (?:nails|lashes|brows|eyebrows) (?:done|painted)\\b)",
  },
];
