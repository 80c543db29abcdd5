import type { WishId } from "../../knowledge/wishes.ts";
import type { Telling } from "./found-words.ts";

const want =
  "(?<!(?:doesnt|dont|not|never|no) )(?:something|(?<!(?:want|wants|need|needs|like|likes|nor|hates?) )anything|smth|sth|looking for(?: something)?|want(?:s|ing)?(?: something)?|would (?:like|love|prefer)(?: something)?|prefer(?:s|ably)?(?: something)?|rather(?: have)?(?: something)?|needs? to be|must be|has to be|should be|ideally|hoping for(?: something)?|bonus if|it to be|keep it|gift|present|make it)";

const handLuggage =
  "(?:flying|fly|travell?ing|coming|going|arriving|visiting) (?:\\w+ ){0,5}?(?:with|on) (?:just |only |a |one |my |our )*(?:hand luggage|hand baggage|carry ?ons?|cabin bag(?:gage)?s?|backpacks?)(?: only)?|(?:it |this |that )?(?:has to|must|needs to|should|will have to) fit (?:in|into) (?:my|our|a|the) (?:\\w+ )?(?:suitcase|luggage|carry on|backpack|bag)|(?:only|just) (?:have|got|taking|bringing) (?:a |one |my )?(?:hand luggage|carry ?on|cabin bag)";

/** How people ask for a kind of gift in English. */
export const wishWords: readonly Telling<WishId>[] = [
  {
    id: "experience",
    of: "anybody",
    pattern:
      "experiences? (?:only|please|all the way)(?= ?$| ,|,)|(?:only|just|strictly) (?:an )?experiences?(?= ?$| ,| please| this| from| for)|(?:an |some |rather |prefers? |more |loves |values |would love |like )*experiences?(?: gifts?)?(?: (?:over|rather than|instead of|than|not|more than|would|is|are|would be|to remember|day|days))(?: (?:stuff|things|objects))?|(?:rather|prefer|prefers|want|wants|like|likes|love|loves)(?: to have)?(?: have)?(?: an| some)? experiences?|rather do something|something (?:to do(?! (?:with|w) (?:his|her|their) hands)|he can do|she can do|they can do|we can do)|(?:a )?(?:day|night|evening|trip|weekend) out|memories (?:over|not|rather than|more than) things|do(?:ing)? (?:something|things) (?:rather than|instead of|over)",
  },
  {
    id: "object",
    of: "anybody",
    pattern:
      "something (?:to (?:unwrap|open|keep|hold)|physical|tangible|(?:he|she|they) can (?:unwrap|hold|keep))|(?:not|no) (?:an )?experiences?(?! (?:over|with))|physical (?:gift|present)",
    evenDenied: true,
  },
  {
    id: "together",
    of: "anybody",
    pattern:
      "(?:do|enjoy|play|try|make|use|share|go|cook|read|watch|something|time|spend time|things|be) together(?! (?:now|for|since))|as a (?:couple|family)|(?:we|both of us) can (?:all |both )?(?:do|enjoy|play|share|use|go)|quality time|time with (?:me|us|him|her|them|the (?:kids|family|grandkids))|for the two of us|the (?:whole|entire) family can|whole family can|date night",
  },
  {
    id: "small",
    of: "anybody",
    pattern: `${want} (?:\\w+ )?(?:small|little|tiny|compact|pocket sized?|stocking[- ]?(?:filler|stuffer)|flat)(?! (?:kids|children|business|town|flat|apartment|house|garden|balcony|village|boy|girl|bit|child|parts|print|place|son|dog))|must (?:be|stay) (?:small|flat|tiny)|(?:so |but )please(?: keep (?:it|things))? (?:small|tiny|compact|flat)(?= ?$| ,)|(?<=^|, |so |but )(?:small|tiny|compact|flat)(?: (?:things?|gifts?|stuff|items?))? (?:please|pls|only)|(?:nothing|not|isnt|dont want anything|cant be) (?:too |very )?(?:big|bulky|large|huge)|stocking (?:filler|stuffer)s?|token (?:gift|present)|just a (?:little|small)|takes? up (?:no|little|hardly any)|flat rate box|(?:bring|take|carry|pack|fit|squeeze|fly with) (?:it|them|this|everything) (?:home |back |over )?in (?:my|our|a|the) (?:suitcase|luggage|carry on|hand luggage|backpack|case)|fits? in (?:a |her |his |their |the )?(?:suitcase|carry on|backpack|letterbox|pocket|envelope|locker|desk)|(?:cant|shouldnt|must not|dont want it to) take up (?:much )?(?:space|room)|small thing|small enough`,
    evenDenied: true,
  },
  {
    id: "light",
    of: "anybody",
    pattern: `(?:${want} )?(?:lightweight|light(?= (?:to|enough|and|for (?:post|travel|the)|weight))|(?<=^|, |\\b(?:be|its|it|something|anything|stay|keep|and|or|very|super|really|as|too|small) )light(?= ,|$)|not (?:too )?heavy|nothing (?:too )?heavy|easy to (?:carry|pack|travel with|transport)|packable|travel(?:s|-)? ?(?:friendly|sized?|well))|must be (?:\\w+ (?:and|or) )?light|(?:cant|cannot) be heavy`,
    evenDenied: true,
  },
  // Whoever brings it along has no more room than that.
  ...(["small", "light"] as const).map((id) => ({ id, of: "giver" as const, pattern: handLuggage })),
  {
    id: "by-post",
    of: "anybody",
    pattern:
      "(?:by|in the|through the|via) (?:post|mail)(?! ?(?:office|room|man\\b|woman\\b|carrier))|(?:be |to be |easy to |easily |can be |needs to be |must be )?(?:posted|mailed|shipped|shippable|postable|post|(?<!sink (?:a|the) )ship|mail)(?= (?:to|it|from|internationally|easily|well|abroad|overseas)|$| ,| directly| cheaply)|letter ?box(?: friendly| gift)?|flat pack|fits through|(?:padded |small |big |large )?envelopes?(?= |$)|jiffy bag|postage(?! stamps?)|light to (?:post|mail|ship)|delivered (?:to|directly)|ship(?:s|ping)? to",
  },
  {
    id: "keeps-long",
    of: "anybody",
    pattern:
      "(?:long|good) shelf life|keeps? (?:long|well|for)|non ?perishable|wont (?:go off|spoil|melt|wilt|die)|doesnt (?:go off|spoil|wilt|melt|die|need water)|last(?:s|ing)? (?:the (?:journey|trip)|in the post)|dont (?:die|wilt)",
  },
  {
    id: "lasting",
    of: "anybody",
    pattern:
      "(?:something |gift |that |to |will |which )*(?:last(?:s|ing)?(?: (?:a lifetime|forever|for ever|for years|a long time|long|years))|keepsake|heirloom|sentimental|(?:she|he|they|to) (?:can |will |could )?(?:keep|treasure|cherish)(?: (?:forever|for ever|for years|always))?|long lasting|lifelong|to keep|to remember (?:me|us|this|it)|buy it for life|commemorat\\w+|forever gift|mementos?|to treasure)(?! (?:up|fit|warm|busy|going|in touch|bees|secrets|him|her|them|us|me|it|his|their|an? |the |pigeons|chickens))",
  },
  {
    id: "used-up",
    of: "anybody",
    pattern:
      "consumables?|(?:something |that |which |gets |can be )*(?:used up|use up|(?:she|he|they) (?:can|will) use up|eaten|disposable|perishable is fine)|eat(?:s)? or drink|flat or eatable|something (?:that )?(?:wont|doesnt) (?:stay|hang|gather|clutter|collect|take up)",
  },
  {
    id: "edible",
    of: "anybody",
    pattern: `${want} (?:\\w+ )?(?:edible|eatable|to eat|tasty|yummy|sweet to eat|delicious|homemade food)|edible(?: gifts?| treats?)?(?! (?:gifts? |stuff |things? )?(?:(?:has|have|needs?) to|must|should|cant|cannot)\\b)|(?:food|snacks?|treats?) (?:gifts? )?(?:is|are|would be) (?:good|great|fine|welcome|perfect|ok)|must be (?:\\w+ or )?(?:edible|eatable)|meals? (?:delivered|delivery|kit)|foodie gifts?`,
  },
  {
    id: "practical",
    of: "anybody",
    pattern: `${want} (?:\\w+ )?practical|practical (?:gifts?|presents?|things?|stuff|only|please|over)|(?:nothing|not|no) (?:impractical|frivolous|silly|gimmicky)`,
    evenDenied: true,
  },
  {
    id: "useful",
    of: "anybody",
    pattern:
      "(?:something |that |things |actually |really |be |is |genuinely )*useful|(?:something |things |that |which )+(?:(?:he|she|they)(?:ll| will| can| could| would)? (?:actually |really )?(?:use|need)s?)|(?:he|she|they|hell|shell|theyll) (?:will |would |can )?(?:actually |really )?use(?: it)?(?= ?$| ,| every| daily)|used every day|everyday use",
  },
  {
    id: "handmade",
    of: "anybody",
    pattern:
      "hand ?(?:made|crafted|knitted|thrown|painted|stitched|carved)(?! by (?:me|us|him|her))|artisan(?:al)?|(?:small|independent|local) (?:makers?|business(?:es)?|artists?|artisans?)|made by (?:hand|an? (?:\\w+ )?(?:artist|maker))|etsy|one of a kind|craftsman\\w*|bespoke",
  },
  {
    id: "made-by-giver",
    of: "anybody",
    pattern:
      "(?:something |thing |gift |that )*(?:we|i|the kids|the children|kids|the class|my (?:son|daughter|kids)|they|my kid) (?:can|could|would|want to) (?:make or do|make|do ourselves|create|craft|bake|draw|build)|(?:make|making|made) (?:it |something )?(?:myself|ourselves|by (?:me|us|the kids|myself|ourselves)|at home)|diy gift|home ?made|(?<!\\b(?:(?:makes?|bakes?|cooks?|cooking|baking|builds?|brews?|rolls|does|everything|bread|food|meals|pasta|pastry|dough|start\\w*|chai|curry|dinner|it|them|all)(?: \\w+)? ))from scratch|(?:id|we) (?:like|love) to make",
  },
  {
    id: "personal",
    of: "anybody",
    pattern: `${want} (?:\\w+ )?(?:personal(?:i[sz]ed)?|customi[sz]ed|custom|engraved|meaningful|thoughtful|unique|special to (?:him|her|them)|heartfelt|sentimental)(?! (?:trainer|space|care|reasons|assistant))|(?:personal(?:i[sz]ed)?|meaningful|thoughtful|custom|engraved|unique|sentimental|heartfelt) (?:gifts?|presents?|things?|touch)|from the heart|show(?:s)? (?:how much|that) (?:i|we)|with (?:her|his|their) (?:name|initials)`,
  },
  {
    id: "presentable",
    of: "anybody",
    pattern: `${want} (?:\\w+ )?(?:classy|elegant|tasteful|appropriate|presentable|impressive|sophisticated|smart|professional)|(?:has to|must|needs to|should) (?:look (?:good|nice|expensive|impressive)|impress|be (?:appropriate|tasteful|presentable|professional|classy))|nicely (?:wrapped|presented)|gift ?wrapped|work appropriate|appropriate for (?:work|the office|a (?:boss|teacher|colleague))|safe for work`,
  },
  {
    id: "sustainable",
    of: "anybody",
    pattern:
      "sustainab(?:le|ility|ly)|eco(?: ?friendly| ?conscious)?|environmentally (?:friendly|conscious)|plastic free|zero waste|(?:no|hates|avoids|without|less|anti) (?:single use )?(?:plastics?|fast fashion|packaging|waste)|ethical(?:ly)?|fair ?trade|carbon|recycled|upcycled|green living|biodegradable|refillable|low waste|organic",
    evenDenied: true,
  },
  {
    id: "second-hand",
    of: "anybody",
    pattern:
      "(?<!(?:carries|carrying|drives|driving|rides|riding|plays|uses|using|owns|has|wears|bought|his|her|their) (?:an? |the )?(?:old |little )?)second ?hand|(?:pre ?loved|used|vintage|thrifted) (?:is |are )?(?:fine|ok|good|great|welcome|preferred|only|better|gifts?)|thrifted(?! (?:his|her|their))|pre ?loved",
  },
  {
    id: "funny",
    of: "anybody",
    pattern: `${want} (?:\\w+ )?(?:funny|silly|hilarious|fun|witty|humorous|tongue in cheek|quirky)|gag gifts?|(?:funny|silly|joke|novelty|jokey|fun) (?:gifts?|presents?)|make(?:s)? (?:him|her|them|everyone) laugh|a (?:good )?laugh|normal and fun|light ?hearted`,
  },
  {
    id: "relaxing",
    of: "anybody",
    pattern: `${want} (?:\\w+ )?(?:relaxing|calming|soothing|to relax|restful|cosy|cozy|pampering|comforting)|(?:needs?|deserves?|could use|wants?|help(?:s)? (?:him|her|them)|could do with) (?:to |a |some |a bit of |a good )*(?:relax(?:ing|ation)?|rest|pampering|break|unwind(?:ing)?|destress|de stress|switch off|sleep|treat|chill|tlc|me time|peace|nap)|(?<!(?:hates?|no|not|into|stand|of) )self ?care(?! (?:crap|nonsense|bs|bullshit|talk))|pamper(?:ing|ed)?|take (?:her|his|their) mind off|(?<!(?:first|1st|second|most) )time away(?! (?:from (?:home|(?:his|her|their|the) (?:family|parents|mom|mum|kids))))|put (?:her|his|their) feet up|wind down`,
  },
  {
    id: "cheering-up",
    of: "anybody",
    pattern:
      "cheer(?:ing|s)? (?:him|her|them|up)(?: up)?|(?:needs?|could use|want to) (?:a )?(?:pick me up|cheering|smile|lift|boost|hug)|make (?:him|her|them) (?:smile|feel (?:better|loved|special|less alone))|brighten|(?:lift|raise|boost) (?:her|his|their|the) (?:spirits?|mood)|care package|get well|thinking of (?:you|her|him|them)|just want to do something|show (?:we|i|that we|that i) care|pick me up|bit of joy|something (?:uplifting|cheerful|nice|happy)",
  },
  {
    id: "at-home",
    of: "anybody",
    pattern:
      "(?:use|do|enjoy|enjoyed|used|play|something|stay(?:s|ing)?|nights?|evenings?|date night|relax|cook|things|done) (?:at|in) home|at home (?:spa|date|night|activity|experience|kit)|from (?:bed|the couch|the sofa)|(?:do|does|done|use|enjoy|watch|join|play|attend|take part)(?: \\w+){0,2} from home(?! town)|home ?body|stay(?:s|ing)? home|without (?:leaving|going out|having to leave)|(?:cant|doesnt|wont|never) (?:leave|leaves|go out|goes out|come out)(?: much| the house)?|indoors?|(?<!\\b(?:all|every|each|last|one|first|same|two|three|\\d+) )nights? in(?! (?:the |an? |icu|er|a ?and ?e|\\w+ (?:ward|unit|hospital)))|cosy nights?",
    evenDenied: true,
  },
  {
    id: "outdoors",
    of: "anybody",
    pattern:
      "(?:something |get |gets |getting |time |be |being |use |for |to do |more |loves (?:the |being )?|spend\\w* \\w* ?)+(?:outside|outdoors|the outdoors|in nature|fresh air)|get (?:him|her|them) (?:out|outside|off (?:the|his|her) (?:couch|screens?))|outdoorsy|out of the house",
  },
  {
    id: "for-balcony",
    of: "anybody",
    pattern:
      "(?:for|(?<!\\b(?:sits?|sitting|sat|coffee|tea|reads?|reading|evenings?|mornings?|time|hours|naps?|rocks?|rocking) )(?<!\\b(?:sits?|sitting|sat) (?:\\w+ ){1,2})on) (?:the|her|his|their|a|our) (?:\\w+ )?(?:balcony|terrace|patio|porch|deck|window ?sill|window box|roof terrace|verandah?)|balcony (?:garden|friendly)",
  },
  {
    id: "soon",
    of: "anybody",
    pattern:
      "(?:need(?:ed|s)?|arrives?|here|delivered|get|in time|ready|deliver(?:y|ed)?|has to (?:arrive|be here)|must (?:arrive|be here)|want it|ship(?:ped|s)?) (?:\\w+ )?(?:by|before|for|on) (?:next |this |the |tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|christmas|\\d)|last ?minute|(?:next|same) day (?:delivery|shipping)|as soon as possible|asap|urgent(?:ly)?|(?:its|birthday is|party is|is|day is|leaves|leaving|thats|wedding is|back to \\w+|\\w+land) (?:tomorrow|today|tonight|this (?:friday|saturday|sunday|weekend|week)|in (?:two|2|3|three|a few|a couple of) days|on (?:friday|saturday|sunday|monday|tuesday|wednesday|thursday))|i forgot|totally forgot|running late|short notice|left it (?:too )?late",
  },
  {
    id: "no-surprises",
    pattern:
      "(?:hates?|dislikes?|doesnt (?:like|do|want|enjoy)|not (?:a fan of|into|good with|big on|keen on)|no|cant stand|isnt (?:a fan of|into|keen on)|bad with|anxious about|never) (?:any |a |being |all |unexpected )*surprise(?:s|d)?|(?:needs?|likes?|wants?) to (?:know (?:what|in advance)|plan ahead|choose|pick)|without surprises",
    evenDenied: true,
  },
  {
    id: "luxury",
    of: "anybody",
    pattern: `${want} (?:\\w+ )?(?:luxur(?:y|ious)|indulgent|fancy|high end|extravagant|splurge|premium|posh|top of the range|opulent)|luxur(?:y|ious|ies)(?! (?:apartment|flat|car|cars|brand))|spoil (?:him|her|them)|treat (?:him|her|them)(?! to| like)|expensive taste|(?:likes?|loves?|has|appreciates?) (?:the )?(?:finer things|nice things|expensive taste|good taste)|no expense spared|money (?:is )?no object|(?:treat|luxury) (?:she|he|they) (?:would|wouldnt|never|d)|never (?:buys|treats|spends|spoils) (?:anything )?(?:(?:her|him|them)sel\\w+|on)|(?:last (?:man|woman|person)) to buy (?:him|her|them)sel\\w+`,
  },
  {
    id: "cheap",
    of: "anybody",
    pattern:
      "(?<!no |not )cheap(?:er|ish)?(?: please| as possible)?(?=$| ,| (?:please|as|gifts?|presents?|ideas?|things?|and|but|or|is|options?|enough|side|end|for|would|would be|preferred)\\b)(?! and nasty)|(?:nothing|not|isnt|cant be|dont want|shouldnt be) (?:too |very |anything |overly |so )*(?:expensive|pricey|extravagant|fancy|flashy|over the top|costly|much money|lavish)|inexpensive|(?:on a|tight|small|tiny|low|limited|student) budget|not (?:spend|spending) (?:too )?much|cant (?:spend|afford) (?:a lot|much)|anything over a (?:tenner|fiver)|(?:hates|dont like|doesnt like|uncomfortable) (?:when )?(?:people |us |me )?(?:spending|spend|wasting)(?: money| too much)?|token gift|doesnt (?:have to|need to) (?:be expensive|cost)|bargain",
    evenDenied: true,
  },
  {
    id: "something-new",
    of: "anybody",
    pattern:
      "something (?:\\w+ )?(?:new|different|unusual|unexpected|out of the ordinary|original|(?:she|he|they)(?:s| has| have|ve|d| would|ll)? (?:\\w+ )?(?:never|not) (?:\\w+))|(?:try|learn|trying|learning|likes? (?:to try|trying|learning)|loves? (?:to try|trying|learning)|start|pick up|wants a|wants to try|looking for a|needs a|needs|a) (?:a |some |something )*new (?:things?|hobb(?:y|ies)|skills?|one|stuff|recipes|places|foods?|interest)|(?:bored of|sick of|not) the (?:usual|same old)|not the usual|unusual (?:gift|present)|outside (?:the box|her comfort|his comfort)",
  },
  {
    id: "surprise",
    of: "anybody",
    pattern:
      "(?:loves?|likes?|enjoys?|want(?:s)? to|a big fan of|would love to|want it to be|should be) (?:a |be |being |to |good |him |her |them |by |it |nice )*(?:surprise(?:s|d)?|blown away|wowed)|surprise (?:him|her|them|gift|present)|wow factor|unexpected gift",
  },
  {
    id: "not-romantic",
    of: "anybody",
    pattern:
      "(?:not|nothing|isnt|dont want (?:it|anything)|never|cant be|shouldnt be|no) (?:too |overly |to be |at all |anything |be |very |that |remotely |seem )*(?:romantic|intimate|soppy|mushy|lovey dovey|couple y|personal)|(?:just|only|strictly) friends|platonic|wrong (?:idea|impression|message|signal)|nothing (?:that says|saying) (?:soul ?mate|love|first love)|isnt a bribe|not a bribe",
    evenDenied: true,
  },
  {
    id: "memories",
    of: "anybody",
    pattern:
      "(?:with |of |loves |anything with |old |family |our |photos? |using |has )*(?:photos?|pictures|photographs) of (?:the |her |his |their |us|our|all )|nostalg(?:ic|ia)|remind(?:s|er)? (?:him|her|them) of|memor(?:ies|y book|y box|ial|ies of)|(?:in|to) (?:memory|remembrance|honou?r|remember) of?|reminisc\\w+|remember(?:s|ing|ance)? (?:us|me|him|her|them|by|the|our|their|his)|(?:good|old) (?:old )?(?:days|times)|our (?:time|story|history|first) together|\\d+ (?:months|years|great years) together|life story|scrapbook (?:of|about)|look back (?:on|at)|loves (?:her|his|their) (?:photos|memories)",
  },
  {
    id: "lucky-red",
    of: "anybody",
    pattern:
      "lucky (?:red|colou?rs?|charms?|numbers?)|something red|red (?:for luck|envelope)|(?:bring|brings|for) (?:good )?luck|auspicious|feng shui|chinese zodiac|year of the \\w+",
  },
  {
    id: "local",
    of: "anybody",
    pattern:
      "(?:something |a |buy |support |supports |shop |shops |from )*(?:local(?:ly)?(?: made| sourced| produced| shops?| business(?:es)?| artists?| makers?| produce)|from (?:here|our (?:town|city|area|region|country)|where (?:we|i|she|he|they) (?:live|lives|grew up|met|come|comes))|typical (?:of|for) (?:our|my|the|here)|(?:taste|piece|reminder|bit|slice) of (?:home|our|the city|my|\\w+land))|support(?:s|ing)? (?:local|small)|buy local|shop local",
  },
  {
    id: "by-touch",
    of: "anybody",
    pattern:
      "(?:tactile|textured|sensory|fidget)(?: toys?| things?| stuff| play)?|(?<!\\b(?:allowed|able|supposed|going|permitted) )(?<!\\b(?:not|never|hard) )to (?:touch|stroke|fidget with)|braille|nice to touch|something soft|likes? (?:soft|different) (?:textures|things)",
  },
  {
    id: "by-ear",
    of: "anybody",
    pattern:
      "(?:only |if they are |on |in )*audio(?:books?| format| only)?|something to listen to|talking books?|(?:can|could|to) (?:listen|hear)(?! (?:about|of|from|that|back))(?: to)?(?: it)?|by ear|spoken word|listens to everything",
  },
];
