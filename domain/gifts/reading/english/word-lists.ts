/** A set of the words of a text. */
function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ""));
}

/** They add nothing to what is said. */
export const fillers = setOf(
  "eh innit lah yall luv hun bruh yaar obv obvs obvi alot really absolutely totally literally just also still definitely kinda lowkey honestly probably genuinely basically actually sorry obviously currently apparently seriously truly sadly even tbh lol yes yeah yep ha hah haha hahaha lmao pls plz please thanks thx omg omfg maybe perhaps ok okay though however anyway btw fyi imo ugh yay woohoo hooray oh hey hi xx xxx firstly secondly finally lastly",
);

/** Subjects that always begin a clause. */
export const subjects = setOf(
  "he she they i we hes shes theyre theyve theyll hell shell hed shed theyd im ive id ill were weve weve theres thats its youd youll everyone everybody nobody",
);
export const personPronouns = setOf("he she they hes shes theyre theyve theyll hed shed theyd him her them u");
export const giverPronouns = setOf("i im ive id ill we weve wed me us mine");

/** Before a noun, without being a part of what is meant. */
export const determiners = setOf(
  "a an the any anything something some more another other others extra additional his her their my our your its this that these those much many so too way booked all every each both either single enough such like about around roughly over lots tons loads plenty bunch couple few several half dozen dozens hundreds thousands million billion nearly almost own whole entire own certain various different multiple countless numerous existing",
);
export const sorts = setOf(
  "kind kinds sort sorts type types heap heaps stack stacks tower towers form forms ton tons lot lots load loads pile piles bunch couple set sets sign hint",
);

/** They end a noun phrase. */
export const phraseEnds = setOf(
  "between only hes shes theyre im ive weve theyve allowed but so because cos coz cause since as unless until till til if when whenever while whereas that which who whom whose where why how than then either neither ever anymore already yet too atm rn now today tonight tomorrow yesterday please plz pls thanks thank lol haha tho though although instead anyway is are was were be been am isnt arent wasnt werent do does did dont doesnt didnt has have had hasnt havent hadnt can cant could couldnt will wont would wouldnt should shouldnt may might must cannot it him he she they i we you me us them anyone someone somebody everybody everyone except otherwise etc sometimes often usually always never once twice again soon lately recently forever religiously daily weekly obsessively badly hard constantly its above according unfortunately luckily apart together",
);
export const links = setOf("and or nor plus then");
export const prepositions = setOf(
  "of for with in on from about under over at without to into by against around after like through during near inside before",
);

/** Nouns for people: who is one is no thing. */
export const people = setOf(
  "teen teens tween tweens preteen preteens talker hugger crier survivor survivors carrier librarian aide doorman concierge groomer custodian crossing-guard fil mil sil bil dil pastor priest vicar janitor secretary receptionist mentor midwife postman mailman postie milkman barber client carer childminder intern caregiver dentist mum mom mam mama mummy mommy mother dad da daddy papa father parent parents stepmum stepmom stepdad stepmother stepfather nan nana nanna gran granny grandma grandmother grandad grandpa granddad grandfather pop pops abuela abuelo lola lolo nonna nonno oma opa grammy gramma meemaw mamaw mawmaw pawpaw papaw bubbe yiayia nani dadi bhabhi didi masi mausi chachi chachu chacha bhaiya jiju hubs brother brothers bro sister sisters sis sibling siblings twin twins son sons daughter daughters kid kids child children oldest youngest eldest toddler toddlers boy boys girl girls niece nieces nephew nephews cousin cousins aunt auntie aunty uncle uncles tio tia wife husband hubby spouse partner girlfriend boyfriend gf bf fiance fiancee ex friend friends freind mate mates bestie buddy pal boss manager supervisor colleague colleagues coworker coworkers teacher teachers professor tutor coach instructor trainer neighbour neighbor neighbours neighbors roommate roomate flatmate housemate landlord landlady nanny babysitter assistant nurse doctor therapist hairdresser cleaner driver student students team class family families relatives relative folks people person man men woman women lad lads guy guys lady ladies bloke blokes couple couples grandkids grandchildren grandson granddaughter grandchild grandsons granddaughters inlaws inlaw law godson goddaughter godmother godfather stepson stepdaughter host groom grooms bride brides grandparents grandparent godparents everyone everybody anyone nobody someone strangers stranger husbands wives family's",
);
/** Those of them whom one has at home or in the family, for 'his girlfriend', 'my mother'. */
export const relations = setOf(
  "mum mom mam mama mummy mommy mother dad da daddy papa father parents stepmum stepmom stepdad nani dadi bhabhi didi masi mausi chachi chachu bhaiya jiju hubs grammy nan nana gran granny grandma grandmother grandad grandpa granddad grandfather pop brother brothers bro sister sisters sis sibling son sons daughter daughters kid kids child children baby toddler boy girl niece nephew cousin cousins aunt auntie uncle wife husband hubby partner girlfriend boyfriend gf bf fiance fiancee ex friend friends mate boss manager teacher neighbour neighbor roommate flatmate housemate family grandkids grandchildren grandson granddaughter law inlaws colleague colleagues coworker advisor adviser supervisor professor coach fiance fiancee",
);
export const pets = setOf(
  "dog dogs cat cats puppy kitten kittens pup horse mare pony rabbit rabbits bunny parrot budgie hamster corgi staffy labrador lab poodle dachshund dachshunds whippet whippets beagle pug terrier collie cockapoo labradoodle retriever greyhound greyhounds spaniel bulldog frenchie husky chihuahua",
);

/** Never things that could be left out: time, money, size, places, people in general, and the gift itself. */
export const neverThings = setOf(
  "talking light window windows peace shame sequel sequels prequel prequels registry registries list lists hobby hobbies sun sunlight sunshine daylight hand hands arm arms leg legs foot side cold rain weather dark stairs shifts shift gift gifts present presents thing things stuff item items idea ideas problem problems rush hurry time times money budget cost price expense fuss reason reasons need needs doubt worry worries one ones way ways size sizes place places room space help clue sense matter point plan plans week weeks year years yr yrs day days month months hour hours minute minutes morning mornings evening evenings night nights weekend weekends monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december birthday birthdays bday christmas xmas holiday holidays occasion anniversary thanks interest interests clutter sleep rest dad dads mom moms mum mums father mother wife husband chance luck hope hopes life lives world work job jobs house home school office town city country area part bit lot lots top end start beginning hint advice answer question news word words feeling feelings mood energy patience effort trouble choice option options preference preferences limit limits rules rule exception exceptions more less much many anything something nothing everything whatever deal big small large huge tiny expensive cheap pricey costly heavy bulky long short old new fancy quid pound pounds dollar dollars bucks euro euros tenner fiver grand people person kids kid friends family mention attention one's biggie dark death dying failure commitment everything wonder second doubt longer exaggeration joke joking kidding messing lie lies use lift lifts elevator parking third fourth fifth doing results offer patient invalid specific particular burden dime penny cent license licence certification certificate permit fun teeth",
);
/** Kept where somebody says that they have it; who they are, feel or live in is no possession. */
export const notOwned = setOf(
  "fistula catheter colostomy ileostomy prosthesis shunt bypass opinions opinion thoughts theories license licence permit sense taste eye ear ears eyes heart soul spirit mind memory voice laugh smile humour humor energy patience temper attitude personality style way ability talent skill skills gift knack passion love interest hobby hobbies dream dreams goal plan plans job jobs career interview degree phd masters exam exams test surgery operation appointment treatment chemo stent pacemaker diabetes asthma eczema cancer dementia arthritis allergy allergies condition disease disorder syndrome fever flu cold cough pain migraine migraines headaches anxiety depression adhd autism ptsd epilepsy birthday anniversary wedding baby newborn newborns toddler toddlers twins triplets infant garden yard lawn balcony terrace porch house home flat apartment condo place room bedroom kitchen space land farm allotment plot studio office pool roof view locker luggage suitcase time life lives day days year years week weeks month months moment reason problem problems trouble issue issues difficulty idea ideas clue money budget income salary debt nerves nerve steel hands hand arm arms leg legs knee knees hip back feet foot hair skin face body head teeth brain degree boyfriend girlfriend company business shop salon shift shifts meeting deadline trip holiday vacation flight move journey commute reputation impact effect influence fun blast laugh rest go look feeling feelings hunch hope hopes faith belief beliefs right choice chance luck access chats chat talk conversation point role part accent sweet tooth sweettooth effort hive hives bees chickens hens fish horse horses mare cow cows sheep animals pet pets wound baby babies neighbours neighbors roommates soft spot thing crush one picnic picnics dinner dinners barbecues parties some it them lot two three four five six seven eight nine ten best worst most everything nothing anything something busy hectic lovely gorgeous pigeons doves ferrets goats ducks geese alpacas llamas donkeys ponies turkeys quail budgies canaries finches guinea-pigs pigs",
);

/** Nobody is allergic to these but in jest. */
export const jests = setOf(
  "morning mornings monday mondays work working commitment exercise exercising people fun effort cleaning housework chores cooking talk feelings nonsense drama sleep cold mess bullshit bs stupidity stupid idiots rules technology responsibility responsibilities authority waking emails meetings money losing boredom silence planning deadlines sitting romance cheese-puns adulting sports happiness compliments attention",
);

export const times = setOf(
  "mon tues weds thurs fri sat week weeks wk wks year years yr yrs month months day days hour hours morning evening night weekend summer winter spring autumn fall season monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends january february march april june july august september october november december birthday christmas xmas now while moment time second minute minutes min mins hr hrs today yesterday tomorrow anniversary once occasion easter holidays party",
);
