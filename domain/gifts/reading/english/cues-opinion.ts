import type { Cue } from "./cue.ts";

/** What somebody thinks of a thing, which is not to be given then. */
export const opinionCues: readonly Cue[] = [
  {
    stance: "dislikes",
    pattern:
      "(?:regards|considers|deems|views|sees|calls|finds)(?= (?:(?:all|any|every) )?(?:[\\w-]+ ){1,4}?(?:as |to be |is |are )?(?:rather |quite |utterly |terribly |a bit |so )?(?:vulgar|tacky|naff|common|gauche|cheap|tasteless|wasteful|a waste)(?:$| ,))(?: (?:all|any|every))?",
  },
  {
    stance: "dislikes",
    pattern:
      "(?:he|she|they) (?:thinks?|says?|finds?|reckons?|considers?) (?:its |is |are |theyre )?(?:all )?(?:a |an )?(?:total |complete |bit )?(?:scam|waste|boring|silly|tacky|stupid|pointless|overrated|ugly|rubbish|junk|nonsense|cheesy|gross|creepy)",
    things: "before",
  },
  {
    stance: "dislikes",
    pattern:
      "(?:(?:he|she|they) (?:thinks?|says?|finds?|reckons?) )?(?:is|are|s) (?:all |just |such |totally |completely )?(?:a |an )?(?:total |complete |huge )?(?:scam|cult|joke|fad|pyramid scheme|rip ?off|waste(?: of (?:time|money|space))?|overrated|pointless|rubbish|nonsense|trash)(?=$| ,| according| to (?:him|her|them)| (?:he|she|they) (?:says?|thinks?)| lol| imo| haha| tbh| honestly)",
    things: "before",
  },
  {
    stance: "dislikes",
    pattern:
      "(?<=(?:thinks?|finds?|says?|reckons?) (?:\\S+ ){1,4})(?:is|are) (?:so |really |too |just |all )?(?:tacky|cheesy|gross|boring|stupid|ugly|silly|lame|cringe|creepy|naff)(?=$| ,)",
    things: "before",
  },
  {
    stance: "dislikes",
    pattern:
      "(?:is|are|feels?|looks?|(?:(?:has|have)(?: just| now| recently)? been |was |were |got )?(?:declared|deemed|pronounced|ruled|judged|dismissed as|called)) (?:so |too |really |all |a bit |way too )?(?:babyish|childish|baby stuff|kiddy|kiddie)(?=$| ,| now| to| for)",
    things: "before",
  },
  {
    stance: "dislikes",
    pattern:
      "(?<=(?:thinks?|finds?|calls?|considers?) (?:\\S+ ){1,6})(?:all )?(?:cringe|cringey|tacky|cheesy|corny|gross|boring|lame|ugly|annoying|silly|stupid|pointless|overrated|creepy|depressing)(?=$| ,| and| but| so)",
    things: "before",
  },
];
