import type { Cue } from "./cue.ts";

const be = "(?:is|are|was|were|hes|shes|theyre|be|been|being|gone|s|im)";
const dont =
  "(?:dont|do not|dnt|please dont|never|no need to|rather not|id rather not|better not|best not|try not to|wont|lets not|not to)";
const they = "(?:him|her|them|me|us|it)";

/** How people say what must not be given. */
export const denyCues: readonly Cue[] = [
  // 'Can't ship liquids' to where they are.
  {
    stance: "dislikes",
    pattern:
      "(?:cant|cannot|can not|not allowed to|arent allowed to|isnt allowed to) (?:ship|mail|post|pack|fly with|travel with|send(?= \\w{3,}s\\b))(?! (?:him|her|them|it|too)\\b)(?: any)?",
    anybody: true,
  },
  { stance: "dislikes", pattern: "not (?:one|a single|another) (?:more|single|other)", anybody: true },
  // 'No socks for the love of god': how strongly it is meant.
  { stance: "neutral", pattern: "for (?:the love of|crying out loud|(?:heavens?|gods?|petes?|christs?|goodness|peaceful?) sakes?)" },
  // 'Cash isn't allowed'.
  { stance: "dislikes", things: "before", anybody: true, pattern: "(?:isnt|arent|cant be|is not|are not) (?:allowed|permitted)(?=$| ,)" },
  // 'Queen, not the band': which of those that are called so is meant.
  {
    stance: "neutral",
    pattern:
      "not the (?:band|singer|artist|song|movie|film|show|series|musical|play|book|game|animals?|cats?|dogs?|birds?|fruit|car|truck|team|club|city|state|country|island|river|planet|company|brand|store|person|actor|actress|president|pope|food|drink|car brand)(?=$| ,| lol| haha| ha\\b| though| obviously| just)",
  },
  // 'Still not over the finale' is told of what is loved.
  {
    stance: "neutral",
    pattern:
      "(?:not|isnt|arent|hes not|shes not|theyre not|aint|never (?:gets?|got|getting|gotten)|hasnt (?:got|gotten)|havent (?:got|gotten)|cant get|wont get|will never get) over",
  },
  // 'Never cooked in his life' refuses nothing.
  {
    stance: "neutral",
    pattern: "never (?:ever |once |really |actually )?\\w+(?: [^ ,]+){0,3} in (?:all )?(?:his|her|their) (?:whole |entire )?life",
  },
  // 'Has every color except blue': what is missing is welcome.
  {
    stance: "likes",
    pattern: "(?<=\\b(?:has|have|got|owns?) (?:all|every|each) [^,]*)(?:except|apart from|other than|besides)(?: for)?",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?:would|d|id|hed|shed|theyd) rather (?:die|eat glass|do anything|be dead) than(?: (?:go|do|be|have|get|wear|play|watch|eat))?",
  },
  { stance: "dislikes", pattern: "(?<=^|, |loves |likes |eats |drinks )everything (?:but|except)(?: for)?", anybody: true },
  // 'No candles except battery ones': what is excepted there is welcome.
  {
    stance: "neutral",
    pattern:
      "(?<=\\b(?:no|not|nothing|never|none|without|zero|cant|cannot|dont|doesnt|wont|isnt|arent|banned|allergic) [^,]*)(?:except|apart from|other than|besides)(?: for)?",
  },
  {
    stance: "dislikes",
    pattern:
      "(?:please )?(?:absolutely |and |so |but |also )?no(?: more| other| further)?(?! (?:more ?$|problem|idea|need|doubt|wonder|matter|one|longer|worries|rush|hurry|clue|(?:kids|children)(?! (?:toys|stuff|things|books|clothes|games))|issue|point|sense|way|(?:\\w+ ){1,3}(?:yet|so far)\\b|1(?= fan|$)|time\\b|money\\b|(?:\\w+ )?space\\b|room\\b|(?:garden|yard)\\b(?! (?:cent(?:er|re)s?|furniture|stuff|things?|gear|tools?|art|decor|gifts?|presents?|gnomes?|ornaments?|gloves|books?|kits?|vouchers?|supplies|shears|lights|statues?|work|sales?|games?)\\b)|balcony\\b|(?:more )?(?:bed|shelf|wall|floor|closet|cupboard|fridge|freezer|desk|drawer|counter)s?(?: (?:space|room))?(?= ?$| ,| left| for| to| in)|energy\\b(?! (?:drinks?|bars?|gels?|shots?|balls?|bites?))|(?:\\w+ ){1,2}of (?:his|her|their) own\\b|(?:(?:its|she|he|they) |(?:his|her|their) own|(?:a|the) (?:real|live|actual)\\b)|reason|chance|stranger|shortage|fan of|partner|husband|wife|boyfriend|girlfriend|family|friends|siblings|place for|use\\b|interest in|need for))",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?:something|anything|gifts?|presents?|ideas?|thing) (?:that isnt|thats not|that arent|other than|besides|apart from|instead of|but not|which isnt)(?: a| an| another| more)?",
    anybody: true,
  },
  { stance: "dislikes", pattern: "no(?=$| ,)", things: "before", anybody: true },
  {
    stance: "dislikes",
    pattern:
      "(?<=^|, |and |so |also |please |just |or |but )not(?: another one of those| one of those| any of those| those| a| an| another| any| more| the| yet another)(?= (?!(?:\\w+ ){1,2}(?:ones?|kinds?|types?|sort)\\b|big|huge|massive|fan|morning|people|person|good|great|particularly|very|day|week|lot|bit|fussed|baby(?! (?:shower|stuff|gifts?|clothes|things|toys|items))|problem))",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?<=^|, |please |also )not (?=(?!a |an |the |any |another |around |near |by |until |before |after |more |so |too |very |sure|into|keen|fond|big|really|much|only|just|even|because|that|allowed|ready|interested|allergic|bothered|fussed|his|her|my|their|like|for|to|in|on|at|if|from|with|happening|(?:breast ?)?feeding|smoking|dating|speaking|talking|sleeping|walking|working|eating|drinking|coming|going|doing|being|having|getting|given|told|made|able|well|great|good|easy|\\w+(?:ive|ful|able|ible|ous|ish)\\b)\\w+)",
    anybody: true,
  },
  { stance: "dislikes", onlyNouns: true, anybody: true, pattern: "(?<=^so )not (?=\\w+(?: \\w+)?(?=$| ,))" },
  {
    stance: "dislikes",
    pattern: "(?:not|isnt|hes not|shes not|theyre not|arent) ready (?:for|to have)(?: another| a new| a)?",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern: `${dont} (?:(?:want|plan|intend) to )?(?:get|buy|send|give|bring|do|make|say(?= (?:(?:an?|more|another|the) )?(?:\\w+ ){0,2}\\w{4,}(?=$| ,))(?! (?:anything|something|nothing|that|much|word))|bother with|bother getting|think of|think about|suggest|include|pick|choose|recommend|even think about|want you to get|go for|waste money on)(?: ${they})?`,
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?:dont|do not|doesnt|does not|didnt|no longer|wont|never|cant(?= (?:wear|use|stand|bear|abide|tolerate|stomach|see the point of|do|play|watch|like))|cannot(?= (?:wear|use|stand|bear|abide|tolerate|stomach|do))|couldnt|hardly ever|rarely|would never|wouldnt) (?:\\w+ly )?(?:like|likes|liked|want|wants|need|needs|enjoy|enjoys|care for|cares for|wear|wears|use|uses|touch|touches|fancy|fancies|go for|goes for|get on with|believe in|believes in|celebrate|celebrates|do|does|stand|bear|abide|tolerate|stomach|see the point of|play|plays|watch|watches|listen to|listens to|collect|have|eat|eats|drink|drinks|take|like to get|want to get)(?! enough| too (?:many|much)| out(?=$| ,| and| or| but| any)| (?:it|that|them|this)(?:$| ))",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?:hates?|hated|dislikes?|disliked|loathes?|detests?|despises?|abhors|resents|dreads|moans about|avoids?|avoiding|hates getting|hates receiving)(?: (?:getting|receiving|being given|wearing|eating(?! out)|drinking|any|all|anything))?",
  },
  {
    stance: "dislikes",
    withVerb: true,
    pattern:
      "(?<=(?:doesnt|does not|dont|do not|wont|never|rarely|hates?|dislikes?|cant|cannot) (?:\\w+ly )?)(?:eat|eats|eating|dine|dines|dining) out(?! of)",
  },
  {
    stance: "dislikes",
    pattern:
      "(?:wont|refuses to|hates?)(?: ever)? go(?:ing)? (?:on|to|near|(?=\\w+ing\\b))(?! (?:bed|sleep|school|work|waste|plan|for)\\b)(?: (?:a|an|the|any))?",
  },
  {
    stance: "dislikes",
    pattern:
      "(?<=^|, |nb |and |or |but |so |please )never(?! (?:ever )?(?:felt|seen|known|been|experienced|lived)\\b)(?: ever)?(?: any(?:thing)?| the| an?)?",
    onlyNouns: true,
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?:(?<=^|, |and |but |so |please |does |do |he |she |they )not (?:need|want|eat|drink|wear|use)|(?<=does |do |he |she |they )not like)(?: another| any| more)*",
    anybody: true,
  },
  { stance: "dislikes", pattern: "leave(?= (?:\\w+ ){1,4}(?:alone|be|out of it)(?=$| ,| please))(?: (?:the|any|all))*", anybody: true },
  {
    stance: "dislikes",
    pattern:
      "(?:cant|cannot|can not|couldnt) (?:see|face|take|look at|stomach)(?: (?:another|yet another|one more|any more)|(?: an?| any)(?= \\w+ (?:more|again|any ?more)(?=$| ,)))",
    anybody: true,
  },
  { stance: "dislikes", pattern: "re ?gift(?:s|ed|ing)?(?: (?:any|all|the|every))*" },
  {
    stance: "dislikes",
    pattern:
      "(?:if|when) (?:i|we|he|she|they|anyone|anybody|someone|somebody|one more person)(?: ever)? (?:buys?|gets?|sees?|gives?|brings?|receives?|opens?)(?: (?:him|her|them|me|us))? (?:one more|(?:yet )?another|any more|more)",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?:dont|doesnt|wouldnt|do not|not) want(?: (?:it|this|that|the (?:gift|present)))? to (?:look|feel|seem|sound|come (?:across|off|over))(?: like| as)?(?: (?:a|an))?",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?:is|are|of) (?:no|little) (?:real )?use|(?:isnt|arent|is not|are not|not) (?:of )?(?:much|any) use|(?:is|are|would be) (?:just |simply |absolutely |sadly )?(?:impossible|not possible|unthinkable|out of the question|not going to happen|a non starter)(?=$| ,| here| there| for now| right now| in )",
    things: "before",
    anybody: true,
  },
  {
    stance: "nothing-that",
    pattern:
      "(?:finds?|thinks?) (?:everything|most (?:things|food|stuff)|things|it all|all of it)(?: (?:is|are))?(?: (?:far|way|much|just|a bit))* too",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern: `(?:not|isnt|arent|wasnt|never|hes not|shes not|theyre not|aint)(?: (?:really|that|too|so|much|a|an|at all|been|particularly|very|huge|big|massive|even))* (?:into|keen on|fond of|fan of|big on|interested in|bothered about|fussed about|fussed on|mad about|crazy about|one for)`,
  },
  {
    stance: "dislikes",
    pattern: "(?:isnt|not|never|hes not|shes not) (?:really )?(?:his|her|their) (?:thing|style|taste|vibe|cup of tea|bag|scene|jam)",
    things: "before",
  },
  {
    stance: "dislikes",
    pattern:
      "(?:bored|fed up|tired|weary|over it) (?:of|with)|(?:sick|sick and tired) of|done with(?! (?:looking|being|having|getting|trying|waiting|working|going|pretending|feeling|people|work|him|her|it)\\b)|grown out of|outgrown|(?:so|totally|well|completely) over|(?:is|hes|shes|theyre) over",
  },
  {
    stance: "dislikes",
    pattern:
      "(?:gets?|is|becomes?) (?:so |very |really |easily |quickly )?(?:upset|confused|overwhelmed|frustrated|annoyed|stressed|irritated|anxious|flustered|distressed|put off|grossed out|creeped out|freaked out|intimidated) (?:out )?(?:by|with|about|at|over)(?: any)?",
  },
  { stance: "dislikes", pattern: `${be} off (?!to |on |work|school|duty|for |at |the grid|tomorrow|today|next|in |limits|the table)` },
  {
    stance: "dislikes",
    pattern: "(?:no|zero|little|not much|no real) interest in|no (?:use|need|room) for(?: any)?(?: more)?|(?:has|have) no time for",
  },
  {
    stance: "dislikes",
    pattern:
      "(?:please )?(?:skip|avoid|steer clear of|steer away from|stay away from|stay clear of|keep away from|stop (?:getting|buying|giving|sending)(?: him| her| them)?|rule out|leave out|(?<!(?:always|never|often|he|she|they|i|we|to|will|would|dont|doesnt|keeps?) )forget(?! (?:his|her|their|my|our)\\b)|hold|exclude|excluding|except|except for|apart from|other than|rather than|instead of|enough(?: of)?(?: with)?(?: the)?)",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?<=(?:^|but |so )(?:so |but )?)not (?=(?!\\w*(?:ous|ess|ways|this|his|us) )(?:\\w+ ){0,2}(?!\\w*(?:ous|ess|ways|this|his|us)\\b)\\w{2,}s(?=$| ,))",
    anybody: true,
  },
  // 'Vegetarian but eats eggs'.
  {
    stance: "neutral",
    pattern:
      "(?<=^but )(?:(?:still|does|will|can|she|he|they) )*(?:eats?|has|have|drinks?) (?:eggs?|fish|dairy|cheese|seafood|shellfish|chicken|honey|milk)(?: (?:and|or) (?:eggs?|fish|dairy|cheese|seafood|honey|milk))?(?=$| ,| so| occasionally| sometimes)",
  },
  // 'Won't take a dime', 'don't make a song and dance of it'.
  {
    stance: "neutral",
    pattern:
      "(?:wont|never|doesnt|didnt|refuses to|wouldnt|cant) (?:ever )?(?:take|takes|accept|accepts|charge|charges|spend|spends) (?:us )?(?:an? (?:single |red )?(?:dime|penny|cent|thing)|any money|money|payment|anything)|(?:(?:dont|do not|doesnt|didnt|wont|not|no need to|never) )?(?:want(?:s|ed)? )?(?:to )?mak(?:e|es|ing) (?:such )?an? (?:(?:big|huge) )?(?:song and dance|song and a dance|fuss|deal)(?: (?:of|about|out of|over) (?:it|that|this))?",
  },
  {
    stance: "neutral",
    pattern:
      "(?:dont|do not) get (?:me|us) wrong|enough said|(?:nothing but |a bit of |some )?peace and quiet|runs? in the family|(?:neat|control|clean) freak|more (?:of )?(?:a|an|like)|(?:but )?rather (?:a|an)",
  },
  {
    stance: "likes",
    pattern:
      "(?<=(?:has|have|got|owns) )(?:everything|all)(?: \\w+){0,6}? (?:except|but|apart from|besides)(?: for)?|(?:needs|wants|could want|could need)(?: \\w+){0,4}? (?:except|but|apart from|besides)(?: for)?",
  },
  { stance: "dislikes", pattern: "leave(?= (?:\\S+ ){1,4}out of )|keep(?= (?:\\S+ ){1,4}out of (?:it|this|that)\\b)", anybody: true },
  { stance: "neutral", pattern: "out of (?:it|this|that|the (?:gift|picture|mix))" },
  { stance: "dislikes", pattern: "any ?thing (?:but|except|other than|apart from|besides)", anybody: true },
  {
    stance: "dislikes",
    pattern:
      "(?:gave|given|giving|gives) up|(?:had|has|have|having|needed|needs) to (?:stop|give up|quit|abandon)(?: (?:doing|playing|going to))?|stopped (?:doing|playing|going to)|(?:has |have )?(?:quit|quitting|kicked|ditched|renounced|sworn off|cut out|cutting out|cutting (?:down|back) on|cut (?:down|back) on|coming off(?! (?:(?:his|her|their|an?|the) )?(?:\\w+ )?(?:board|bike|horse|skateboard|snowboard|motorbike|motorcycle|scooter|ladder|pony|quad|skis?|wall|roof|trampoline|stage|field|pitch|shift|nights?|bench)\\b)|banned from|trying to (?:stop|quit|give up|cut down on|cut out))",
  },
  {
    stance: "dislikes",
    pattern:
      "(?:refuses?|refusing|unable|not allowed|isnt allowed|arent allowed|not supposed) to (?:have|eat|drink|wear|use|touch|own|do|take|accept|receive|play with|get)(?: any)?",
  },
  { stance: "dislikes", pattern: "(?:isnt|not|arent|is not|hes not|shes not) (?:allowed|permitted)(?! to)(?: any)?" },
  {
    stance: "dislikes",
    pattern:
      "(?:wouldnt|would not|wont) (?:be seen dead|be caught dead|be seen) (?:in|with|at)|(?:scared|afraid|terrified|frightened|phobic) of|(?:phobia|fear) of|(?:against|bans|banned|bad with|hopeless with|useless with)",
  },
  {
    stance: "dislikes",
    pattern:
      "(?:(?:is|are|were|was|would be|will be|s) out|(?:is|are|were|was|would be|will be|s)? ?(?:off limits|off the table|a no go|no go|a no no|banned|forbidden|not allowed|prohibited|not an option|not needed|unnecessary|not wanted|unwanted|mortifying|a nightmare|overdone|a bad idea|an? (?:total |complete |real |bit of an? )?(?:cop ?out|scam|waste|rip ?off|cliche|gimmick|joke|insult|chore)|cheating|pointless|overrated|cheesy|corny|naff|(?:so )?(?:tacky|lame|basic)|(?:of )?no (?:good|use)|a nope|a (?:hard |big |definite |firm |strict )?no|verboten|taboo|done to death|boring))(?=$| ,| please| this| for| in| after| since| at| from| until| till| because| now| forever| says| said| according| to (?:him|her|them))",
    things: "before",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?:is|are) for (?:babies|kids|little kids|girls|boys|old people|toddlers)|(?:are|is) (?:a |an |pure |sheer )?(?:torture|hell|nightmare|too much|agony|awful|upsetting|distressing|overwhelming|painful|scary|no good|useless|wasted) (?:for|on|to) (?:him|her|them)|(?<=\\bones )(?:hurts?|strains?|bothers?|kills?) (?:his|her|their) (?:\\w+ )?(?:eyes|ears|hands|back|head|neck|fingers|skin)|(?:makes?|making|made) (?:him|her|them) (?:sick|ill|nauseous|throw up|vomit|puke|barf|hurl|heave|retch|feel \\w+|sneeze|itch|uncomfortable|cringe|anxious|gag|angry|cry|break out|wheeze|dizzy|sad|mad)|(?:gives?|gave) (?:him|her|them) (?:a )?(?:headaches?|migraines?|hives|anxiety|the creeps|the ick|rashes|a rash|nightmares)|(?:brings?|brought|breaks?|broke|comes|leaves?) (?:him|her|them) (?:(?:out|up|off) )?(?:in|with) (?:an? )?(?:\\w+ )?(?:rash(?:es)?|hives|spots|lumps|welts|eczema|bumps|blotches)|(?:sets?|set) off (?:his|her|their) (?:eczema|asthma|migraines?|allerg\\w+|hay ?fever)|(?:bores?|confuses?|scares?|frightens?|upsets?|annoys?|irritates?|disgusts?|overwhelms?|stresses?|tires?)(?: and \\w+s?)? (?:him|her|them)|(?:dont|doesnt) agree with (?:him|her|them)",
    things: "before",
  },
  {
    stance: "dislikes",
    pattern: "please no|(?<=(?:her|him|them|mum|mom|mother|parents|me) )not(?: for)? (?:the|a)|no to|nope to|nix the|minus the|down on",
    anybody: true,
  },
  { stance: "cannot", allergy: true, pattern: "(?:food |his |her |their )?allerg(?:y|ies)(?: ,| is| are| include)", anybody: true },
  {
    stance: "cannot",
    pattern:
      "(?:cant|cannot|can not|(?:not|isnt|arent) (?:allowed|supposed|meant) to|must not|mustnt|shouldnt|unable to|has to avoid|must avoid)(?: really)? (?:have|eat|drink|take|touch|be near|be around)(?: any)?(?! (?:too many|too much|enough|a day))",
  },
  {
    stance: "cannot",
    allergy: true,
    pattern: `(?:(?:severely|highly|very|deathly|really|super|badly|mildly|seriously) )?(?:allergic|intolerant|anaphylactic) to|(?:an? )?(?:(?:severe|bad|serious|mild|life threatening|deadly|big) )?(?:allergy|allergies|intolerance|reaction|reactions) to`,
  },
  {
    stance: "cannot",
    pattern:
      "(?:cant|cannot|can not|unable to) (?:really )?(?:manage|handle|cope with|deal with|operate|work|figure out|keep up with|get on with) (?:any ?thing|things|gadgets|stuff)(?: (?:too |very |at all |the least bit )?(?:complicated|fiddly|tricky|difficult|fancy|techy|technical|complex))?(?: (?:with|that (?:has|needs|uses)|involving))?",
  },
  {
    stance: "nothing-that",
    pattern:
      "not (?:an? |another )?(?:gifts?|presents?|things?|something)(?= (?:for|about) (?:the|a|her|his|their) (?:baby|babies|bump|house|home|kitchen|garden|dog|cat|kids?|children)\\b)",
    anybody: true,
  },
  {
    stance: "nothing-that",
    pattern:
      "(?<!\\b(?:doing|do|does) (?:(?:absolutely|sweet|precisely) )?)(?:absolutely |please |so |and |but |want |wants )?nothing(?: (?:else|more|further)(?= for (?:the |her |his |their )?(?:bab(?:y|ies)|newborns?|twins|bump|nursery|kids?|children|house|kitchen|dog|cat|garden)\\b))?(?! (?:beats|tops|compares|is |was |feels|seems|makes|says no|would|will|can|could|really|fancy|but\\b|wrong|ever|against|to do\\b(?! with)|happens|works|matters|else))",
    anybody: true,
  },
  {
    stance: "dislikes",
    pattern:
      "(?:hates?|dislikes?|cant stand|doesnt like|cringes|dreads) (?:it )?when (?:\\w+ ){1,4}(?:buy|buys|give|gives|get|gets|bring|brings|send|sends) (?:him|her|them)",
  },
  {
    stance: "dislikes",
    withVerb: true,
    pattern:
      "(?<=(?:doesnt|does not|dont|do not|never|no longer|wont) (?:\\w+ly |even |ever )?)(?<!\\b(?:that|which|it) \\w+ )(?:read|reads|travel|travels|cook|cooks|bake|bakes|garden|gardens|swim|swims|drive|drives|dance|dances|sing|sings|fish|golf|bowl|surf|skate|climb|hunt|camp|hike|hikes|ski|run|runs|cycle|cycles|knit|sew|paint|draw|game)(?=$| ,| (?:him|her|them)sel\\w+| much| at all| anymore| any more| or| and)",
  },
  {
    stance: "dislikes",
    pattern: "not (?:giving|getting|buying|doing|bringing|sending)(?: (?:him|her|them))?",
    anybody: true,
  },
];
