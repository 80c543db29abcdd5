import type { Relationship } from "#shared/gift-options.ts";
import type { ReadFields } from "../reading.ts";

export type Gender = NonNullable<ReadFields["gender"]>;

interface Relative {
  words: string;
  relationship: Relationship;
  gender?: Gender;
  /** They say what is loved, too. */
  lovesIt?: true;
}

/** Words for the one whom it is for: the form's relationship and what they tell of the gender. */
export const relatives: readonly Relative[] = [
  // 'My ex', but 'my ex military dad'.
  { words: "(?:ex|crush)(?= ,|$| (?:and|who|whos|is|has|loves|likes|for|turns|turning)(?= |$))", relationship: "other" },
  { words: "(?:dog|cat|puppy|kitten)(?= ,|$| (?:who|whos|is|has|loves|likes|for|turns|turning)(?= |$))", relationship: "other" },
  { words: "ex husband|ex hubby|ex boyfriend|ex bf", relationship: "other", gender: "male" },
  { words: "ex wife|ex girlfriend|ex gf", relationship: "other", gender: "female" },
  { words: "wife|missus|wifey", relationship: "spouse", gender: "female" },
  { words: "husband|hubby|hubs", relationship: "spouse", gender: "male" },
  { words: "girlfriend|gf|fiancee", relationship: "spouse", gender: "female" },
  { words: "boyfriend|bf", relationship: "spouse", gender: "male" },
  { words: "spouse|partner|fiance|other half|better half|significant other", relationship: "spouse" },
  {
    words:
      "(?:mother|mom|mum|sister|sis|daughter) in law|grandma|grandmother|granny|gran|grammy|gramma|mee ?maw|ma?maw|bubbe|yiayia|nani|dadi|bhabhi|didi|masi|mausi|chachi|nan|nana|nanna|abuela|abuelita|oma|nonna|aunt|auntie|aunty|niece|goddaughter|godmother|granddaughter|great aunt|lola|babcia|mil|sil|dil",
    relationship: "extended-family",
    gender: "female",
  },
  {
    words:
      "(?:father|dad|brother|bro|son) in law|bhaiya|jiju|chachu|chacha|grandpa|grandfather|grandad|granddad|gramps|paw ?paw|papaw|pop|abuelo|opa|nonno|uncle|nephew|godson|godfather|grandson|great uncle|lolo|fil|bil",
    relationship: "extended-family",
    gender: "male",
  },
  { words: "cousin|in laws|grandparents|grandkids|grandchild|godchild|inlaws", relationship: "extended-family" },
  {
    words: "(?:mum|mom|mam|mummy|mommy|mama|mother)(?! to be(?= |$))|nanay|stepmum|stepmom|stepmother|ma",
    relationship: "parent",
    gender: "female",
  },
  { words: "dad|da|daddy|papa|father|stepdad|stepfather|pa|old man", relationship: "parent", gender: "male" },
  { words: "parents|mum and dad|mom and dad", relationship: "parent" },
  { words: "daughter|stepdaughter|little girl", relationship: "child", gender: "female" },
  { words: "son|stepson|little boy", relationship: "child", gender: "male" },
  { words: "kid|child|toddler|teenager|twins", relationship: "child" },
  // No baby brother, and no baby shower.
  { words: "(?:baby|newborn)(?= ,|$| (?:for|girl|boy|who|is|turns|turning|loves|likes)(?= |$))", relationship: "child" },
  { words: "sister|sis|stepsister|half sister", relationship: "sibling", gender: "female" },
  { words: "brother|bro|stepbrother|half brother", relationship: "sibling", gender: "male" },
  { words: "sibling", relationship: "sibling" },
  {
    words:
      "boss|manager|supervisor|team leader|colleague|coworker|co worker|workmate|work friend|intern|assistant|employee|team|staff|assistant at work|lad in work|(?:guy|man|woman|girl|lady|lad|bloke|chap|someone|somebody|person|people|gal|dude)(?= (?:i know )?(?:at|from|in) (?:my |our |the )?(?:work|office)(?: |$))",
    relationship: "colleague",
  },
  {
    words: "(?:fan|lover|nut|fanatic|enthusiast|addict|nerd|geek|buff|junkie)(?= (?:at|from|in) (?:my |our |the )?(?:work|office)(?: |$))",
    relationship: "colleague",
    lovesIt: true,
  },
  {
    words:
      "friend|best friend|bestie|mate|buddy|pal|bff|roommate|roomate|flatmate|housemate|freind|bridesmaid|groomsman|groomsmen|maid of honou?r",
    relationship: "friend",
  },
  { words: "(?:cleaning|mail|lunch) lady", relationship: "other", gender: "female" },
  {
    words:
      "(?:soccer|football|baseball|softball|basketball|hockey|volleyball|swim|track|debate) team|mail carrier|mail man|postie|milkman|(?:garbage|trash|bin) (?:man|men|guys?|collectors?)|trainer|housekeeper|(?:bus|ups|usps|fedex|amazon|delivery|mail) (?:driver|guy|person)|teacher|professor|tutor|coach|instructor|hairdresser|barber|neighbou?r|landlord|landlady|nanny|babysitter|client|doctor|therapist|cleaner|nurse|mentor|midwife|postman|mailman|host (?:father|mother|family|mum|mom|dad)|teaching assistant|educational assistant|driving instructor|dog walker|carer|childminder|pastor|priest|vicar|janitor|secretary|receptionist",
    relationship: "other",
  },
];
