import type { Cue } from "./cue.ts";

/** What somebody does again and again, or has made their own: it is loved, though nobody says so. */
export const habitCues: readonly Cue[] = [
  // 'Has read every one of them', 'Dr Pepper only'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?!.*\\balready\\b)(?:has |have |hes |shes |theyve )?(?:read|reread|seen|watched|rewatched|played|finished|owns(?! all (?:of )?(?:the )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )) (?:every(?:thing)?(?: single)?(?: (?:by|from))?|all (?:of )?(?:the )?)(?! (?:kinds?|day|night|morning|weekend|time|year|summer|it|of it|of them)\\b)(?: (?:books?|novels?|films?|movies?|episodes?) (?:by|of|from))?",
  },
  {
    stance: "likes",
    things: "before",
    onlyKnown: true,
    onlyLast: true,
    pattern:
      "(?<!\\band (?:\\w+ ){1,3})(?<!(?:no|not|please|foods?|gifts?|cards?|cash|things?|water|stuff|in|on|at|the|weekends?|mondays?|fridays?) )only(?=$| ,)",
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
      "(?:feeds|feeding|befriends|names every)(?! (?:(?:the|her|his|their|our|my) )?(?:bab(?:y|ies)|kids?|children|family|twins|team|troops|crew|husband|wife|man|men|boys|girls|people|homeless)\\b)(?: all)?(?: the| her| his| their)?|(?:washes|waxes|polishes|details|washing|waxing|polishing|detailing)(?= (?:his|her|their|that|the) )|is nothing but|are nothing but",
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
  // 'Goes sea swimming', 'out ice fishing every weekend'.
  {
    stance: "likes",
    onlyKnown: true,
    pattern:
      "(?:(?<!(?:wont|doesnt|dont|never|rarely|hates?|cant|to) )(?:goes|gone|goes out|went out|out|off)(?= (?:\\w+ )?(?:swimming|fishing|dipping|hunting|sailing|rowing|running|jogging|hiking|walking|biking|cycling|riding|skiing|skating|surfing|climbing|camping|dancing|birding|birdwatching|foraging|mushrooming|kayaking|canoeing|paddling|paddleboarding|diving|snorkell?ing|golfing|bowling|antiquing|thrifting|detecting|ferreting|shooting|caving|karting|bouldering|beachcombing|stargazing|metal detecting|geocaching|rummaging|rambling|clamming|crabbing|shrimping|trainspotting)\\b))",
  },
];
