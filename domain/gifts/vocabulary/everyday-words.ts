// Words of ordinary English that differ by a letter or two from a word of the vocabulary: not typing errors.
const words = `
activity active outdoor indoor culture garage cabinet cabin bakery about above abroad across active after again against almost alone along already although always angel angle animal another answer anyone
anything around beach beard beast beach begin being below bench better black blank blend block blood board bored boring bottle bottom boxes
brain brand brave bread break brick bride brief bring broad brown brush build built burning butter button calling candy cannot caring carry
carrying casting castle catch caught cause chain chair chalk chance change charm chart chase cheap cheat check cheer chest chief child choir
choice chose church claim class clean clear clever client climb close cloth cloud coach coast color comet comfort coming common company
cooler copper corner could count country couple course court cover crash crazy cream create cross crowd crown curious daily dairy dancer dares
dating decor delicate design dining dinner doctor dogma doing double doubt dough dozen draft drama dream dreaming dress drink drive driving
early earth eating edges either empty enjoy enough every exact extra fabric fairy faith falling family famous fancy farmer father feeling
fence walling fiber field fifth fight filing filling final finding finger finish first flame flash flavor float flood floor flour fluid flying focus
force forest forget found frame fresh friend front frost fruit funny future gentle getting ghost giant given giving glory going grace grade
grain grand grant grape graph grass great green greet grill groom group grown guess guest guide habit handle happy hardly hating heart heavy
height hello helping honest honor horror hotel hours house human humor hunger hunting ideas image index inner inside issue joint joking
judge juice keeping kitchen ladder large laser later laugh layer leader learn least leave lemon letter level light limit liner listen little
lively living local logic looking loose losing lover loving lower lucky lunch magic major maker making mango march market master match matter
maybe meant meeting mercy metal middle might minor minus model money month moral mother motor mount mouth moving museum naked nasty needle
nerve never newer night noise normal north nothing novel number nurse ocean offer office often olive onion order other outer owner painful
panel paper parent party pasta patch pause peace peach pearl people perfect person phase phone photo piece pilot pitch pizza place plain plane
plant plate play please plenty point polite power press pretty price pride print prize proof proud prove pulse punch puppy queen quick quiet
quite radio raise range rapid rather reach react ready really relax reply right river roast robot rough round route royal rural salad sauce
scale scare scene school score sense serve seven shade shake shame shape share sharp sheep sheet shelf shell shift shine shirt shock shore
short shout sight silent silly simple since sister sixty sleep sleeping slice slide small smart smell smile smoke snack solid solve sound
south space spare speak special speech speed spend spice split spoke spoon sport spring square staff stage stair stand staring start state
steam steel steep stick still stock stone stood store storm story stove strap straw strip stuff style sugar suite sunny super sweet table
taken taking talking taste teach teacher thank their theme there these thick thing think third those three throw tight timer tired title today
toffee token tooth topic total touch tough towel tower trace track trade trail trash treat trend trial tribe trick tried truck truly trust
truth twice twist under union until upper upset urban usual using valid value video visit vital voice waist waiting walking want wanting
waste watch water weather wedding weird whale wheat wheel where which while white whole whose within without woman women working world worry
worse worst worth would wrong young yours youth sealing seating rating mating dating hating boating coating floating skirting skirt stating
cleaning lacking packing parking barking marking banking hanging ranging bagging tagging napping rapping tapping mapping wrapping clapping
biting hiding riding siding bidding winning cunning stunning sinning pinning fanning tanning planning scanning wishing dishing washing
rushing pushing crushing pressing dressing crossing passing missing kissing failing mailing nailing boiling toiling soiling rolling polling
pulling bulling filming firming forming farming warming arming charming swarming rafting crafting lifting gifting shifting drifting sifting
poetic pottery poverty property cottage courage carriage marriage message massive passive native motive active action option potion lotion
motion nation station fashion passion mission vision version session tension pension mention section fiction friction function junction
autistic curly dying grateful hysterical intense manic messy needy operation queer rabbi relocation soldier vague
`;

export const everydayWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ""));
