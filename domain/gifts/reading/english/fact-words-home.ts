import type { FactId } from "../../knowledge/facts.ts";
import type { Telling } from "./found-words.ts";

/** How people tell of homes, what stands in them, who lives there besides, and how far away they are. */
export const homeFacts: readonly Telling<FactId>[] = [
  {
    id: "small-home",
    pattern:
      "(?:moving|moves|moved) into (?:a|an|their|his|her) (?:\\w+ )?(?:van|camper|campervan|rv|motorhome)|(?:tiny|small|little|wee|cramped|shared|retirement|sheltered|small shared|one room|studio|1 bed|one bed|shoebox) ?(?:senior |basement |rental |furnished |student |one bedroom |1 bedroom )?(?:flat|apartment|apt|house|home|place|room|studio|dorm|bedsit|condo|cottage|kitchen)|(?:no|little|zero|hardly any|limited|not much|doesnt have|short on|very little|not a lot of|hasnt got|no more|out of) (?:much |any |the |storage |shelf |counter |wardrobe |closet |cupboard |cabinet |drawer )*(?:space|room|shelf(?= ?$| ,| and| so| but| left))(?! for (?:dessert|error|doubt))|(?:no|zero|little|hardly any|limited|not much|not an inch of|barely any) (?:counter(?:top)?s?|shelf|storage)(?: space)? (?:left|free)|(?:\\d\\d|[1-4]\\d\\d) ?(?:(?:sq|square) ?(?:ft|feet|foot)|sqft)|(?<!\\d)(?:[5-9]|[1-3]\\d|4[0-5]) ?(?:sqm|m2|m²|sq m|square met(?:er|re)s)|space is (?:zero|tight|limited|an issue|at a premium)|studio (?:flat|apartment)|1l?dk|(?:tiny|small|little) (?:1k|2l?dk)|fits in a drawer|(?:in|has|have) (?:an? |the |their )?(?:one|1) bed(?:room)?(?= ?$| ,| and| with| in| place)|(?:flat|apartment|apt|house|place|room|studio|kitchen) (?:is|are) (?:\\w+ )?(?:tiny|small|minuscule|a shoebox)|dorm(?:itory)?(?: room)?|houseboat|narrow ?boat|tiny house|(?:lives|living|live|sleeps) (?:mostly )?(?:out of|in|on) (?:a |an |the |his |her |their )?(?:\\w+ )?(?:van|rv|camper|motorhome|boat|bus|promaster|sprinter|caravan|truck(?! stop)|trailer|barracks|dorm|bedsit|studio|locker)|van ?life|(?:one|a) locker|shared (?:flat|house|room|apartment)|flat ?share|house ?share",
    evenDenied: true,
  },
  {
    id: "small-home",
    of: "giver",
    pattern:
      "(?<=\\bwe (?:both )?)(?:share|live in|are in|rent|have) (?:an? |our )?(?:tiny |small |little )?(?:(?:one|1) bed(?:room)?(?: \\w+)?|studio|bedsit|tiny (?:flat|apartment|house|place))(?=$| ,| and| in| with| so)",
  },
  {
    id: "no-kitchen",
    pattern:
      "(?:no|without an?|doesnt have an?|hasnt got an?|has no|havent got an?|lacks an?) (?:real |proper |working |actual )?(?:oven|kitchen(?! (?:stuff|things?|gadgets?|gear|tools?|gifts?|items?|supplies|equipment|knives|towels?))|hob|stove|cooker|counter space)|(?:oven|stove|cooker|hob|kitchen)s?(?: is| are| has| has been| been)? (?:still )?(?:broken|bust(?:ed)?|out of (?:action|order)|gone|dead|being (?:done|ripped|redone|renovated|replaced)|off limits|a building site)|(?:cant|cannot|not able to) (?:really )?cook(?: at all| there| anything| in)(?= ?|$)|no cooking facilities|(?:only|just)(?: has| got)? (?:a )?(?:microwave|kettle|hot ?plate)|microwave only|(?:cook|cooks|cooking) on one burner|no hot ?plates?",
    evenDenied: true,
  },
  {
    id: "no-flames",
    of: "anybody",
    pattern:
      "no (?:open |naked )?(?:candles?|flames?|incense|fires?)(?: \\w+)? (?:allowed|permitted)|no (?:candles?|incense|open flames?|naked flames?) (?:or|and) (?:\\w+ )?(?:appliances?|heating|flames?|hot ?plates?|incense|candles?)|(?:candles?|flames?|incense|appliances?)(?: \\w+){0,4} (?:arent|not|isnt) (?:allowed|permitted)|(?:candles?|flames?|incense) (?:are |is )?(?:banned|forbidden|prohibited)|no (?:appliances )?(?:with )?(?:a )?heating elements?|fire (?:rules|regulations|hazard(?<!\\b(?:is|are|s) (?:an? |such a )?(?:\\w+ )?fire hazard)|ban)|on oxygen|(?:cant|cannot|not allowed to|isnt allowed to|arent allowed to) (?:have|burn|light|use) (?:any )?(?:candles?|incense|open flames?)|dorm(?:s|itory)?(?: room| rules)?|(?:halls of residence|student halls|uni halls|barracks)",
    evenDenied: true,
  },
  {
    id: "lives-in-vehicle",
    of: "giver",
    pattern:
      "(?:lives|living|live|lived|sleeps|traveling|travelling|travels)(?: \\w+ly| full ?time| year round)? (?:out of|in|on) (?:a |an |the |his |her |their |our )?(?:\\w+ ){0,2}(?:van|rv|camper|campervan|motorhome|motor home|bus|promaster|sprinter|hiace|kombi|transit|transporter|vw t\\d|ford transit|truck(?! stop)|cab|rig|semi|lorry|car|sailboat|boat|houseboat|narrow ?boat)|van ?life(?:rs?)?|(?:doing|on|does|do|driving|travel\\w*|going) (?:the |a )?(?:(?:big|full) )?(?:lap|trip|way)? ?(?:of|around|round|across) (?:the )?(?:oz|australia|aus|country|europe|america|states|us|canada|uk|world) in (?:an?|the|their|his|her) (?:\\w+ ){0,4}(?:caravan|camper|campervan|van|motorhome|rv|bus|fifth wheel|airstream)|(?:camper vans?|campervans?|motorhome|motor home|rv|skoolie|airstream|van)(?= (?:\\w+ )?(?:across|around|through) (?:the |europe|america|mexico|canada|australia)| for (?:\\w+ )?(?:months|years?|\\d+))|(?:moving|moves|moved) into (?:a|an|their|his|her) (?:\\w+ )?(?:van|camper|campervan|rv|motorhome|boat)|(?:doing up|fitting out|converting|kitting out) (?:an?|the|their|his|her) (?:\\w+ )?(?:camper )?(?:van|campervan|camper|bus|motorhome|skoolie)(?= to (?:travel|live|tour|drive|go)\\b)|(?:long[ -]?haul|otr|over the road|cross[ -]?country) (?:trucker|truck driver|driver)|full ?time rv(?:ers?)?|liv(?:es|ing) (?:out of )?the cab",
  },
  {
    id: "dark-home",
    of: "giver",
    pattern:
      "(?:no|zero|hardly any|barely any|little|without(?: any)?|not much|doesnt get(?: any| much)?|gets? no|never gets?(?: any)?|lacks) (?:real |direct |natural |much |any )*(?:(?:sunlight|daylight|natural light)(?! (?:allerg|savings?|exposure))|light(?= (?:in|at) (?:the|his|her|their|that)\\b| at all)|(?<=(?:gets|get) (?:no|any|little|much) )light(?= ?$| ,)|(?<=(?:has|have|with) no )windows)|(?:dark|gloomy|dim|sunless|windowless|north[- ]facing) (?:\\w+ ){0,2}(?:flat|apartment|apt|house|kitchen|office|basement|studio|cottage|hallway|bedroom)(?! music)|(?:gloomy|dim|sunless|windowless) (?:little )?room|(?:flat|apartment|apt|house|room|kitchen|office|place|studio|cottage|desk)(?: is|s)? (?:so |very |really |pretty |quite |always |too )*(?:dark|gloomy|dim|windowless|north[- ]facing)|(?:terrible|bad|poor|awful|dim|horrible|rubbish|lousy|crap|crappy) light(?:ing)?(?! (?:shows?|beers?))|light(?:ing)? (?:is|in there is|there is) (?:so |really |very |pretty )?(?:terrible|bad|poor|awful|dim|rubbish)|(?<!finished |finishing |new |has an? |the )basement (?:flat|apt|apartment|suite|unit|studio)",
    evenDenied: true,
  },
  {
    id: "no-garden",
    pattern:
      "(?<!had )(?:no|doesnt have a|without a|hasnt got a|has no|dont have a|without) (?:(?:garden|yard)(?! (?:cent(?:er|re)s?|furniture|stuff|things?|gear|tools?|art|decor|gifts?|presents?|gnomes?|ornaments?|gloves|books?|kits?|vouchers?|supplies|shears|lights|statues?|work|sales?|games?))|outdoor space|outside space|balcony)|only (?:a|has a) (?:\\w+ )?(?:balcony|window ?sill)",
    evenDenied: true,
  },
  {
    id: "thin-walls",
    of: "anybody",
    pattern:
      "(?:roommate|flatmate|neighbou?r|baby)(?:s| is)?(?: a)? light sleeper|light sleeping roommate|thin walls|(?:downstairs|upstairs|grumpy|close|noise sensitive) neighbou?rs|neighbou?rs (?:(?:have |has |always |keep |already )*complain(?:ed|ing|s)?|downstairs|upstairs|below)|shared walls|paper thin|(?:semi|terrace) with thin",
  },
  {
    id: "no-more-stuff",
    of: "anybody",
    pattern:
      "(?:no|hates?|doesnt (?:want|need)|dont (?:want|need)|does not (?:want|need)|sick of|enough|trying to avoid|cant stand|without|not|anti|avoid|avoids) (?:any |more |having |the |adding |extra |all the |physical |any more |to add )*(?:stuff|clutter|things|dust collectors?|tat|knick ?knacks|junk|possessions|objects|dust gatherers|belongings)(?! (?:from|about|with|for|like|related|that))|house is (?:already )?(?:so |totally |completely )?full|de ?clutter(?:ing|ed|s)?|minimalists?|kondo|experience(?:s)? (?:not|over|rather than|instead of) (?:stuff|things|objects)|(?:than|not|over|no) (?:more )?(?:stuff|things|objects)(?=$| ,)|getting rid of (?:stuff|things|everything)|giving (?:everything|things|stuff) away|nothing (?:that|which) (?:needs dusting|gathers dust|collects dust|takes up)|own(?:s|ing) (?:very )?(?:little|few things)|earn its place|doesnt (?:want|need) (?:anything|things)(?=$| ,| (?:at|for|this|but|except|more|else|new|really|from|because|so|and|please|lol|besides|other|apart|big|he|she|they|just|that (?:takes|sits|gathers|clutters|needs dusting))\\b)|death cleaning|clearing (?:everything |things |stuff )?out|clutter (?:stresses|drives|upsets|bothers)|keep(?:s|ing)? (?:it|things) minimal",
    evenDenied: true,
  },
  {
    id: "has-everything",
    of: "anybody",
    pattern:
      "(?:has|have|got|owns) (?:it all|the (?:whole )?lot|all the (?:kit|gear|gadgets|tackle|equipment|tools))(?= ?$| ,| already| and| so| now)|(?:has|have|got|owns) (?:literally |absolutely |pretty much |practically |basically )?everything(?! (?:by|from|to do|about|of|on the|else|related|connected))|everything (?:already|(?:he|she|they) (?:needs?|wants?))|(?:wants|needs|want|need|asks for|asked for|says) nothing(?! (?:with|that|too|to\\b|but|big|from|like|more|made|in\\b|of\\b|on\\b|about|plastic|loud|noisy|electronic|sugary|breakable|pink|blue))|(?:already )?(?:bought|buys|owns|has|gets) (?:(?:him|her|them)sel\\w+ )?(?:the )?(?:best|latest|newest|top) (?:versions?|ones?|models?|of everything|everything)|buys everything|nothing (?:he|she|they) (?:needs?|wants?)|(?:doesnt|dont) (?:need|want) anything(?=$| ,| (?:at|for|this|but|except|more|else|new|really|from|because|so|and|please|lol|besides|other|apart|big|he|she|they|just|that (?:takes|sits|gathers|clutters|needs dusting))\\b)|doesnt (?:really )?need (?:a thing|much)|(?:buys?|can buy|can afford) (?:(?:him|her|them)sel\\w+ )?(?:anything|everything|whatever)|(?:impossible|so hard|really hard|hard|difficult|tricky) to (?:buy|shop|find)(?: \\w+)?(?: for)?|man who has everything|woman who has everything|every(?:thing)? (?:kitchen )?gadget known",
    evenDenied: true,
  },
  {
    id: "no-pets",
    of: "giver",
    pattern:
      "(?:cant|cannot|isnt allowed to|arent allowed to|not allowed to) (?:have|keep|own|get) (?:pets?|cats?|dogs?|animals?|(?:a |an |any )(?:pets?|cats?|dogs?|animals?)|one|any)(?= ?$| ,| in| at| because| right now| yet)|no pets(?: allowed| policy)?|(?:landlord|landlady|dorm|building|lease) (?:doesnt|wont|does not|will not) allow (?:pets|dogs|cats|animals|them)",
    evenDenied: true,
  },
  {
    id: "cat-at-home",
    of: "anybody",
    pattern:
      "(?<!(?:watch(?:ed|es|ing)|feeds?|fed|walks?|walked|minds?|minded|babysits?|sits|look(?:s|ed)? after|(?:takes?|took) care of|car(?:es|ed) for|dog ?sits|cat ?sits|wants?(?: to (?:have|get|own|adopt))?|dreams? of(?: (?:having|getting|owning|adopting))?|hop(?:es|ing) (?:to get|for)|saving (?:up )?for|would love(?: to (?:have|get))?) )(?<!\\b(?:obsessed|besotted|smitten|fascinated|infatuated|love|good|great|works|working|volunteers|volunteering|help(?:s|ing)?(?: out)?|plays|playing|work) (?=with ))(?:has|have|had|got|with|owns|adopted|adores|loves|two|three|four|five|her|his|their|a|our|the|\\d) (?:a |an |two |three |four |\\d |her |his |their |rescue |old |new |ancient |black |naughty |crazy |fat )*(?<!(?:adores|loves) )(?<!(?:rehome|rehomed|lost|misses|miss|give up|gave up|good ?bye to|farewell to|buried|mourning|grieving|put down) (?:her|his|their) )(?:cats?|kittens?|kitty)(?! (?:videos|memes|person|cafe|lovers?|themed|stuff|things|eye|allerg\\w+|sitter|lady|mugs?|cups?|socks|toys|gifts?|shirts?|pins?|calendars?|earrings|merch|ears|phase|puns?))|cat (?:mum|mom|dad|lady|owner)|(?:maine coon|siamese|ragdoll|tabby)",
  },
  {
    id: "dog-at-home",
    of: "anybody",
    pattern: `(?<!(?:watch(?:ed|es|ing)|feeds?|fed|walks?|walked|minds?|minded|babysits?|sits|look(?:s|ed)? after|(?:takes?|took) care of|car(?:es|ed) for|dog ?sits|cat ?sits|wants?(?: to (?:have|get|own|adopt))?|dreams? of(?: (?:having|getting|owning|adopting))?|hop(?:es|ing) (?:to get|for)|saving (?:up )?for|would love(?: to (?:have|get))?) )(?<!\\b(?:obsessed|besotted|smitten|fascinated|infatuated|love|good|great|works|working|volunteers|volunteering|help(?:s|ing)?(?: out)?|plays|playing|work) (?=with ))(?:has|have|got|with|owns|adopted|adores|loves|walks|walking|two|three|four|her|his|their|a|our|the|\\d|rides) (?:a |an |two |three |four |\\d |her |his |their |rescue |old |new |ancient |big |little |naughty |rescued |elderly |senior |deaf |blind |small |huge |giant |tiny |second )*(?<!(?:love|want|like|get|wants) a )(?<!(?:adores|loves) )(?<!(?:rehome|rehomed|had to rehome|lost|misses|miss|give up|gave up|good ?bye to|farewell to|buried|mourning|grieving|put down) (?:her|his|their) )(?:golden retrievers?|dogs?|goldens?|dobermans?|rottweilers?|boxers?|great danes?|bulldogs?|shih ?tzus?|yorkies?|pomeranians?|schnauzers?|goldendoodles?|doodles?|shibas?|shiba inus?|akitas?|samoyeds?|dalmatians?|weimaraners?|vizslas?|aussies?|border collies?|pup(?:py|pies|s)?|corgis?(?: mix)?|labs?|labradors?|poodles?|dachshunds?|whippets?|beagles?|pugs?|terriers?|collies?|cockapoos?|labradoodles?|retrievers?|greyhounds?|spaniels?|frenchies?|husk(?:y|ies)|chihuahuas?|staff(?:y|ie)s?|german shepherds?|sausage dogs?)(?! (?:man(?= ?$| ,| books?| comics?| and| in| is| series)|videos|memes|person|cafe|lovers?|themed|years|allerg\\w+|racing|sitter|walker|died|passed|sled\\w*))|dog (?:mum|mom|dad|owner)`,
  },
  {
    id: "pet-eats-things",
    of: "anybody",
    pattern:
      "(?:cats?|dogs?|puppy|kitten|kittens|rabbit|bunny|parrot|that|who|goat) (?:\\w+ )?(?:eats?|chews?|destroys?|shreds?|knocks? (?:over|off)|scratches) (?:(?:every|all|any|house|the|her|his|my|their) )*(?:plants?|everything|things|anything|the|all|flowers|her|his|shoes|furniture|cables|wires|up|them|it)|(?:toxic|poisonous) to (?:cats|dogs|pets)|pet safe|cat safe|dog safe|nothing toxic",
  },
  {
    id: "far-away",
    of: "anybody",
    pattern:
      "(?:is |hes |shes |away |out |deployed |stationed )?(?:on|aboard) (?:a|an|his|her|their) (?:(?:navy|naval|coast guard|cargo|container|supply|research|cruise|us) )+(?:ship|carrier|submarine|sub|boat|vessel)|deployed(?: (?:to|in|overseas|until))?|on (?:a |his |her )?deployment|(?:can|cant|will) ship (?:to|liquids|any)|(?:by|through the|be) (?:post|mail|posted|mailed|shipped)|(?:enough|small|light|flat|ok|okay|fine|safe|suitable) for the (?:post|mail)|(?:arrives?|comes?|going|goes|sent|send|sending|put|pop|stick|drop) (?:it |this |something |out )?in the (?:post|mail)|(?:need|needs|has|have|must|will|going|easy|light|cheap|got|should) (?:to )?(?:be )?(?:post|mail|ship|posted|mailed|shipped|sent|post able)|ship(?:ped|ping)? (?:to|it|internationally)|post(?:ing|ed)? (?:it|from|to)|(?:\\d+|hundreds of|thousands of) (?:miles|km|kilometers|kilometres|hours) away|(?:other|opposite) (?:sides?|ends?|coasts?)(?: of the (?:world|country|continent|globe))|opposite coasts|live (?:far|so far|a long way) (?:away|apart)|(?:lives|living|is|hes|shes|moved|theyre) (?:far|so far|miles|a long way) away|different (?:country|state|continent|city|time ?zone)|across the (?:country|ocean|world|pond)|from (?:afar|abroad|a distance)|cant (?:be there|visit|fly out|get there|go(?= ?$| ,| and| because| so| but| this (?:year|time))(?! so far))|at sea|light to post|letterbox|postage|interstate",
  },
  {
    id: "remote-place",
    pattern:
      "(?:remote|isolated|off ?grid|middle of nowhere|outback|in the bush|in the sticks|arctic|oil rig|offshore|tiny island|up a mountain|nearest (?:shop|town|store|village|supermarket) is)|off the grid|(?:cattle|sheep|research|antarctic) station|homestead|lighthouse|\\d+ ?(?:km|miles|hours|mins|minutes) from (?:the )?(?:nearest|town|anywhere)|poor (?:internet|signal)|no (?:internet|signal|shops)",
    evenDenied: true,
  },
  {
    id: "light-luggage",
    pattern:
      "(?:cant|cannot|may not|not allowed to|wont be able to) (?:bring|take|carry|pack) (?:anything|much|a lot)(?! (?:seriously|personally|too|for granted|out))|(?:suitcase|luggage|bag|backpack|case|baggage|carry on) (?:is |are )?(?:already )?(?:full|limited|packed|tiny|small|heavy|restricted|overweight|weight|allowance|limit)|(?<!\\b(?:mov(?:ed|es|ing)|left|walked|came) (?:back )?(?:out|in|into|home|away|him|her|them|here|over)(?: \\w+){0,3} )(?:only|just|one|with|into|in|a single|living out of|travel(?:s|ling|ing)? with|carry) (?:just |only )?(?:a |one |her |his |their |two |three |\\d )?(?:\\d+ ?kg )?(?:suitcases?|backpack|carry ons?|hand luggage|rucksack|kit ?bag|duffel(?: bag)?|locker)|hand luggage|(?<!(?:to|just|will|still|and|would|could|cant|ll|must|they|we|you) )carry on(?: only)?|travel(?:s|ling|ing)? light|pack(?:s|ing)? light|must be (?:flat|light)|fits? in (?:a |her |his |their |the )?(?:suitcase|carry on|backpack|luggage|pocket|locker)|weight limit|backpacking (?:around|through|across|for)|travel(?:s|ling|ing)? (?:\\w+ ){0,3}for (?:(?:his|her|their|the) )?(?:work|business|job)|(?:always|constantly|often|forever|a lot of|lots of|endless|many) (?:on )?(?:work|business) trips?|(?:flies|flying) (?:a lot|all the time|constantly|every (?:week|month)|often|for work|long haul)|(?:lives|living) in hotels?|(?:always|constantly|forever|often) on (?:the road|a plane|planes)",
  },
];
