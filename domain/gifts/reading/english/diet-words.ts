import type { DietId } from "../diets.ts";

interface DietWords {
  diet: DietId;
  /** For `Clause.line`; the whole match is the reason that is told. */
  pattern: string;
}

const since =
  "(?: (?:since|for|as of) (?!the |a gift|him|her|them)(?:\\w+)(?: (?:\\d+|years?|months?|now|january|february|march|april|may|june|july|august|september|october|november|december))*)?";
const strict =
  "(?:(?:strict|strictly|now|fully|mostly|nearly|life threatening|severe|severely|bad|serious|deadly|mild|type 1|type 2|type one|type two|pre|gestational) )*";
const allergy = "(?:allergy|allergies|allergic|intolerance|intolerant|anaphylaxis)";

/** How people say that somebody must not have something. Not that of a dish: 'vegan baking' is a liking. */
export const dietWords: readonly DietWords[] = [
  {
    diet: "vegan",
    pattern: `${strict}(?:vegans?|plant based)(?! (?:baking|cooking|food|recipes|cookbooks?|restaurants?|cafes?|leather|cheese|activist))(?!(?<!\\bmy vegan) (?:girlfriend|boyfriend|wife|husband|friend))${since}`,
  },
  {
    diet: "vegetarian",
    pattern: `${strict}(?:vegetarians?|(?:pure|strict(?:ly)?|fully|all) veg|veg (?:household|family|home|house|only)|veggie|doesnt eat (?:any )?meat|dont eat (?:any )?meat|no longer eats meat|gave up meat|off meat|meat free)(?! (?:patch|garden|growing|cooking|food|recipes|cookbooks?|restaurants?|gardener|plot|beds?|boxe?s?))${since}`,
  },
  { diet: "pescatarian", pattern: `${strict}pesc[ae]tarian${since}` },
  {
    diet: "kosher",
    pattern: `${strict}(?:keeps? kosher|(?:an? )?hechsher|kosher(?: only| kitchen| household)?|orthodox jewish|orthodox jew)`,
  },
  {
    diet: "hindu",
    pattern:
      "(?<!\\b(?:reads?|reading|does|doing|solves?|solving|in|from|gets|with|over) the )(?:practising |practicing |devout )?hindu(?! (?:crosswords?|newspaper|paper|every|daily))|doesnt eat beef|dont eat beef|no beef",
  },
  { diet: "halal", pattern: "(?:practising |practicing |devout |observant )?muslims?|halal(?: only)?|keeps? halal|eats? halal" },
  {
    diet: "no-alcohol",
    pattern: `(?:(?:doesnt|does not|dont|do not|doesn t|never|no longer|stopped|cant|cannot|wont|not allowed to|quit|gave up|given up|giving up|off the) (?:drink(?:ing|s)?|booze|alcohol|drink alcohol|drink any alcohol|touch(?:es|ed)? (?:alcohol|a drop|drink))(?! (?:coffee|tea|milk|wine|beer|caffeine|soda|water|enough|cow|from|out|gin|whisky|whiskey|juice|it))(?: anymore| any more| at all)?|\\d+ (?:days|weeks|months|years) (?:sober|clean|off (?:alcohol|drink|the drink|booze))|not to drink(?! (?:coffee|tea|soda|caffeine|milk|water|from|out|too|so))(?: (?:anymore|any more|right now))?|(?:isnt|not|stopped|quit) drinking (?:right now|at the moment|anymore|any more|these days|this (?:month|year)|for now)|(?:taking|on) a break from (?:drinking|alcohol|booze)|(?:cut|cutting|cuts) (?:out )?(?:drinking|alcohol|booze|(?:the )?drink)(?: out)?(?! (?:down|driving))|(?:packed|jacked|packing|given|knocked) (?:(?:the )?(?:drink|drinking|booze|boozing|alcohol)(?: in| on the head)|in (?:the )?(?:drink|drinking|booze|boozing|alcohol))|(?:newly |recently |proudly )?sober(?! (?:up|judge|as a))|tee ?total(?:l?er)?|(?:non|no) ?drinkers?|in recovery(?: from (?:alcohol\\w*|addiction|drink\\w*))?|recovering (?:alcoholic|addict)|alcohol free|(?:hasnt|havent|has not|have not|shes not|hes not|theyve not)(?: \\w+ly| even)? (?:touched|had|drunk|drank|tasted)(?: (?:an?|any|one|so much as an?|another|single))* (?:drop|drink|alcohol|booze|sip)(?! (?:of|with|at|on|to|from|before|he|she|they|that)\\b)|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty) (?:days|weeks|months|years) without (?:an? |any )?(?:drink|drinking|alcohol|booze|drop)(?! (?:of|is|was|would|feels|in)\\b)|(?:hitting|hits|hit) the (?:drink|bottle|booze|sauce)|(?:drinks|drinking|been drinking) (?:far |way |rather |a bit |a little )?too much(?=$| ,| and| but| so| at| on| since| when| lately| these| now| wine| beer| vodka| whisk)|on the (?:bottle|drink) again|(?:drink(?:ing)?|alcohol) problem|(?:just )?(?:out of|after|finished|been (?:in|to|through)|went to|in) rehab(?! (?:for|after|with|until) (?:his|her|their|six|eight|a few|physical|the hip|a hip))|doing dry january|on the wagon|in aa|goes to aa|the liver says no|(?:fatty|bad|dodgy) liver|liver (?:disease|problems|trouble|condition|failure)|cirrhosis|no drinking)(?! from (?:anorexia|surgery|an?|bulimia|the|his|her|breast|cancer|covid|burnout|a))${since}`,
  },
  {
    diet: "no-caffeine",
    pattern:
      "(?:doesnt|dont|does not|do not|cant|cannot|no longer|never|gave up|given up|quit|off|avoids|avoiding) (?:do |have |drink |does |touch )?(?:any )?caffeine(?: anymore)?|caffeine (?:free|sensitive|intolerant)|decaf only|only (?:drinks )?decaf",
  },
  {
    diet: "no-sugar",
    pattern: `${strict}(?:diabetic|diabetes)|(?:doesnt|dont|cant|cannot|not supposed to|isnt supposed to|not allowed to|no longer|gave up|given up|quit|cutting out|cut out|off|avoiding|avoids|not allowed|watching (?:his|her|their)) (?:eat |have |do )?(?:any )?sugar(?: at the moment| right now)?|sugar free(?! (?:sweets|chocolate|candy|treats|is|please))|(?:on a|doing|doing the|strict) (?:diet|low sugar|slimming world|weight watchers)(?: diet)?|trying to lose weight|losing weight|slimming world|(?:on|takes?|taking|started|uses?|injects?) (?:ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|weight loss (?:shots|injections))`,
  },
  {
    diet: "gout",
    pattern: "(?:bad |painful )?gout(?: attacks?| flare ?ups?)?(?! (?:de|du))|high uric acid|uric acid (?:is |too )*high",
  },
  {
    diet: "low-salt",
    pattern:
      "(?:(?:on )?(?:a |the )?(?:strict )?(?:low|no|reduced|less) (?:salt|sodium)(?: diet)?|watch(?:es|ing)? (?:his|her|their) (?:salt|sodium)(?: intake)?|(?:cut(?:ting)?|cutting) (?:down on|back on|out) (?:salt|sodium)|(?:has to|must|needs to|should|supposed to) (?:avoid|watch|limit|cut)(?: down on| back on)? (?:his |her |their )?(?:salt|sodium)|(?:cant|cannot|isnt allowed|not allowed)(?: to)?(?: have| eat)?(?: any| too much| much)? (?:salt|sodium)|(?:chronic )?kidney (?:disease|failure|problems?|trouble|issues?)|on dialysis|dialysis(?! (?:nurses?|tech\\w*|units?|ward|clinic|cent(?:er|re)s?|doctor|specialist|educator))|high blood pressure|hypertension)(?! (?:lamps?|baths?))",
  },
  {
    diet: "low-carb",
    pattern:
      "(?:(?:on|doing|does|eats|follows|strict|strictly|going) )?(?:a |the )?(?:keto|ketogenic|low carb|no carb|carb free|paleo|atkins)(?! (?:baking|cooking|food|recipes|cookbooks?|restaurants?|baker|cook|snacks))(?: diet)?|(?:doesnt|dont|cant|no longer|not) (?:eat|eating|do) carbs|off carbs|cut(?:ting)? (?:out )?carbs",
  },
  {
    diet: "low-fat",
    pattern:
      "(?:on )?(?:a )?low fat(?: diet)?|high cholesterol|cholesterol (?:is |too )*high|watch(?:es|ing)? (?:his|her|their) cholesterol|no (?:gall ?bladder)",
  },
  {
    diet: "no-dairy",
    pattern: `${strict}(?:lactose|dairy|milk|cows milk)(?: ?protein)? (?:${allergy}|free)|lactose(?: ${allergy})?|(?:doesnt|dont|cant|cannot|no longer) (?:eat|have|do) (?:any )?dairy|allergic to (?:dairy|milk|lactose)`,
  },
  {
    diet: "no-gluten",
    pattern: `${strict}(?:c(?:o)?eliac(?: disease)?|gluten(?: and \\w+)? (?:free|${allergy})|wheat ${allergy}|allergic to (?:gluten|wheat))|(?:doesnt|dont|cant|cannot|no longer) (?:eat|have|do) (?:any )?gluten`,
  },
  {
    diet: "no-nuts",
    pattern: `${strict}(?:tree |pea)?(?:nuts?|peanuts?|almonds?|cashews?|hazelnuts?|walnuts?|pecans?|pistachios?)(?: and (?:tree |pea)?nuts?)? (?:${allergy}|free)|nut free|(?:severely |highly |very |deathly )?allergic to (?:(?:all|tree|pea|some|any) )?(?:nuts?|peanuts?|almonds?|cashews?|hazelnuts?|walnuts?|pecans?|pistachios?)(?: and (?:tree |pea)?nuts?)?`,
  },
  {
    diet: "no-shellfish",
    pattern: `${strict}(?:shellfish|seafood|prawns?|shrimp|crustaceans?) ${allergy}|(?:severely |highly |very |deathly )?allergic to (?:shellfish|prawns?|shrimps?|crab|lobster|crustaceans?|oysters?|mussels?)`,
  },
  { diet: "no-seafood", pattern: `${strict}fish ${allergy}|(?:severely |highly |very |deathly )?allergic to (?:fish|seafood)` },
  { diet: "no-egg", pattern: `${strict}eggs? ${allergy}|(?:severely |highly |very |deathly )?allergic to eggs?` },
  {
    diet: "no-pollen",
    pattern: `${strict}(?:hay ?fever|pollen ${allergy})|(?:severely |very |highly )?allergic to (?:pollen|flowers|lilies|grass pollen)`,
  },
  {
    diet: "no-animals",
    pattern: `${strict}(?:pet|dog|cat|animal)(?: hair| fur| dander)? ${allergy}|(?:severely |very |highly )?allergic to (?:dogs?|cats?|pets|animals?|(?:dog|cat|pet|animal) (?:hair|fur|dander)|fur)`,
  },
  { diet: "no-feathers", pattern: `${strict}feather ${allergy}|allergic to (?:feathers?|down|goose down|duck down)` },
  {
    diet: "no-scent",
    pattern: `(?:(?:everything|things|products|stuff|it|all|skincare) )?(?:has to|have to|needs to|need to|must|can only) (?:all )?be (?:fragrance|scent|perfume) free|(?:only|everything) (?:fragrance|scent|perfume) free|(?:fragrance|scent|perfume) free(?: \\w+)? only|only (?:use )?(?:fragrance free|unscented)|unscented(?: \\w+)? only|(?:fragrance|perfume|scent) ${allergy}|allergic to (?:fragrances?|perfumes?|scents?|scented (?:things|stuff|products))`,
  },
  { diet: "no-metal", pattern: `${strict}(?:nickel|metal) ${allergy}|allergic to (?:nickel|metals?|cheap metal|costume jewell?e?ry)` },
  { diet: "no-latex", pattern: `${strict}latex ${allergy}|allergic to latex` },
  {
    diet: "no-tobacco",
    pattern:
      "(?:quit|stopped|gave up|given up|giving up|off|stop(?= smoking)|stop) (?:smoking )?(?:the |his |her |their )?(?:pipes?|cigars?|cigs|smokes|vapes?|hookah|tobacco)|(?:hasnt|havent|has not|have not|hes not|shes not)(?: even)? (?:touched|had|smoked)(?: (?:an?|any|one|another|single))* (?:cigarettes?|cigs?|cigars?|smokes?|fags?|vapes?)|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty) (?:days|weeks|months|years) without (?:an? |any )?(?:cigarettes?|cigs?|smoking|smokes?|vaping|nicotine)|(?:(?:doesnt|dont|does not|do not|quit|stopped|gave up|given up|no longer|never) (?:smokes?|smoking|cigarettes|vaping|nicotine)|ex smoker)(?! (?:meat|meats|brisket|ribs|fish|salmon))",
  },
];
