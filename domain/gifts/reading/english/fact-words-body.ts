import type { FactId } from "../../knowledge/facts.ts";
import type { Telling } from "./found-words.ts";

const nearly =
  "(?:nearly|almost|partially|partly|legally|registered|going|totally|completely|profoundly|born|increasingly|slightly|a bit|a little|pretty|very|quite|so|getting|gone|half|mostly) ?";
const bad =
  "(?:bad|dodgy|poor|weak|failing|terrible|rotten|gammy|arthritic|painful|sore|replaced|new|broken|busted|injured|wonky|creaky|stiff|aching|torn|dud|iffy|achy|trick|blown|shot|wrecked)";
/** 'His back is shot', 'her knees are killing her'. */
const gone =
  "(?:(?:is|are|has|have|s|was|were) )?(?:\\w+ly |so |pretty |completely |all |been )?(?:shot|wrecked|busted|bust|gone|ruined|destroyed|messed up|finished|knackered|done for|out again|giving out|gave out|acting up|killing (?:him|her|them)|trash(?:ed)?|not what (?:it|they) (?:was|were|used to be)|toast|worn out|fused|hurting|hurts?|aches?|aching|swollen|swells?|stiff|sore|bad)";

const noOuting = "(?:sleep|bed|work|school|college|uni|university|waste|trouble|the (?:toilet|bathroom|loo|moon))\\b";

const operation =
  "(?:surgery|operation|op|procedure|transplant|hysterectomy|mastectomy|c section|caesarean|(?:knee|hip|shoulder|valve) replacement|(?:hip|knee) done)";
const fracture =
  "(?:broke|broken|fractured|shattered|snapped|tore|torn|ruptured|smashed)(?: up)?(?: (?:his|her|their|an|a|both))?(?: (?:left|right))? (?:leg|ankle|hip|foot|heel|pelvis|kneecap|knee|tibia|femur|acl|achilles|cruciate|meniscus|vertebrae?|back|neck)";
/** Years ago it is over. */
const notLongAgo = "(?!.*\\b(?:years? ago|last year|ages ago|as a (?:kid|child|boy|girl)|once|decades?)\\b)";
const recently = `(?:had|has had|having|has|after|post|awaiting|facing|recovering from|recovers from|recuperating from|getting over|from|upcoming|just out of|emergency|major|open heart|before) (?:(?:a|an|the|his|her|their) )?(?:\\w+ ){0,3}?${operation}${notLongAgo}|${operation} (?:was|is|were|went|on|three|two|a|last|next|this|tomorrow|yesterday)\\b${notLongAgo}|${fracture}${notLongAgo}|(?:in|out of|home from|came home from|back from) (?:the )?hospital${notLongAgo}|hospitali[sz]ed${notLongAgo}|(?:in|with) (?:a |his |her |their )?(?:full )?(?:cast|plaster|traction)|(?:on )?crutches|(?:a|one|two|three|four|five|six|\\d+) (?:days?|weeks?|wks?) (?:post[- ]?op|after (?:surgery|(?:his|her|the|an) operation))`;

/** How people tell of body and mind. */
export const bodyFacts: readonly Telling<FactId>[] = [
  {
    id: "hard-of-hearing",
    pattern:
      "hard of hearing|(?:a bit|a little|slightly|partially|half|going|very|quite|getting|rather|bit|pretty|nearly|almost|mostly|practically) deaf|hearing (?:aids?|loss|impaired|impairment|problems?|not (?:so|too|very|that|as|what|great|good)(?: (?:good|great|sharp|hot))?|(?:is|has|s) (?:\\w+ly |almost |all but |just |about |pretty much )?(?:going|gone|bad|poor|shot|failing|worse|not (?:what|great|good))|went|(?:is )?(?:going|gone))|(?:lost|losing) (?:most of |much of |nearly all of |all |all of )?(?:his|her|their) hearing|(?:cant|cannot|no longer|struggles to) follow (?:the |a |any )?(?:music|radio|tv|television|conversations?|speech|films?|movies)|(?:cant|cannot|doesnt|struggles to) hear (?:well|very|much|properly|so|us|anything)|tinnitus|deaf (?:in|on) (?:the |his |her |their )?(?:one|left|right)(?: (?:ear|side))?",
  },
  {
    id: "deaf",
    pattern:
      "(?:(?:profoundly|born|totally|completely|is|hes|shes|theyre|she is|he is|been|the|proudly|and) )+deaf(?! (?:in|on) (?:the |his |her |their )?(?:one|left|right))|deaf (?:since|from)|sign language|asl|bsl|auslan|deaf person|cochlear implants?",
  },
  {
    id: "low-vision",
    pattern:
      "(?:eyes|eyesight|vision|sight)(?: is| are)? not (?:so |too |very |that |all that |as )?(?:good|great|sharp|strong|what)|(?:eyesight|vision|sight|eyes) (?:is |are )?(?:\\w+ )?(?:going|failing|bad|poor|fading|weak|terrible|arent|isnt|not what|not great|worse)|(?:poor|bad|failing|low|weak|limited|partial) (?:eyesight|vision|sight)|macular(?: degeneration)?|glaucoma|cataracts?|blind in (?:the |his |her |their )?(?:one|left|right) eye|partially sighted|visually impaired|cant (?:see|read) (?:fine print|small print|well|very well|properly|much|the print|print|small)|(?:cant|struggles to) see (?:well|properly|much|very)|large print|losing (?:his|her|their) (?:sight|eyesight|vision)|retinitis|(?:eye|cataract|retina) (?:surgery|operation|op)|detached retina|(?:cant|cannot|not allowed to) (?:read|look at screens)(?: or \\w+)?(?: for| until| right now| at the moment)",
  },
  {
    id: "nearly-blind",
    pattern:
      "macular(?: degeneration)?|(?:lost|losing|loses|has lost) (?:most of|nearly all(?: of)?|almost all(?: of)?|much of) (?:his|her|their) (?:sight|eyesight|vision)|(?:cant|cannot|can no longer|can hardly|can barely|no longer able to|unable to)(?: really| even| properly)* (?:see(?: (?:to|well enough to))? (?:read|much|faces|the (?:tv|telly|page|screen|cards)|small things)|read|see)(?: (?:or|and) (?:see|read|write))?(?: (?!fine|small|tiny)\\w+){0,3} (?:anymore|any more|any longer|now|even (?:large|big))|(?:only|just) (?:sees?|makes? out) (?:shapes|light|shadows|blurs?)",
  },
  {
    id: "blind",
    pattern: `(?:(?:${nearly})*)(?<!colou?r )blind(?! (?:in (?:the |his |her |their )?(?:one|left|right)|(?:(?:old|little|rescue|senior|\\w+ year old) )?(?:cats?|dogs?|kitten|puppy|pup|pug|horse|mare|pony|rabbit|bunny|goat|hen|parrot)\\b|bo?x(?:es)?|dates?|bags?|spots?|tastings?|mice|faith))(?: (?:since|from) (?:birth|\\w+))?`,
  },
  {
    id: "walks-badly",
    pattern: `${bad} (?:(?:left|right) )?(?:knees?|hips?|legs?|foot|feet|ankles?)|(?:knees?|hips?|legs?|feet|ankles?) (?:always )?${gone}|(?:his|her|their|bad|the) (?:knees?|hips?) (?:means?|meant|wont let|put an end to|put a stop to|(?:dont|doesnt) (?:let|allow|like))|(?:knees?|hips?) (?:was |were |just )?(?:done|replaced|op)|(?:on|with) crutches|crutches|in (?:a|an) (?:(?:moon |walking |surgical |air ?|orthopa?edic )boot|aircast|leg brace|boot(?= (?:for|since|till|until|now|with)|$| ,))|(?:done|did|does|hurt|injured|twisted|sprained|knackered|buggered|wrecked|pulled|bust(?:ed)?) (?:in )?(?:his|her|their) (?:\\w+ )?(?:ankles?|knees?|hips?|legs?|foot|hamstring|calf|groin|achilles)(?! (?:bracelet|day|exercises|workout|stretches))|(?:knees?|hips?|legs?) (?:is|are|isnt|arent|playing|gives?|hurts?|trouble|replacements?|surgery|operations?|ops?|pain|problems?|arthritis)|(?:cant|cannot|can not|can hardly|can barely|unable to|struggles to|not able to|doesnt|hard to|finds it hard to) (?:really )?(?:walk|stand(?= (?:for|up|long|too|very)|$| or)|kneel|climb|manage stairs|do stairs|get around|get about)(?: (?:far|much|long|well|for long|very far|up stairs|around))?|(?:uses|walks with|on|with|needs) (?:a |his |her |their )?(?:cane|walker|walking stick|zimmer|zimmer frame|crutches|rollator|frame)|limited mobility|mobility (?:issues|problems|scooter)|unsteady on|(?:not|isnt) (?:so |very )?(?:steady|mobile)|lost (?:his|her|their) (?:left|right|one) (?:leg|foot)|amputee|prosthetic leg|broken (?:leg|ankle|foot|hip)|broke (?:his|her|their|a) (?:leg|ankle|foot|hip)|(?:tore|torn|snapped|ruptured) (?:his|her|their|an|a) (?:acl|achilles|meniscus|hamstring|knee|cruciate)|sprained ankle|(?:cant|cannot|not) be on (?:his|her|their) feet(?: (?:for )?long| much)?|(?:walking|stairs) (?:is|are|has become|gets?) (?:very |really |too )?(?:hard|difficult|painful|tough|a struggle)|(?:feet|ankles|legs) (?:like balloons|are swollen|swell)|swollen (?:feet|ankles|legs)|plantar fasciitis|gout|multiple sclerosis|parkinsons|fibromyalgia`,
  },
  {
    id: "walks-badly",
    pattern:
      "(?:knees?|hips?|legs?|feet|ankles?) (?:(?:are|is|were) )?(?:not|arent|isnt) (?:so |too |very |all that |that |exactly |really |what they (?:were|used to be) )?(?:great|good|brilliant|the best|strong|happy|well|what they (?:were|used to be))",
    evenDenied: true,
  },
  {
    id: "wheelchair",
    pattern:
      "(?:(?:in|uses|using|has|needs) (?:a |an |his |her |their )?)?(?:electric |power )?wheelchair(?! (?:basketball|rugby|tennis|racing|fencing|dance))(?: user)?|plays wheelchair (?:basketball|rugby|tennis)|(?:been |s |is |lives |hes |shes )in a (?:power )?chair(?= ?$| ,| since| after| from| for| now| ever| because)|wheels (?:him|her|them)sel\\w+|paraplegic|quadriplegic|tetraplegic|spinal (?:cord )?injury|paralysed|paralyzed",
  },
  {
    id: "bed-rest",
    pattern:
      "(?:mostly|always|usually|mainly) in bed(?! by)|(?:on|ordered|told to|strict) (?:strict )?bed ?rest|bed ?ridden|bed ?bound|stuck in bed|confined to bed|in traction|hospice care|(?<!donat\\w+ )(?:is|are|hes|shes|now|moved|moving|admitted|back|lives|living|been|goes|going) (?:in|into|to|at) (?:a |the |an )?hospice(?! (?:nurse|shop|choir|garden))|cant (?:leave|get out of) bed|flat on (?:his|her|their) back",
  },
  {
    id: "stays-home",
    pattern: `house ?bound|home ?bound|stuck (?:at home|inside|indoors|upstairs|in (?:the |a |his |her |their )?(?:house|flat|apartment|room)|(?:up )?on (?:a |the )?\\w+ floor)|(?:cant|cannot|not able to|unable to|can hardly|can barely)(?: really| even)? (?:leave|get out of) (?:the |his |her |their )?(?:house|flat|apartment|home|building)|(?:cant|cannot|not able to|unable to)(?: really| even)? (?:get|go|manage|climb|do)(?: (?:up|down|up and down))?(?: the| any)? stairs|cant (?:go|get) (?:far|out|anywhere)(?! (?:late|together|often))|(?:doesnt|does not|hardly|rarely|barely|never|no longer|seldom|not)(?: really| ever| been)? (?:leaves?|leaving|goes? out|going out|gets? out|getting out)(?: of)?(?: (?:the|his|her|their) (?:house|flat|home))(?: much| anymore| these days)?|confined to (?:the house|home|his|her|their)|(?:self )?isolating|quarantin\\w+|shielding|not allowed (?:out|to leave)|agoraphobi\\w+|only (?:leaves|goes out|gets out) (?:for|to)|(?:not|isnt|wont be|cant be|never)(?: \\w+)? (?:getting|going|making it|able to (?:get|go|make it)) (?:out |over |along )?to (?!${noOuting})(?:\\w+ ){1,4}(?:this (?:year|season|summer|winter|time)|any ?more|any longer|these days|for a while)|(?:cant|cannot|can no longer|couldnt|wont be able to|not able to|no longer able to)(?: really| even)? (?:go|get|make it|travel)(?: (?:out|along|over|up|down))? to (?!${noOuting})(?:\\w+ ){1,4}(?:now|any ?more|any longer|these days|this (?:year|season|summer|winter)|at all|at the moment|until|for)|(?:cant|cannot) (?:go|get) out in the evenings?|no (?:evenings|nights) out|(?:no|without a|hasnt got a) (?:babysitter|sitter)|(?:no|without a) lift(?= (?:for|and))`,
  },
  {
    id: "sees-nobody",
    pattern:
      "(?:doesnt|does not|didnt|isnt|not|dont)(?: \\w+)? (?:want(?:ing)?|ready|up|able|well enough|keen|feel(?:ing)? (?:up|like|ready|able))(?: to| for| it to)* ?(?:see|seeing|meet|meeting|face|facing|be around|being around|have|having|talk to|talking to) (?:\\w+ ){0,1}(?:people|anyone|anybody|friends|visitors|company|guests|others|family)|(?:wont|cant|isnt|not) (?:see|seeing|meet|meeting|have|having) (?:anyone|anybody|people|visitors|guests)|(?:stay|stays|staying|keep|keeps|keeping|kept) away from (?:people|everyone|others|everybody)|no visitors|wants? to be (?:left )?alone|shut (?:him|her|them)sel\\w+ (?:away|off|in)",
  },
  {
    id: "no-crowds",
    pattern:
      "(?:avoids?|avoiding|hates?|scared of|afraid of|(?:cant|cannot|doesnt) (?:do|cope with|handle|stand|be in|like|go into|manage|take)|stays? away from|keeps? away from|no|nothing with|away from) (?:big |large |busy )?(?:crowds?|crowded places|big groups|busy places)|crowds? (?:\\w+ )?(?:are|is|make|makes|scare|scares|freak|overwhelm|stress)|(?:and|or) crowds are too much",
    evenDenied: true,
  },
  {
    id: "laid-up",
    pattern: `(?:${recently})`,
  },
  {
    id: "low-immunity",
    pattern:
      "immun\\w* ?(?:suppressed|compromised|suppressants?|system (?:is )?(?:low|weak|shot|down|wrecked|compromised))|immunosuppress\\w*|immunocompromised|neutropeni\\w+|low (?:white )?(?:blood )?(?:cell )?counts?|(?:organ|kidney|liver|heart|bone marrow|stem cell) transplant|anti rejection|risk of infections?|cant (?:risk|catch) (?:an infection|a cold|germs|anything)",
    evenDenied: true,
  },
  {
    id: "no-digging",
    pattern:
      "(?:cant|cannot|not|isnt|arent|mustnt|must not|shouldnt|no)(?: really)?(?: (?:supposed|allowed|meant|able) to)? ?(?:dig(?:ging)?|touch(?:ing)? (?:the )?(?:soil|earth|dirt|compost)|handl(?:e|ing) (?:the )?(?:soil|compost|earth)|get (?:his|her|their) hands (?:dirty|in the (?:soil|earth|dirt)))(?: (?:in )?(?:the )?(?:soil|earth|dirt|garden))?",
    evenDenied: true,
  },
  {
    id: "bad-teeth",
    pattern:
      "dentures?|false teeth|lost (?:all |most of |nearly all )?(?:of )?(?:his|her|their) teeth|toothless|(?:no|bad|few|hardly any|not many|missing|sore) teeth|(?:cant|cannot|trouble|difficulty|struggles to|hard to|hurts to|finds it hard to) chew(?:ing)?|jaw (?:is )?(?:wired|surgery|broken)|broken jaw|(?<!(?:wears|in) )braces(?= ?$| ,| on| and| off| so| until)|wisdom teeth",
    evenDenied: true,
  },
  {
    id: "swallows-badly",
    pattern:
      "soft (?:foods?|diet)|pur(?:e|ée)ed|liquid diet|dysphagia|(?:trouble|difficulty|problems?|struggles(?: with| to)?|hard time) swallow(?:ing)?|(?:cant|cannot) (?:really )?swallow|thickened|feeding tube|tube fed|peg (?:fed|feed|tube)|nil by mouth|cant (?:really )?eat (?:solids?|solid food)",
    evenDenied: true,
  },
  {
    id: "mouths-things",
    of: "anybody",
    pattern:
      "(?:puts?|putting|sticks?|shoves?) (?:\\w+ ){1,3}(?:in|into) (?:his|her|their|its) mouth|everything (?:still )?(?:goes|ends up|went) (?:straight )?(?:in|into) (?:his|her|their) mouth|mouths (?:everything|things|toys|objects|stuff)|mouthing|chew(?:s|ing) (?:on )?(?:everything|things|(?:his|her|their)(?! (?:\\w+ )?(?:pens?|pencils?|sleeves?|collars?|hoodie|nails?|fingernails|lips?|gum|food|meals?|cud|hair|cheeks?|straws?|toothpicks?)\\b))|no small (?:parts|pieces|bits)|small parts|chok(?:e|es|ing) hazards?|pica|swallow(?:s|ed|ing)? (?:things|everything|small|toys|objects)",
    evenDenied: true,
  },
  {
    id: "weak-hands",
    pattern: `(?:cut|sliced|chopped|sawed|sawn) (?:off )?(?:\\w+ ){0,3}(?:finger ?tips?|fingers?|thumb)|neuropathy|(?:hands?|fingers?)(?: and (?:feet|toes))? (?:\\w+ ){0,3}(?:tingl\\w+|numb|cold and|go numb|have gotten (?:so |very )?bad|have got (?:so |very )?bad)|numb (?:hands|fingers)|(?:lost|missing) (?:\\w+ )?fingers|arthritis in (?:his|her|their|both) (?:hands?|fingers?|thumbs?|wrists?)|(?:hands?|fingers?) (?:\\w+ ){0,3}(?:arthritic|shaky|stiff|weak|achy)|(?:hands|fingers|wrists?|thumbs?) (?:always )?${gone}|(?:hands?|fingers?) (?:shake|shakes|tremble|are shaky|are stiff|dont work|hurt|are weak|arent (?:so |very )?steady|are bad|are arthritic)|${bad} hands|shaky hands|hand tremors?|tremors?|essential tremor|arthritic (?:hands|fingers)|carpal tunnel|wrist pain|(?:sore|painful|aching) wrists?|wrists? (?:hurts?|aches?|(?:never|hasnt|didnt) (?:\\w+ )?heal(?:ed)?)|parkinsons|rheumatoid arthritis|weak grip|arthritis|rsi|cant grip|(?:cant|cannot|trouble|struggles to) (?:open(?:ing)? (?:jars|things)|hold(?:ing)? (?:things|a pen))`,
  },
  {
    id: "one-hand",
    pattern:
      "(?:broke|broken|fractured|lost|hurt|injured|snapped|smashed|shattered|dislocated|separated|cracked) (?:his|her|their|an|one|a) (?:left |right )?(?:arm|wrist|hand|elbow|collar ?bone|shoulder(?<!(?:hurt|injured) .{0,12}shoulder))(?! (?:bag|strap|band|bands|stand))|(?:arm|wrist|hand) (?:is )?in (?:a )?(?:cast|plaster|sling)|(?:right|left) (?:hand|arm|side) (?:doesnt|isnt|wont|is)|(?<!\\b(?:eats?|eating|feeds?|feeding|drinks?|drinking|holds?|holding|rocks|bounces?|texts?|texting|catch(?:es)?|types|typing)\\b.{0,25})one (?:arm|hand)(?:ed)?(?! (?:gaming|only|free))|paralysed (?:on one side|left side|right side)|after (?:his|her|a|the) stroke|(?:cant|cannot|no longer|unable to|lost (?:the )?use of|barely|hardly) (?:use |move |lift |feel )?(?:his|her|their) (?:left |right |dominant |one |other )(?:hand|arm|side)",
  },
  {
    id: "bad-back",
    pattern: `${bad} (?:back|neck|shoulders?)|(?:back|neck|shoulders?|spine|rotator cuff) (?:always )?${gone}|threw out (?:his|her|their) back|(?:hurt|injured|wrecked|busted|tore|dislocated|put out) (?:his|her|their|an?|one) (?:left |right )?(?:shoulder|back|neck)|frozen shoulder|rotator cuff|shoulder (?:surgery|operation|replacement|injury|pain|is (?:bad|bust|gone|shot))|neck (?:pain|surgery|injury)|whiplash|back (?:pain|problems?|surgery|trouble|injury|operation|is (?:bad|bust|gone))|slipped disc|herniated disc|sciatica|(?:his|her|their) back (?:hurts|is|gives|plays|went|cant|wont)|(?:cant|cannot|not allowed to|shouldnt|cant even) (?:heavy )?lift(?:ing)?|no (?:heavy )?lifting|scoliosis|spinal fusion`,
    evenDenied: true,
  },
  {
    id: "diabetic",
    pattern:
      "(?:(?:type (?:1|2|one|two)|newly|pre ?|borderline|insulin dependent) )*(?:diabetics?|diabetes|pre ?diabet(?:ic|es))|(?:high|bad|rising) blood sugar|blood sugar (?:is |problems?|issues?)(?:\\w+ )?(?:high|up|bad)?|on insulin|insulin pump",
  },
  {
    id: "heart-condition",
    pattern:
      "heart (?:condition|at+ac?ks?|problems?|trouble|failure|disease|surgery|bypass|operation|issues?|murmur|transplant|valve|scare|op)|(?:bad|weak|dodgy|dicky) heart|cardiac (?:arrest|rehab|event|surgery)|valve replacement|(?:triple|quadruple|double)? ?bypass|stents?|atrial fibrillation|a ?fib|angina|high blood pressure|hypertension|weak heart",
  },
  {
    id: "feels-cold",
    pattern:
      "(?:always|constantly|forever|perpetually) (?:so |really )?(?:cold|freezing|chilly)|(?:cold|freezing) all the time|feels? the cold|(?:gets|runs) cold(?: easily)?(?! (?:brew|plunges?))|(?:hates?|cant stand|cant bear|dreads) (?:the |being )?cold(?! (?:brew|cuts|calls|weather sports))|(?:is|hes|shes|theyre) (?:(?:always|just|absolutely|so|already|totally) )?freezing(?=$| ,| and| here| there| all| year| in| every| at)|(?:unheated|freezing|icy|draughty|drafty) (?:shed|garage|workshop|studio|office|house|flat|apartment|van|cabin|barn|desk|classroom|warehouse)|(?:shed|garage|workshop|studio|office|house|flat|apartment|van|cabin|barn|classroom|warehouse) (?:is|has|isnt) (?:(?:always|so|absolutely|really) )*(?:unheated|freezing|not heated|heated only|icy|draughty|drafty|no heat(?:ing|er)?)|poor circulation|raynauds|(?:cold|icy|freezing) (?:hands|feet|toes|fingers)(?! (?:about|before|over|on))|(?:hands|feet) (?:are )?(?:always )?(?:cold|freezing|ice)",
    evenDenied: true,
  },
  {
    id: "sleeps-badly",
    pattern:
      "insomnia(?:c)?|(?:cant|cannot|doesnt|barely|hardly) sleeps?(?: (?:well|much|at all|through|at night|anymore|these days|lately))?(?! (?:without|in(?! (?:the day|day ?light|day ?time))|over|with|on|away))|(?:trouble|problems?|hard time|difficulty|struggles? (?:with|to)) (?:falling a|staying a)?sleep(?:ing)?|(?<!(?:roommate|baby|flatmate|neighbou?r|husband|wife|partner) (?:is a |a )?)light sleeper|(?:bad|poor|terrible|restless|broken|disturbed|rubbish|lousy) sleep(?:er)?|sleeps? (?:so |very |really |pretty |quite )?(?:badly|poorly|terribly|lightly)|(?:doesnt|dont|hasnt|isnt|not)(?: \\w+)? (?:slept|sleeping|get(?:ting)?(?: any| much| enough)? sleep)(?: (?:well|much|properly|a wink|through|since|in (?:days|weeks|months)))*(?! (?:over|with|in (?:his|her|their|the|a)|on (?:the|a)))|(?:up|awake) (?:half|most of|all) the night(?= worr|$| ,)|sleepless nights?|wakes? up (?:at|every|several|all) (?:\\w+ )?(?:night|3|4|three|four|hour|times)",
    evenDenied: true,
  },
  {
    id: "weak-stomach",
    pattern:
      "acid reflux|gerd|ibs|(?:sensitive|weak|bad|delicate|dodgy|nervous) stomach|(?:stomach|gut|digestive|bowel) (?:issues|problems|trouble|ulcers?)|ulcers?|gastritis|heartburn|reflux",
  },
  { id: "pacemaker", pattern: "pacemakers?|defibrillator|icd|implanted device" },
  { id: "epilepsy", pattern: "(?:photosensitive )?epilep(?:sy|tic)|seizures?|photosensitive" },
  {
    id: "ill-or-recovering",
    pattern:
      "(?:broke|broken|fractured) (?:(?:his|her|their|an|a) )?(?:left |right )?(?:arm|wrist|leg|ankle|collarbone|shoulder|hip|foot|ribs?|elbow)|in (?:a |his |her |the )?(?:cast(?! (?:of|party|list))|plaster|sling|(?:walking |moon |air |medical |surgical )boot|(?<=\\b(?:still|foot|ankle|leg|hes|shes|currently|is) in (?:a |his |her |the )?)boot(?! camp| of))|(?:recovering|recuperating|convalescing|recovers|recovery(?= (?:from|after)))(?: at home| well)?(?: (?:from|after) (?!anorexia|bulimia|addiction|an? eating|alcohol|drink)(?:\\w+ ){0,3}\\w+)?|(?:had|has|having|after|post|awaiting|facing|for|from|upcoming|big|major|knee|hip|back|heart|top|bottom|brain|shoulder|spinal|emergency) (?:\\w+ )?(?:surgery|operation|op)|(?:in|out of|left|came home from|from|back from) (?:the )?hospital|on dialysis|dialysis(?! (?:nurses?|tech\\w*|units?|ward|clinic|cent(?:er|re)s?|doctor|specialist|educator))|c section|caesarean|chronic(?:ally)? (?:ill|illness|pain|fatigue)|long covid|(?:had|after|since) (?:a|the|his|her) (?:mild )?stroke|(?:very|really|seriously|so|been|is|terminally) (?:ill|unwell|poorly|sick)|an illness|kidney (?:failure|transplant)|transplant|crohns|lupus|colitis|chronic|me cfs|pneumonia|(?<!(?:volunteers|volunteering|volunteered|works|working|worked|helps|helps out|nurse|nursing) )(?:in|(?<!donat\\w* )to) (?:a|the) hospice(?! (?:charity|thrift|shop|store|nurse|volunteer|choir|kitchen|office))|hospice care|cystic fibrosis|get well|on medication|motor neurone|als|multiple sclerosis|(?:has|have|with|got|had|living with|and|advanced|early|progressive) ms|ms (?:diagnosis|patient|flares?|fatigue)|(?:tires|gets tired) (?:so |really |very )?(?:easily|quickly|fast|out)|low energy",
  },
  {
    id: "cancer-treatment",
    pattern:
      "(?<!beat |beating |survived |surviving |beaten |free of |past )chemo(?:therapy)?|radiotherapy|radiation (?:therapy|treatment)|(?:finish(?:ed|es|ing)|starts?|started|starting|in|through|during|after|from) radiation|(?<!\\b(?:beat|beating|survived|surviving|beaten|kicked|fought off) (?:\\w+ )?)(?:breast|prostate|lung|bowel|skin|ovarian|stage \\w+|colon|brain|thyroid|throat|pancreatic|bladder|blood)? ?cancer(?! survivor| free|s behind)(?: (?:treatment|diagnosis))?|leukaemia|leukemia|lymphoma|mastectomy|in remission|tumou?r|oncology|melanoma|myeloma",
  },
  {
    id: "asthma",
    pattern:
      "asthma(?:tic)?|copd|emphysema|(?:out of|short of|gets? out of) breath(?: easily| quickly| after)?|breathless|lung (?:surgery|operation|transplant)|on oxygen|lung (?:disease|condition|problems)|breathing (?:problems|difficulties)",
  },
  {
    id: "scent-sensitive",
    pattern:
      "(?:strong |any )?(?:smells?|scents?|perfumes?|fragrances?)(?: \\w+)? (?:(?:make|makes|making) (?:him|her|them)(?: (?:sick|ill|nauseous|sneeze|gag|queasy|dizzy|wheeze|feel \\w+))?|(?:give|gives) (?:him|her|them)(?: (?:an? )?(?:headaches?|migraines?))?|trigger|triggers|bother|bothers|set off|turns? (?:his|her|their) stomach)|(?:sensitive|allergic|reacts badly) to (?:strong )?(?:smells?|scents?|perfumes?|fragrances?)|scent (?:free|sensitive)|fragrance free|(?:headaches?|sneezes|sneezing|nauseous|sick|wheezy|dizzy) (?:from|around|with) (?:strong |any |most )?(?:smells?|scents?|perfumes?|fragrances?)|(?:no|hates|cant stand|nothing with|nothing|without) (?:strong )?(?:scents?|scented|smells?|fragrances?|perfumes?|fragranced|smelly)|migraines?",
    evenDenied: true,
  },
  {
    id: "sensitive-skin",
    pattern:
      "sensitive skin|(?:hands?|knuckles|fingers|skin) (?:\\w+ ){0,3}(?:cracked|chapped|cracking|bleeding|raw|dry)|(?:dry|cracked|chapped|raw) (?:hands|skin|knuckles|heels)|eczema|psoriasis|dermatitis|rosacea|skin (?:condition|allergy|allergies|is sensitive)|rashes|reacts to (?:lotions|creams|cosmetics)",
  },
  {
    id: "dementia",
    pattern:
      "(?:lewy body |early(?: onset)? |vascular |beginnings of |mild |advanced )?(?:dementia|alzheimers?|alzheimer s)|(?:losing|lost) (?:his|her|their) memory|memory (?:loss|problems|issues|is (?:going|failing))|(?:getting|becoming|gotten|become|more and more|increasingly) (?:\\w+ )?forgetful|(?:very |so |quite )?forgetful (?:lately|now|these days|with age)|(?:grandma|grandpa|grandmother|grandfather|granny|gran|nana|nan|grandad) (?:is |has |gets )*(?:very|so|quite) forgetful|gets confused|(?:cant|cannot|doesnt|hardly|barely|struggles to|no longer) remembers?(?: \\w+){0,2} (?:anymore|any more|these days|now|much|names|things)|forgets (?:everything|things|names|who|where)|easily confused",
  },
  {
    id: "care-home",
    pattern:
      "(?:care|nursing|va|veterans|vets|convalescent|retirement|old peoples|rest|residential) home|assisted living|sheltered (?:housing|accommodation)|memory care|hospice care|(?<!(?:volunteers|volunteering|volunteered|works|working|worked|helps|helps out|nurse|nursing) )(?:in|moved to) (?:a|the) hospice(?! (?:charity|thrift|shop|store|nurse|volunteer|choir|kitchen|office))|aged care",
  },
  {
    id: "low-mood",
    pattern:
      "depress(?:ed|ion)|anxiety|burn(?:t|ed)? ?out|(?:feeling|feels|felt|been|is|a bit|really|so|very|pretty) (?:low|down|blue|lonely|overwhelmed|stressed|hopeless|sad)|panic attacks|(?:having|had|going through) (?:a |an )?(?:really |very )?(?:rough|tough|hard|bad|difficult|horrible|awful|terrible|rubbish|shit|crap) (?:time|year|few|month|week|patch|couple)|needs? (?:cheering|a pick me up)|postnatal depression|ppd|postpartum depression|mental health|breakdowns?(?! (?:cover|assistance|insurance|truck|service|kit|recovery|van|policy))|ptsd|wont come out|exhausted|knackered|worn out|shattered|run ragged|isnt eating",
  },
  {
    id: "noise-sensitive",
    pattern:
      "(?:hates?|cant stand|scared of|sensitive to|frightened by|no|nothing|cant bear|bothered by) (?:with )?(?:loud|sudden)? ?(?:noises?|sounds?|bangs|noisy)|loud (?:noises?|sounds?|things|places)(?: \\w+)? (?:are torture|scare|scares|frighten|upset|upsets|bother|overwhelm|are)|misophonia|sensory (?:issues|sensitivities|overload|processing)|ptsd|(?:nothing|no|not) (?:that )?(?:too )?(?:bangs|loud|noisy)|hyperacusis",
    evenDenied: true,
  },
  { id: "autistic", pattern: "autis(?:tic|m)|asperger\\w*|on the spectrum|asd|non ?speaking|nonverbal|non verbal|neurodivergent|audhd" },
];
