import type { FactId } from "../../knowledge/facts.ts";
import type { Telling } from "./found-words.ts";

const nearly =
  "(?:nearly|almost|partially|partly|legally|registered|going|totally|completely|profoundly|born|increasingly|slightly|a bit|a little|pretty|very|quite|so|getting|gone|half|mostly) ?";
const bad =
  "(?:bad|dodgy|poor|weak|failing|terrible|rotten|gammy|arthritic|painful|sore|replaced|new|broken|busted|injured|wonky|creaky|stiff|aching|torn|dud|iffy)";

/** How people tell of body and mind. */
export const bodyFacts: readonly Telling<FactId>[] = [
  {
    id: "hard-of-hearing",
    pattern:
      "hard of hearing|(?:a bit|a little|slightly|partially|half|going|very|quite|getting|rather|bit|pretty) deaf|hearing (?:aids?|loss|impaired|impairment|problems?|is (?:going|bad|poor|not (?:what|great|good)))|(?:cant|cannot|doesnt|struggles to) hear (?:well|very|much|properly|so|us|anything)|tinnitus|deaf in one ear",
  },
  {
    id: "deaf",
    pattern:
      "(?:(?:profoundly|born|totally|completely|is|hes|shes|theyre|she is|he is|been|the|proudly|and) )+deaf(?! in one)|deaf (?:since|from)|sign language|asl|bsl|auslan|deaf person|cochlear implants?",
  },
  {
    id: "low-vision",
    pattern:
      "(?:eyesight|vision|sight|eyes) (?:is |are )?(?:\\w+ )?(?:going|failing|bad|poor|fading|weak|terrible|arent|isnt|not what|not great|worse)|(?:poor|bad|failing|low|weak|limited|partial) (?:eyesight|vision|sight)|macular(?: degeneration)?|glaucoma|cataracts?|partially sighted|visually impaired|cant (?:see|read) (?:fine print|small print|well|very well|properly|much|the print|print|small)|(?:cant|struggles to) see (?:well|properly|much|very)|large print|losing (?:his|her|their) (?:sight|eyesight|vision)|retinitis|(?:eye|cataract|retina) (?:surgery|operation|op)|detached retina|(?:cant|cannot|not allowed to) (?:read|look at screens)(?: or \\w+)?(?: for| until| right now| at the moment)",
  },
  {
    id: "blind",
    pattern: `(?:(?:${nearly})*)(?<!colou?r )blind(?! (?:bo?x(?:es)?|dates?|bags?|spots?|tastings?|mice|faith))(?: (?:since|from) (?:birth|\\w+))?`,
  },
  {
    id: "walks-badly",
    pattern: `${bad} (?:knees?|hips?|legs?|foot|feet|ankles?)|(?:knees?|hips?|legs?) (?:is|are|isnt|arent|playing|gives?|hurts?|trouble|replacements?|surgery|operations?|ops?|pain|problems?|arthritis)|(?:cant|cannot|can not|can hardly|can barely|unable to|struggles to|not able to|doesnt|hard to|finds it hard to) (?:really )?(?:walk|stand(?= (?:for|up|long|too|very)|$| or)|kneel|climb|manage stairs|do stairs|get around|get about)(?: (?:far|much|long|well|for long|very far|up stairs|around))?|(?:uses|walks with|on|with|needs) (?:a |his |her |their )?(?:cane|walker|walking stick|zimmer|zimmer frame|crutches|rollator|frame)|limited mobility|mobility (?:issues|problems|scooter)|unsteady on|(?:not|isnt) (?:so |very )?(?:steady|mobile)|lost (?:his|her|their) (?:left|right|one) (?:leg|foot)|amputee|prosthetic leg|broken (?:leg|ankle|foot|hip)|broke (?:his|her|their|a) (?:leg|ankle|foot|hip)|(?:tore|torn|snapped|ruptured|did) (?:his|her|their|an|a) (?:acl|achilles|meniscus|hamstring|knee|cruciate)|sprained ankle|(?:cant|cannot|not) be on (?:his|her|their) feet(?: (?:for )?long| much)?|(?:walking|stairs) (?:is|are|has become|gets?) (?:very |really |too )?(?:hard|difficult|painful|tough|a struggle)|(?:feet|ankles|legs) (?:like balloons|are swollen|swell)|swollen (?:feet|ankles|legs)|plantar fasciitis|gout|multiple sclerosis|parkinsons|fibromyalgia`,
  },
  {
    id: "wheelchair",
    pattern:
      "(?:(?:in|uses|using|has|needs) (?:a |an |his |her |their )?)?(?:electric |power )?wheelchair(?! (?:basketball|rugby|tennis|racing|fencing|dance))(?: user)?|paraplegic|quadriplegic|tetraplegic|spinal (?:cord )?injury|paralysed|paralyzed",
  },
  {
    id: "bed-rest",
    pattern:
      "(?:on|ordered|told to|strict) (?:strict )?bed ?rest|bed ?ridden|bed ?bound|stuck in bed|confined to bed|in traction|house ?bound|cant leave (?:the house|home|bed)|hospice|cant (?:go|get) (?:far|out(?! (?:late|at night|in the evenings?|much|together|often|for long))|anywhere)",
  },
  {
    id: "weak-hands",
    pattern: `(?:lost|missing) (?:\\w+ )?fingers|arthritis in (?:his|her|their|both) (?:hands?|fingers?|thumbs?|wrists?)|(?:hands?|fingers?) (?:shake|shakes|tremble|are shaky|are stiff|dont work|hurt|are weak|arent (?:so |very )?steady|are bad|are arthritic)|${bad} hands|shaky hands|hand tremors?|tremors?|essential tremor|arthritic (?:hands|fingers)|carpal tunnel|parkinsons|rheumatoid arthritis|weak grip|arthritis|rsi|cant grip|(?:cant|cannot|trouble|struggles to) (?:open(?:ing)? (?:jars|things)|hold(?:ing)? (?:things|a pen))`,
  },
  {
    id: "one-hand",
    pattern:
      "(?:broke|broken|fractured|lost|hurt|injured) (?:his|her|their|an|one) (?:left |right )?(?:arm|wrist|hand|elbow|collarbone|shoulder)|(?:arm|wrist|hand) (?:is )?in (?:a )?(?:cast|plaster|sling)|(?:right|left) (?:hand|arm|side) (?:doesnt|isnt|wont|is)|one (?:arm|hand)(?:ed)?(?! (?:gaming|only))|paralysed (?:on one side|left side|right side)|after (?:his|her|a|the) stroke",
  },
  {
    id: "bad-back",
    pattern: `${bad} back|back (?:pain|problems?|surgery|trouble|injury|operation|is (?:bad|bust|gone))|slipped disc|herniated disc|sciatica|(?:his|her|their) back (?:hurts|is|gives|plays|went)|(?:cant|cannot|not allowed to|no|shouldnt|cant even) (?:heavy )?lift(?:ing)?|scoliosis|spinal fusion`,
    evenDenied: true,
  },
  {
    id: "heart-condition",
    pattern:
      "heart (?:condition|attack|problems?|trouble|failure|disease|surgery|bypass|operation|issues?|murmur)|bypass|stents?|atrial fibrillation|a ?fib|angina|high blood pressure|hypertension|weak heart",
  },
  { id: "pacemaker", pattern: "pacemakers?|defibrillator|icd|implanted device" },
  { id: "epilepsy", pattern: "(?:photosensitive )?epilep(?:sy|tic)|seizures?|photosensitive" },
  {
    id: "ill-or-recovering",
    pattern:
      "(?:broke|broken|fractured) (?:(?:his|her|their|an|a) )?(?:left |right )?(?:arm|wrist|leg|ankle|collarbone|shoulder|hip|foot|ribs?|elbow)|in (?:a |his |her )?(?:cast|plaster|sling)|(?:recovering|recuperating|convalescing|recovers|recovery(?= (?:from|after)))(?: at home| well)?(?: (?:from|after) (?!anorexia|bulimia|addiction|an? eating|alcohol|drink)(?:\\w+ ){0,3}\\w+)?|(?:had|has|having|after|post|awaiting|facing|for|from|upcoming|big|major|knee|hip|back|heart|top|bottom|brain|shoulder|spinal|emergency) (?:\\w+ )?(?:surgery|operation|op)|(?:in|out of|left|came home from|from|back from) (?:the )?hospital|on dialysis|dialysis|c section|caesarean|chronic(?:ally)? (?:ill|illness|pain|fatigue)|long covid|(?:had|after|since) (?:a|the|his|her) (?:mild )?stroke|(?:very|really|seriously|so|been|is|terminally) (?:ill|unwell|poorly|sick)|an illness|kidney (?:failure|transplant)|transplant|crohns|lupus|colitis|chronic|me cfs|pneumonia|hospice|cystic fibrosis|get well|on medication|motor neurone|als|multiple sclerosis|ms",
  },
  {
    id: "cancer-treatment",
    pattern:
      "chemo(?:therapy)?|radiotherapy|radiation (?:therapy|treatment)|(?:breast|prostate|lung|bowel|skin|ovarian|stage \\w+|colon|brain|thyroid|throat|pancreatic|bladder|blood)? ?cancer(?: (?:treatment|diagnosis))?|leukaemia|leukemia|lymphoma|mastectomy|in remission|tumou?r|oncology|melanoma|myeloma",
  },
  {
    id: "asthma",
    pattern: "asthma(?:tic)?|copd|emphysema|on oxygen|lung (?:disease|condition|problems)|breathing (?:problems|difficulties)",
  },
  {
    id: "scent-sensitive",
    pattern:
      "(?:strong |any )?(?:smells?|scents?|perfumes?|fragrances?)(?: \\w+)? (?:make|makes|give|gives|trigger|triggers|bother|bothers|set off)|(?:sensitive|allergic|reacts badly) to (?:strong )?(?:smells?|scents?|perfumes?|fragrances?)|scent (?:free|sensitive)|fragrance free|(?:no|hates|cant stand|nothing with|nothing|without) (?:strong )?(?:scents?|scented|smells?|fragrances?|perfumes?|fragranced|smelly)|migraines?",
    evenDenied: true,
  },
  {
    id: "sensitive-skin",
    pattern:
      "sensitive skin|eczema|psoriasis|dermatitis|rosacea|skin (?:condition|allergy|allergies|is sensitive)|rashes|reacts to (?:lotions|creams|cosmetics)",
  },
  {
    id: "dementia",
    pattern:
      "(?:lewy body |early(?: onset)? |vascular |beginnings of |mild |advanced )?(?:dementia|alzheimers?|alzheimer s)|(?:losing|lost) (?:his|her|their) memory|memory (?:loss|problems|issues|is (?:going|failing))|very forgetful|gets confused|easily confused",
  },
  {
    id: "care-home",
    pattern:
      "(?:care|nursing|retirement|old peoples|rest|residential) home|assisted living|sheltered (?:housing|accommodation)|memory care|hospice|aged care|retirement (?:village|community|flat)|independent living",
  },
  {
    id: "low-mood",
    pattern:
      "depress(?:ed|ion)|anxiety|burn(?:t|ed)? ?out|(?:feeling|feels|felt|been|is|a bit|really|so|very|pretty) (?:low|down|blue|lonely|overwhelmed|stressed|hopeless|sad)|panic attacks|(?:having|had|going through) (?:a |an )?(?:really |very )?(?:rough|tough|hard|bad|difficult|horrible|awful|terrible|rubbish|shit|crap) (?:time|year|few|month|week|patch|couple)|needs? (?:cheering|a pick me up)|postnatal depression|ppd|postpartum depression|mental health|breakdown|ptsd|wont come out|exhausted|knackered|worn out|shattered|run ragged|isnt eating",
  },
  {
    id: "noise-sensitive",
    pattern:
      "(?:hates?|cant stand|scared of|sensitive to|frightened by|no|nothing|cant bear|bothered by) (?:with )?(?:loud|sudden)? ?(?:noises?|sounds?|bangs|noisy)|loud (?:noises?|sounds?|things|places)(?: \\w+)? (?:are torture|scare|scares|frighten|upset|upsets|bother|overwhelm|are)|misophonia|sensory (?:issues|sensitivities|overload|processing)|ptsd|(?:nothing|no|not) (?:that )?(?:too )?(?:bangs|loud|noisy)|hyperacusis",
    evenDenied: true,
  },
  { id: "autistic", pattern: "autis(?:tic|m)|asperger\\w*|on the spectrum|asd|non ?speaking|nonverbal|non verbal|neurodivergent|audhd" },
];
