export const listeningInEnglish = `Some time in the last half year, the person you are shopping for told you what they want. They did not say “I want”. They said “this lid never closes properly”, or “we used to go there every summer”, or “I’d love to know how they do that”. You nodded, the talk moved on, and now it is two days before the birthday and you are reading a list of bestsellers made for nobody.

The problem is rarely a lack of imagination. It is a lack of notes.

## Five sentences worth catching

People announce presents all the time, in a handful of forms. Once you know the forms, you hear them everywhere.

1. **The small complaint.** “My hands are always cold at that desk.” A complaint that comes twice is a commission. Answer it well: not any wrist-warmers, but a pair in the wool they would never buy for themselves.
2. **The interrupted wish.** “One day I’d like to learn to…”, followed by a reason why not now. Look at the reason. If it is money, pay for the first lesson. If it is time, give the evening too: book it, and mind the children.
3. **The lost thing.** “That was the year the blue bowl broke.” Lost things make the strongest presents there are, and second-hand shops are full of them.
4. **The praise of someone else.** “She always has such good pens.” What people admire in other hands is a list of wishes without its guard up.
5. **The thing they explain with their hands.** When someone draws a diagram on a napkin, you have found what they love. You need not understand it. You need to remember the words they used, because those are the words to search for.

## Write it down the same day

Memory keeps the mood of a conversation and throws away its nouns, and presents are made of nouns. So keep one note on your phone for each person you love. Write down the sentence as it was said, and the date. No categories, no plans yet:

> 14 March. “The light in this kitchen is useless for chopping.”

Six such lines a year are plenty. When the occasion comes, you do not begin with an empty page. You choose among six things that are true.

A few questions help the note along without giving you away:

- What did you do the last time you had a whole day to yourself?
- Which thing in this room have you had the longest?
- What was the best cheap thing you bought this year?
- If someone patient could teach you one thing, what would it be?

Ask one, then stay quiet for a little longer than is comfortable. The second answer is usually the real one.

## From a remark to a present

A remark is not yet a present. Between the two lies a small act of translation, and it can fail in two directions.

Too close: he said he likes coffee, so he gets a bag of coffee, his fourth this year. Too far: he said he likes coffee, so he gets a machine that needs its own shelf, and with it a hobby that he never asked for.

The right place is one step to the side. Ask what the remark was *about*. Coffee can be about the quarter of an hour before the others wake: then a fine cup for one is closer than any beans. It can be about the place on the corner where everyone knows him: then pay for ten cups there. It can be about getting something exactly right: then a small scale and a notebook. One remark, three men, three presents.

There is a test for the result. Can you finish the sentence “I chose this because you once said…”? If you can, put that sentence on the card. It is the part that will be kept.

## What to leave alone

Listening also tells you what *not* to give. She is trying to own less. He has stopped drinking and has not made a speech about it. They have two of those already, both from aunts. People seldom say “please don’t”; they say “we’re running out of cupboards”. That belongs in the note as well. A present that walks around a sore spot shows as much care as one that hits the mark.

## If it is two days before, and the note is empty

Ask someone who shares a kitchen with them, and ask the better question. “What do they want?” brings a shrug. “What have they been grumbling about?” brings an answer.

Or sit down for ten minutes and describe the person in writing, as you would to a stranger: what they do with a free hour, what makes them laugh, what they would carry out of the house first. You know more than you think; it only needs to be asked for. Our [gift form](/#gift-form) does the asking, and answers with five directions to walk in.

And tonight, begin the note. There is always another birthday.`;

export const budgetsInEnglish = `Think of the best present you were ever given. Now try to remember what it cost. Most people manage the first in a second, and the second not at all.

That is no fairy tale told to console thin wallets. It is how presents work: they are read, like letters. A large sum can be written in such a bored hand that nobody reads to the end, and twenty dollars can hold a sentence that stays on the shelf for thirty years. Here is how to write it.

## Go down in size until the money buys the best

For twenty dollars you can have the worst example of a large thing or the best example of a small one. Always take the second.

| Instead of | Consider |
|---|---|
| a cheap set of knives | the best vegetable peeler there is |
| a thin bathrobe | one pair of merino socks |
| a box of mixed chocolates | a single bar by someone who names the farm |
| a “luxury” pen that leaks | twelve good pencils and a proper sharpener |
| a bunch of tired roses | a seedling of the tree that grew in their first garden |

The best of something small gets used every day, and every day it is the best of its kind. Few expensive presents can say that.

## Give time a shape

“Dinner, some evening soon” is kind, and dies in a drawer. A gift of time needs edges: a date, a place, and something to hold.

So do not give a voucher for help in the garden. Give a card that says *Saturday the 12th, nine o’clock, I bring the spade and the sandwiches*. Do not promise to teach her the card game of your family; bring the deck, the rules in your handwriting, and the first evening. Other things an afternoon can hold: a drawer of photographs scanned and named, a bicycle made to run again, a recipe learnt from the one person who knows it and written down at last.

## Make one part by hand, and only one

Things that are home-made from start to finish ask a good deal of the person who receives them. Things that are bought from start to finish say little. The mixture is nearly always stronger: let the shop see to it that it works, and let your hand see to it that it is theirs.

- A paperback you love, with your pencil notes in the margin.
- A jar of good spice, and the recipe it belongs to, copied out.
- A plain frame, and the map of the walk you took on the day you met.
- Ten songs, and a line about each: where you were, who drove.

## Let small things belong together

Ten unrelated trifles look like the bottom of a bag. Five that share an idea look like one precious thing. Name the idea first, then shop for it: *a wet Sunday*, *the first night in the new flat*, *the train to your mother*. A wet Sunday might be a slim detective novel, a candle, two tea bags of the kind that is too expensive for every day, a crossword cut from a newspaper, and a note that says nobody will telephone.

Then edit. Whatever is there only to fill the box comes out again. Five things, not eleven.

## Wrap it as if it had been expensive

Wrapping is the cheapest square foot of generosity on the market. Brown paper, real string, a sprig of whatever is green outside: two dollars, and it looks like a decision. Fold the corners slowly. Write the name by hand. In Japan a present may come in a cloth that is tied, untied and used again for years; a good tea towel does the same work in any kitchen.

## Where not to save

Never on the card. Three sentences are enough: what you noticed, why it had to be this, what you wish them. It takes ten minutes, costs nothing, and is the only part that cannot be bought at any price.

Do not save by giving a lesser version of what they own already. And do not apologize. “It’s only a little something” hands over the price along with the present. Say “I saw this and thought of you”, and let it stand.

## When the others spend more

Two habits keep peace in families and among friends. Agree on a limit aloud, early, and lower than feels natural: everyone is relieved and nobody wants to be the first to say so. And put small sums together. Three people with fifteen dollars each need not give three things for fifteen; they can give one for forty-five, and one card with three handwritings on it.

A budget is not the opposite of generosity. It is the form in which most generosity has to be written, and forms are good for writing. If you would like somewhere to begin, choose the lowest band in our [gift form](/#gift-form): every idea it gives keeps to it.`;
