import type { Cue } from "./cue.ts";

const they = "(?:he|she|they|him|her|them)";
const give =
  "(?:gave|bought|got|sent|made(?! (?:him|her|them) (?:give|stop|quit|drop|want|feel|cry|laugh|smile|sick|ill|happy|who)\\b)|brought|given|ordered)";
const amount =
  "(?:at least \\w+|more than (?:one|two|three|four|five|a few|enough|\\d+)|all|every|enough|plenty|too many|too much|so many|so much|way too many|way too much|far too many|more|loads|tons|a ton|lots|a lot|hundreds|dozens|a dozen|thousands|millions|several|many|(?:a|the) (?:full|complete|entire|whole) (?:set|range|collection|run) of|a (?:whole |huge |massive |big |giant )?(?:wall|collection|drawer|cupboard|mountain|stack|pile|shelf|box|bag|load|wardrobe|closet|room)(?: full)? of|(?:a )?\\d+ ?(?:ft|foot|feet|inch|m|meter|metre) ?(?:high |tall )?(?:pile|stack|wall|tower|shelf|heap) of|a million|a billion|about \\d+\\w*|like \\d+\\w*|around \\d+\\w*|over \\d+\\w*|nearly \\d+\\w*|\\d\\d+)";
const few =
  "(?:owns?|only has|only have|only got|only owns?|has only ever owned) (?:only |exactly |barely |all of |like |maybe |about )?(?:one|1|a single|only two|only 2)";

/** How people say that somebody has something already. */
export const ownCues: readonly Cue[] = [
  {
    stance: "has",
    pattern:
      "already (?:sorted|set|fixed|kitted)(?: (?:him|her|them))(?: up| out)?(?: with)?(?: (?:an?|the|some|his|her|their))*|already (?:bought|got|ordered|gifted|treated) (?:him|her|them)sel\\w+(?: to)?(?: (?:an?|the|some|two|new))*",
    anybody: true,
  },
  // 'Everyone's given baby stuff'.
  {
    stance: "has",
    pattern:
      "(?:everyone|everybody|every one)s?(?: (?:has|have|is|else|already|always))* (?:given|giving|bought|buying|gotten|brought|bringing|sent|sending)(?: (?:him|her|them))?(?! (?:up|in|back|over|along|to|it|what|a hand)\\b)(?: (?:an?|the))?",
    anybody: true,
  },
  // 'Her stash of yarn is a fire hazard'.
  {
    stance: "has",
    pattern:
      "(?:stash|pile|mountain|stack|hoard|collection|tower) of (?:the |all )?(?=(?:\\w+ ){1,3}(?:is|has|s) (?:(?:a|an|already|getting|so|way|totally|completely|well) )*(?:fire hazard|safety hazard|hazard|taking over|taken over|out of (?:control|hand)|visible|overflowing|too|enough|ridiculous|taller|higher|bigger)\\b)",
  },
  // 'Has a little school garden going', 'has a cheesemaking thing going in her garage'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:has|have|hes got|shes got|theyve got|got) (?:a|an|his|her|their) (?:(?:little|small|big|whole|nice|mini|tiny|serious) )*(?=(?:[\\w-]+ ){1,4}going(?=$| ,| (?:in|with|on|at|by|behind|now|for|and|there|these|out)\\b))",
  },
  // 'Smokes brisket on his Traeger'.
  {
    stance: "has",
    onlyGoods: true,
    pattern:
      "(?<=\\b(?:smok|grill|cook|bak|roast|brew|mak|sew|quilt|turn|print|ferment|bbq|barbecu|sear|pull|us)(?:e?s|ing|es) [^,]{0,40})(?:on|in|with) (?:his|her|their) (?:(?:own|trusty|beloved|old|new|big|little|fancy) )*(?=(?:traeger|big green egg|weber|kamado|blackstone|ooni|kitchenaid|bernina|brother|singer|janome|cricut|aeropress|chemex|moka pot|breville|nespresso|keurig|instant pot|air fryer|vitamix|jet lathe|\\w+ lathe|pellet grill|pizza oven|smoker|bread machine|stand mixer|3d printer)(?=$| ,| and| every| most| all| at| on| out))",
  },
  // 'Owns one pan' is somebody who could do with another.
  // 'Has got the keys to her first flat'.
  { stance: "neutral", pattern: "(?:has|have|had|got|gets|getting|picked up|collected)(?: got| just got)? (?:the )?keys (?:to|for|of)" },
  {
    stance: "neutral",
    pattern: "(?:has|have|got|owns?|hes got|shes got) (?:boxes|piles|stacks|heaps|drawers|shelves)(?= ?$| ,| full| already)",
  },
  // 'Has one thin jacket': whoever has no better would like one.
  {
    stance: "neutral",
    pattern:
      "(?<!already )(?:has|have|got|owns?|hes got|shes got|theyve got) (?:just |only )?(?:an?|one|1|two|2) (?:(?:very|really|single|sad|old|little) )*(?:thin|flimsy|threadbare|tatty|worn|crappy|ancient|shabby|ratty|holey|broken|blunt|dull|wobbly|lumpy|cracked|chipped|rusty|leaky|saggy|scratchy|pathetic)",
  },
  {
    stance: "neutral",
    pattern: `(?<!already )(?:${few}|(?:has|have|got|hes got|shes got|theyve got|has got) (?:only|exactly|barely|all of|like|maybe) (?:one|two|1|2|a single|a couple of))(?! of)`,
  },
  {
    stance: "has",
    pattern:
      "already (?:(?:owned|got|gotten|gifted|given|bought|ordered|received)(?! ?(?:$|,))|has|have|had|hav|own|owns|gave|getting|gets|hes got|subscribes to)(?: got)?",
    anybody: true,
  },
  {
    stance: "has",
    onlyKnown: true,
    pattern:
      "(?:(?:has|have|hes|shes|theyve) (?=(?:read|seen|watched|finished|played) .*\\balready\\b)|already )(?:read|reads|seen|saw|watched|heard|finished|played|done|beaten|completed|been through|binged)(?: (?:all|both|every|each|most|through)(?: (?:the|seasons?|episodes?|books?|movies?|films?))?(?: (?:of|in))?)?",
  },
  // 'A dryrobe already bought, two hats as well'.
  {
    stance: "has",
    things: "before",
    anybody: true,
    pattern: "(?<=\\balready (?:\\w+ )?, (?:and )?(?:[\\w-]+ ){1,4})(?:as well|too)(?=$| ,)",
  },
  // 'They have everything for the kitchen'.
  {
    stance: "nothing-that",
    pattern: "(?:has|have|got|owns?) everything(?= for (?:the|their|her|his|a) (?:kitchen|house|home|baby|nursery|bathroom)\\b)",
    anybody: true,
  },
  // 'Mom's buying the A&M stuff', 'his sister is getting him a grill'.
  {
    stance: "has",
    pattern:
      "(?:moms|mums|dads|mothers|fathers|wifes|husbands|sisters|brothers|aunts|uncles|grandmas|grandpas|nans|parents|cousins|girlfriends|boyfriends|someone elses?|somebody elses?|(?:mom|mum|dad|mother|father|wife|husband|sister|brother|aunt|uncle|grandma|grandpa|nan|cousin|girlfriend|boyfriend|someone|somebody|else) is|(?:parents|kids|others|siblings|grandparents) are)(?: (?:already|all))? (?:buying|getting|giving|bringing)(?= (?:him|her|them|the|an?|all)\\b)(?: (?:him|her|them))?(?! (?:gifts?|presents?|something|up|in|back|over|along|to|it|what|a hand|married|older|better|a divorce)\\b)(?: (?:an?|the|all the))?",
    anybody: true,
  },
  // 'New metal detector last Christmas'.
  {
    stance: "has",
    pattern:
      "(?<=^|, |and )(?:an? )?(?:brand )?new (?=(?:\\w+ ){1,3}(?:last|this|for|from) (?:christmas|xmas|birthday|year|month|week|spring|summer|fall|autumn|winter|(?:his|her|their) (?:birthday|bday)|santa)\\b)",
    onlyGoods: true,
  },
  // 'All set on hoodies', 'we're good on mugs'.
  {
    stance: "has",
    pattern:
      "(?:all|already|well|totally|fully) (?:set|good|stocked|covered|sorted)(?: up)? (?:on|with|for(?= (?:\\w+ )?\\w{2,}s(?:$| ,| and)))|(?:were|hes|shes|theyre) (?:set|good|stocked|covered|sorted)(?: up)? on",
    onlyGoods: true,
    anybody: true,
  },
  {
    stance: "has",
    pattern:
      "(?:has|have|hes|shes|theyve|already)(?: already)? (?:done|tried|taken|did)(?: (?:the|an?|both))?(?= (?:\\w+ ){0,3}(?:dna|ancestry\\w*|23andme|myheritage|tests?|kits?|class(?:es)?|courses?|tours?|escape rooms?|subscriptions?)\\b)",
  },
  // 'Her backpack is new'.
  {
    stance: "has",
    things: "before",
    onlyGoods: true,
    pattern:
      "(?<=\\b(?:his|her|their) (?:[\\w-]+ ){1,3})(?:is|are) (?:still |all |practically |almost |quite |fairly |pretty )?new(?=$| ,| and| so)",
  },
  // 'Has basically no kitchen stuff': what is missing is welcome.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:has|have|had|got|owns?|hes got|shes got|theyve got) (?:(?:basically|almost|practically|literally|virtually|pretty much|next to|hardly|barely|absolutely|really|still) )+(?:no|any)(?! (?:interest|use|patience|time|room|space|desire|need)\\b)|(?:has|have|hes got|shes got|theyve got) no(?= (?:\\w+ )?(?:furniture|kitchen (?:stuff|things|gear)|pots|pans|plates|dishes|cutlery|silverware|cookware|bedding|towels|tools)\\b)",
  },
  // 'Good paddle already', 'Pressure washer, check'.
  {
    stance: "has",
    things: "before",
    anybody: true,
    pattern:
      "(?<=^(?:and |but |plus )?(?!(?:he|she|they|we|i|it|its|hes|shes|theyre|is|was|who)\\b)(?!(?:\\S+ ){0,3}(?:is|are|was|were|has|have|had|does|did|got)\\b)(?:[\\w-]+ ){1,4})already(?=$| ,)|(?<=^(?:[\\w-]+ ){1,3}, (?:(?:and|got|a|the) )?)check(?=$| ,)",
  },
  // 'Every kitchen gadget on earth is in that house already'.
  {
    stance: "has",
    things: "before",
    anybody: true,
    pattern:
      "(?<=\\b(?:every|each|any) (?:single )?(?:[\\w-]+ ){1,3})(?:(?:on earth|known to man|imaginable|there is|under the sun|ever made) )?(?:is|are) (?:already )?(?:in|at) (?:that|the|his|her|their|this) (?:house|home|kitchen|flat|apartment|place|garage|shed|closet|drawers?|cupboards?)(?: already)?(?=$| ,)",
  },
  // 'All the baby stuff is there'.
  {
    stance: "has",
    things: "before",
    anybody: true,
    pattern:
      "(?<=\\ball (?:of )?(?:the|her|his|their|our|that) (?:[\\w-]+ ){1,3})(?:is|are) (?:all )?(?:still |already )?(?:there|here|left over|around|in the (?:attic|loft|garage|basement|closet|cupboard))(?=$| ,| from| and| so| already)",
  },
  {
    stance: "has",
    pattern:
      "(?:is |are |s |was |were )?(?:already|all) (?:got|gotten|gifted|renewed|paid(?: for)?|booked|bought|ordered|purchased|arranged)(?=$| ,| by| for|$)",
    things: "before",
    anybody: true,
  },
  {
    stance: "has",
    pattern:
      "(?:doesnt|dont|does not|do not|wont|hardly|never) needs? (?:(?:any|another|yet|one|even|more|a single|new) ?)*(?:more|another|new)",
  },
  { stance: "has", pattern: "(?:fully |all )?(?:sorted|covered) (?:for|on|with)" },
  {
    stance: "has",
    pattern: "(?:bought|treated|got|ordered|gifted) (?:him|her|them)sel\\w+(?: to)?(?: (?:an?|the|some|one of those|two|new))*",
    onlyGoods: true,
  },
  {
    stance: "has",
    pattern:
      "(?:dont|do not|never) let (?:him|her|them) (?:see|near|buy|get|have|bring home)(?: (?:any|another|one more|more|yet another|an?))+",
    anybody: true,
  },
  { stance: "has", pattern: "(?:hes|shes|theyve|has|have) already (?:got|bought|had|received|been given)", anybody: true },
  {
    stance: "has",
    pattern:
      "(?:has|have|had|hav|owns?|got) already(?= (?:an?|the|his|her|their|some|one|two|three|four|five|six|\\d+|many|several|all|every|enough|plenty)\\b)",
    onlyGoods: true,
    anybody: true,
  },
  {
    stance: "has",
    pattern:
      "(?:has|have|got|hes got|shes got|theyve got|theyve|has got|have got)(?: enough)?(?= (?:\\w+ ){1,3}to (?:last|sink|open|stock|feed|fill|supply|outlive)\\b)",
    anybody: true,
  },
  {
    stance: "has",
    pattern: "(?:is |are )?already (?:out|up|in|there|sat|sitting|set up)(?=$| ,| (?:the|his|her|their|on|in|at)\\b)",
    things: "before",
    anybody: true,
  },
  {
    stance: "has",
    pattern:
      "(?:everyone|everybody|every single person)(?: always)? (?:gives?|buys?|brings?|sends?)(?! (?:him|her|them|me|us|up|in|back|over|along|to|it|what|something|their|a hand|(?:\\w+ )?(?:moms|mums|dads|teachers|nurses|doctors|coaches|grandmas|grandpas|grandparents|bosses|brides|grads|graduates|newlyweds|men|women|girls|boys))\\b)(?: (?:an?|the))?",
    anybody: true,
  },
  {
    stance: "has",
    pattern: `(?:has|have|hav|got|owns|own|hes got|shes got|theyve got|has got|have got|gets) (?:${amount})(?: (?:single )?(?:colou?r|kind|type|version|edition|flavou?r)s?)?(?: of)?`,
    anybody: true,
  },
  {
    stance: "has",
    pattern: "(?:no place|no room|no space|no use|nowhere) (?:left )?(?:for|to put|to keep)(?: (?:any )?(?:more|another))?",
    anybody: true,
  },
  {
    stance: "has",
    pattern:
      "(?:drawers?|cupboards?|shelf|shelves|wardrobe|closet|house|garage|shed|bookcase|cabinet|room|basement|attic|kitchen|box|boxes|desk) (?:is |are )?(?:already )?(?:so )?(?:full|stuffed|packed|overflowing|bursting) (?:of|with)",
    anybody: true,
  },
  // 'Has a whole drawer', 'had the worst week', 'has an orchard, apples and pears': of these nothing is given.
  {
    stance: "neutral",
    pattern:
      "(?:(?:hes|shes|theyve) )?(?:has|have|had|hav|got|owns|own) (?:an?|the|like an?) (?:(?:whole|entire|full) (?:\\w+ )?(?:drawer|cabinet|cupboard|closet|shelf|box|bin|bag|wall|room|collection|wardrobe|garage|basement|attic|bookcase|stash|pile|stack)(?= ?$| ,| already| full| at home)|(?:drawer|cabinet|cupboard|closet|shelf|box|wardrobe|bookcase)s?(?: ?full| of them)(?=$| ,)|(?:worst|roughest|hardest|toughest|saddest|longest|craziest|weirdest|busiest|best|rough|tough|awful|terrible|horrible|stressful|crappy|shitty) (?=\\w+)|(?:\\w+ ){0,2}(?:orchard|vineyard|farm|ranch|allotment|homestead|woodlot|sugar ?bush|greenhouse|pond|barn)\\b)",
  },
  {
    stance: "has",
    pattern:
      "(?:drowning|buried) in|(?<=\\b(?:is|are|was|were|hes|shes|theyre|already) )swimming in(?! (?:\\w+ ){0,2}(?:seas?|oceans?|lakes?|rivers?|pools?|ponds?|waters?))|(?:sick|(?<!(?:garden|yard|balcony|life) )full) of(?: (?:getting|receiving))?|(?:overrun|overflowing|inundated|covered) (?:with|by)|up to (?:his|her|their) (?:ears|eyes|neck) in|stocked up on",
  },
  // 'Has just bought a drill'.
  {
    stance: "has",
    pattern:
      "(?:has|have|hes|shes|theyve) (?:(?:just|finally|recently|now|also|only|already) )?(?:bought|purchased)(?: (?:him|her|them)sel\\w+)?(?: (?:an?|the|some|new))*",
    onlyGoods: true,
  },
  {
    stance: "has",
    pattern:
      "(?<!(?:his|her|their|my|its|our|always) )(?:owns|own|has|have|had|hav|hes got|shes got|theyve got|has got|have got|got)(?! (?:just |recently |only |finally )?(?:(?:read|seen|watched|played) (?:every|all)|burnt|broken|lost|worn|torn|ruined|gone through|\\w{3,}ed (?:to|into|in|out|from|up|by|at|for|since|through|of|about|with|on|over|off|around|away|back|all|as|that|how|a|an|the|her|his|their)|been|stung|bitten|stuck|caught|told|paid|hooked|gone|come|become|begun|taken|left|given|divorced|married|engaged|fired|laid|promoted|accepted|sick|hurt|injured|pregnant|dumped|hired|diagnosed|home|over|through|done)\\b)(?: (?:a|an|the|his|her|their|his own|her own|their own|one|two|three|four|five|six|seven|eight|nine|ten|\\d))?",
    onlyGoods: true,
  },
  {
    stance: "has",
    pattern: `(?:(?:i|we|he|she|they|you|everyone|everybody|somebody|someone|people|dad|mum|mom|nan|gran|granny|grandma|pop|grandad|grandpa|our \\w+) )?(?:already )?${give} ${they}(?! (?:up|away|back|own|first|second|dream|new|very own|(?:\\w+ )?(?:licen[cs]e|permit|degree|diploma|phd|masters|ged|certificate|certification|results|wings|scholarship))\\b)(?: (?:a|an|the|some|another|one of those))?`,
    anybody: true,
  },
  {
    stance: "has",
    pattern: `(?:everyone|everybody|every single person|people|we|i|the kids|all the parents|parents|students|she|he|they)(?: always)? (?:gives?|gets?|buys?|brings?|sends?) (?:${they}|(?:\\w+ )?(?:moms|mums|dads|teachers|nurses|doctors|coaches|grandmas|grandpas|grandparents|bosses|brides|grads|graduates|newlyweds|men|women|girls|boys))`,
    anybody: true,
  },
  {
    stance: "has",
    pattern: `(?:just|recently|last year|last christmas) (?:got(?! (?:(?:so|super|really|very|way|all|totally|properly|heavily|big|deep|deeply|seriously) )*(?:into\\b|hooked|addicted|obsessed)|(?:divorced|married|engaged|fired|laid|promoted|accepted|sick|hurt|injured|pregnant|dumped|hired|diagnosed|back|into|home|out|over|through|done)\\b)|bought|received|was given|treated (?:him|her|them)sel\\w+ to|upgraded|replaced)(?: (?:a|an|the|some|new|herself|himself|themselves))*`,
    onlyGoods: true,
  },
  {
    stance: "has",
    pattern: "(?:bought|got|ordered|picked up)(?: (?:him|her|them)sel\\w+)? (?:a |an |some |the )?(?:brand )?new",
    onlyGoods: true,
  },
  { stance: "has", pattern: "more (?=(?:\\w+ ){1,3}than (?:any\\w+|he|she|they|we|you|one person|a \\w+) )", anybody: true },
  {
    stance: "has",
    pattern:
      "(?:already (?:has|have|owns|got)(?: (?:it|one|them|those|that|loads|plenty|enough))?|has (?:it|one|them|those|plenty|loads|enough|tons) already|(?:has|have|got) (?:plenty|enough|loads|tons|too many)(?: of (?:those|them|these))?|is sorted|are sorted|(?<=\\b(?!(?:hes|shes|its|thats|theyre)\\b)\\w{3,}s )sorted|(?<!(?:classroom|office|house|kitchen|room|desk|wall|walls|fridge|door|car|laptop|backpack) )(?:is|are) (?:already |all )?(?:covered|taken care of|dealt with|provided for)|(?:is|are) (?:brand new|(?:only )?(?:a (?:day|week|month)|two weeks|weeks|days) old)|was last year|were last year)(?=$| ,| by| and| so)",
    things: "before",
    anybody: true,
  },
  {
    stance: "has",
    pattern:
      "(?:weve|ive|theyve|hes|shes|we have|i have|they have|we|i) (?:already )?(?:done|given (?:him|her|them)|bought (?:him|her|them)|tried|did)(?: (?:the|a|an))?(?=(?: [^,]+)? (?:already|before|last year|twice|once|every year|each year|year after year|for years|(?:\\w+ )?(?:years?|times?|christmases|birthdays|anniversaries) (?:running|straight|now|in a row)))",
    anybody: true,
  },
];
