/** The artist's words for her works: poems and short stories, with their lines and stanzas. */
export default {
  instructionsForFirstLight: {
    title: 'Instructions for First Light',
    text: `Come before the kettle does.
Leave the door on its latch, the dog
to his argument with sleep.
Take the path the tide has been reading
and do not speak to it yet.

When the rock turns from iron to bread,
stand still. That is the whole of it.
The lamp up there will go on turning
a minute longer than it needs to,
the way a mother, hearing the car
safe in the yard, lies listening still.

Then gold, in pieces, toward your feet.
You needn't deserve it. You need only
to have got up.`,
  },
  thirdDay: {
    title: 'Third Day',
    text: `On the first day we said, it will blow itself out.
On the second we said less.
On the third the house had learned the tune
and we went about inside the sound of it
like people living in a shell.

My father used to say you can't hate weather,
it isn't looking at you. But I have stood
where the road gives up and watched a sea
come forty miles to break on that one rock
and I tell you it looked.

What I wanted to paint was not the wave.
It was the half-second after,
when the whole white roof of it hangs there
deciding.`,
  },
  glassblower: {
    title: 'Glassblower',
    text: `A wave is a thing the sea makes
out of breath and does not keep.

Watch: it gathers, it thins,
it is lit from the back
like the side of a bottle
held up to see what's left.

Every fifth or sixth is perfect.
None of them is saved.
All day the long blue furnace
turns them out and lets them fall,

and I, who keep everything—
string, letters, the wrong keys—
have come down here with salt on my glasses
to take lessons.`,
  },
  sixHours: {
    title: 'Six Hours',
    text: `For six hours the sea lends us its floor.
We go down the stairs in our ordinary shoes.

Here are the giants, up to their ankles in nothing,
with whole woods growing out of their hats.
My niece wants to know who carved them.
The water, I say. With what? With more water.
She puts her palm flat to the rock
as you would with a horse.

When the horn goes we climb back up
and lean on the rail with everybody
to watch our footprints taken in.

That night she asks me from the dark
what the giants are standing on now.
The same thing, I tell her.
They're just pretending to swim.`,
  },
  rollCall: {
    title: 'Roll Call',
    text: `The red shed is Everett's, who never locks it.
The yellow was painted by mistake, wrong tin,
and has been yellow twenty years.
The white one sells bait, ice, opinions.

The boat is called after a daughter
who grew up and moved to Calgary
and comes home each July to be photographed
beside her own name.

Tide's out. The wharf stands on its tall legs
like a heron thinking.
A gull says one thing. Another gull
says the same thing, louder, and so
the day's business is begun.`,
  },
  aground: {
    title: 'Aground',
    text: `I used to think the boat looked sad like that,
keel in the mud, leaning on one elbow,
the rope gone slack and running off to nowhere.

Then I got older, and was for some years
aground myself, and learned
what the boat was doing. It was resting.
It had its whole weight down.

Nobody hauls at a dory in the mud.
They go up to the house. They put the light on.
They know about the moon.

And somewhere past the bar, in the last colour,
a bright thread moves, and is a little wider,
and finds the channel it remembers,
and comes on, in no hurry, with good news.`,
  },
  whatTheTwoBoatsSaid: {
    title: 'What the Two Boats Said',
    text: `"Any sign?"

"A bit of shine, off by the point."

"You said that an hour ago."

"It was there an hour ago. It's nearer."

The yellow boat was new and had never been left before. The red boat was older than the road.

"What if it doesn't come?"

The red boat considered. In sixty years it had been painted eleven times, sunk once, and left every single day by the whole of the ocean.

"Listen," it said.

Under the mud, under the quiet, a small sound: the sound of a great many tiny holes letting out their breath.

"What is that?"

"That," said the red boat, "is everyone else who's waiting, making room."`,
  },
  offing: {
    title: 'Offing',
    text: `There is a word for the part of the sea
you can see but could not reach by supper:
the offing. It is where things are
when they are nearly here.

I have kept my eye on it for years.
Ships have come out of it, and rain,
and once, at noon, a moose, swimming,
as if late for an appointment.

Mostly it is empty, and shining,
and asks nothing, and I find
I like a house with something in the offing.
I like to wash the cups and look.`,
  },
  lullabyForAWatchkeeper: {
    title: 'Lullaby for a Watchkeeper',
    text: `Hush now the halyard, hush now the hold,
the moon has a penny too bright to be sold,
she's dropped it in water and broken it small
and nobody living can gather it all.

Steer by the pieces, steer by the seam,
half of the way is the road in a dream,
half is a compass, and half is the lee
(that's three of your halves, love, but so is the sea).

Hush now the tiller, hush now the bell,
the shore has a secret the islands won't tell:
that all the night long, on the roof of the deep,
the light keeps on walking to get you to sleep.`,
  },
  arrival: {
    title: 'Arrival',
    text: `First there was nothing, which was white.
Then a thickening in it, like a thought.
Then two lines, upright, the kind
a child makes for people.

We heard her before she was finished:
a block creaking, someone's cough,
a kettle lid. All that whiteness
and inside it, tea.

Then she was simply there,
the way the dead are in dreams,
every rope in place, going by so close
we could have handed them the bread.

A man at the rail touched his cap.
We touched ours. And the fog,
like a clerk with a large soft stamp,
came down and filed her.`,
  },
  signature: {
    title: 'Signature',
    text: `Forty tons, and she leaves
without slamming the door.

The boat had gone quiet by then.
The man with the loudspeaker
had run out of facts.
Up came the tail, black, unhurried,
pouring at the edges,
like the last page of something
held up so we could see
it had been signed.

Then the round slick place on the water
the guide said is called a footprint.

Somebody's child waved.
We stayed a good while, all of us,
facing the same way.`,
  },
  ghazalOfTheBirches: {
    title: 'Ghazal of the Birches',
    text: `No bell was rung, and still I came to the birches.
No hymn but wind; it knew the name of the birches.

You said that gold was only green forgetting.
I have not thought the same of the birches.

Somebody small once peeled a page and wrote there.
The letter is still aflame in the birches.

All year I owe, I answer, I am sorry;
one hour a year, no blame in the birches.

The light comes slant and sits in every pew.
It isn't shy, nor tame, in the birches.

And you, who hold a brush as if a candle:
put out the shame. Remain in the birches.`,
  },
  theNeighbour: {
    title: 'The Neighbour',
    text: `My grandmother called it the neighbour. "The neighbour's up early," she'd say in September, when the first branch turned. "The neighbour's in a state," when it blew.

She was widowed at that kitchen window, and snowed in at it, and proposed to again at it, and said no. When the road crew came to widen the shoulder she carried a chair out and sat down under the tree with her knitting. It was raining. She had brought a flask.

They moved the road. You can see the bend from here; strangers think there must be a reason for it, a ledge, a spring.

There was. She was five foot one, and the sock she finished that day was a left.`,
  },
  tracks: {
    title: 'Tracks',
    text: `Two lines go up the hill to the door.
That is the story. You can stop there.

Or you can ask what was on the sled
(wood; a sack of feed; the youngest, asleep),
and who was pulling, and was it far,
and had they words, and were they mended.

Somebody struck a match in the window.
Somebody said, wipe your feet.
The barn took in its breath of animals
and held it till morning.

But the snow, which is a plain speaker,
says only: they went out. They came in.
And lays its blue hand over the field
as if to keep the place.`,
  },
  toll: {
    title: 'Toll',
    text: `My mother held her breath across the bridge
and made us hold ours: luck, she said, or wishes.
The planks went by like someone's knuckled ridge,
a drumroll under us. The dark was delicious.
You smelled old hay, and river, and the past.
A square of day came on, no bigger than
a stamp, then window-size, then door; at last
we broke out, gasping, gold, and breath began.

I wished for horses. Later on, for him.
I wished, one year, for nothing but the breath.
She's gone. The bridge is posted. Leaves still skim
the water, red on red, and underneath
I hold it yet, the whole way, as I drive,
and come out on the far side, and arrive.`,
  },
  weed: {
    title: 'Weed',
    text: `Strictly speaking, they are not from here.
Somebody's aunt brought seed in a hem,
a twist of paper, a pocket.
They got out. They did not ask.

By June they have the ditch, the bank,
the graveyard, both sides of the road to the dump,
purple on purple, pink where they please,
leaning on fences like cousins at a wedding.

The man from the county says invasive.
The bees have not been told.

I like a thing that loves a place
it wasn't born to, and says so,
loudly, in gravel,
every year, with everything it has.`,
  },
  stillLifeWithHurry: {
    title: 'Still Life, with Hurry',
    text: `Flowers don't hold still. That is the joke of it.
By the time I had the jug, the jug's blue shoulder,
the left-hand spike had bowed. By noon
there was a rustle: petals on the cloth,
small as a child's shed buttons.

I painted those. I painted where they'd been.
The apple, being vain, gave me no trouble.

What is it you do all day? my brother asks.
I race, I say. I sit here in my apron
and run as hard as ever I can run
against a jug of lupins,
and every time they win, and every time
they leave behind the colour on the table.`,
  },
  heronFiveWays: {
    title: 'Heron, Five Ways',
    text: `1.
A question mark
someone has left standing in the answer.

2.
Grey suit. Thin tie.
The undertaker, on his day off,
fishing.

3.
All morning, nothing.
Then a nothing so quick
the minnow was late for it.

4.
You may look at a heron
for as long as you can be nobody.
When you are somebody again
it is four fields away.

5.
Folding up at dusk,
leg, neck, leg,
like a music stand
after the concert,
the tune still going out across the marsh
along the water's one bright wire.`,
  },
  rehearsal: {
    title: 'Rehearsal',
    text: `We had given up and gone to bed
when someone knocked: you'd better come.

They were practising. You could tell
by how they started and left off,
a phrase of green, a hush, the altos
shaking out a long rose sleeve.

Nobody spoke. Our breath went up
and was not needed.
The lake took down every word of it
in its own shorthand.

I'm told there is no sound at all.
I only know I heard
the sort of quiet that a crowd makes
after the hands come down,
before the first one dares to clap—
that, for an hour.`,
  },
  nightCheck: {
    title: 'Night Check',
    text: `At two in the morning I go out to the heifer with the lantern and my coat over my nightgown, swearing. She looks at me the way they do, as though I were the one in difficulty.

Nothing yet. I sit down on the bucket.

After a while I turn the lantern low to save it, and the door fills up with stars. I don't mean some. I mean that there wasn't room between them for a cat to walk. The heifer breathed. The whole barn breathed. I thought: here we sit, two old girls under all that, waiting for somebody with wet ears.

He came at four, all knees. I named him for the brightest one, and I was wrong about which it was, and it suited him.`,
  },
  slow: {
    title: 'Slow',
    text: `You have to take two steps to my one,
so I take half. That's us. That's how we go,
past the dark school, past the lamp with its moth-snow,
past where the dog lives, past the dog, and on.

You tell me everything that has been done
to you by Oliver. I did not know
a person could be robbed of a sleet-throw.
I say: I see. I say: and who had won?

Some day you'll have the longer stride. You'll wait
up at the corner, stamping, kind, grown tall,
and I'll come on behind you through the fall

of other snow, not hurrying, not late,
past lamp and lamp, both talking, if we're able.
You'll take half-steps. There will be soup on the table.`,
  },
  theLastHouse: {
    title: 'The Last House',
    text: `They never show this part. The reins made fast,
the deer gone quiet, steaming, in the trees;
a stitch in the side; the old complaining knees;
one sack, one lantern, and one house, the last.

He always does the last of them on foot.
He likes the squeak of it, the stars, the smell
of someone's chimney. There's a child (he can tell)
awake up there, and bargaining with soot.

He stops a little short, outside the gold
the window throws, and lets it warm his sleeve.
A thousand roofs. A whole world to believe.
He's tired. He is four hundred winters old.

And every year it takes him by surprise:
how small the door is. How it fills his eyes.`,
  },
  patternForASingleQuilt: {
    title: 'Pattern for a Single Quilt',
    text: `Take one river, any width.
On the left bank, cut: oats, potatoes, clover,
a square of plough the brown of strong tea.
On the right, the same, but let the light decide.

Piece in a barn. Red, for the eye to land on.
Baste with a road.
Allow for the hill, it will take up more than you think.

Use what you have. Use the field
your uncle lost at cards, the wet corner,
the acre no one speaks about.
Turn under all raw edges.

Quilt it with fence, with swallow, with the long
back-and-forth of someone on a tractor,
six to six, singing, thinking
no one at all can hear him.`,
  },
  aGoodDryingDay: {
    title: 'A Good Drying Day',
    text: `Heave to, the sheets. The pillowslips are full.
My father's shirt is halfway to Bermuda.
I've three pegs in my mouth, and cannot call
to you to come and hold the other corner,

so this is semaphore: two arms, a flap.
It means, the wind's gone round. It means, come quick.
It means, I saw you coming up the path
and have been standing here arranging linen

in such a way as to be stood behind it.`,
  },
  jStroke: {
    title: 'J-Stroke',
    text: `Who sits in front sees everything first
and steers nothing. Who sits behind
steers, and sees mostly the other's hat.

Thirty-one years they've argued which is love.

This morning, neither. Mist so thick
the bow went in and left the stern in the world.
Then sun, then all at once an island
hung in the air with no feet under it.

"There," she said. "I see it," he said,
who could not have, yet,

and put in the small turn of the wrist
that keeps a straight thing straight,
that no one in the bow has ever seen.`,
  },
  recipe: {
    title: 'Recipe',
    text: `Four cups of berries (small ones, wild, with bloom on).
One hill they came from. One borrowed rake.
A sunburn, back of the neck.
Two sisters, not speaking since Thursday.

Combine in a white bowl with a chip in the rim.
Do not ask who chipped it.

Set on the table between them.
Wait.

When the first reaches across, and the second
says, those are mostly green ones, yours,
and the first says, you always did pick clean,

stir gently. It is done
when it holds together and stains everything.

Serves two. Keeps all winter.`,
  },
  elevenGrams: {
    title: 'Eleven Grams',
    text: `Weight of a chickadee: eleven grams.
That is four pennies, or one letter
with not much in it.

It drops its heat at night to save on fuel.
It hides a seed in every crack in March
and grows, each fall, some extra brain
to keep the map in. In the spring
lets that part go. I find this
generous and alarming.

Minus thirty. Wind straight off the river.
I'm at the window in two sweaters
feeling that I have had about enough,

and there on the lilac,
round as a mitten, saying its own name
over and over to the whole of January,
is somebody who hasn't.`,
  },
  breakthrough: {
    title: 'Breakthrough',
    text: `It does not come like a door opening.
It comes like ice: months of no,
a blue so hard you could build on it,
and you did, you built there,
you called it how things are.

Then one night, a sound.
Not loud. A thread being drawn
through the whole width of the river.

And you lie there afraid
of the very thing you prayed for,
because it is not gentle,
because it is coming up from under,
because everything you nailed down
is about to be let go—

Get up. Go out to it.
All that white was only light
with its back turned.
See: it has heard its name.`,
  },
  wrack: {
    title: 'Wrack',
    text: `Furthest up: straw, a glove, the January line.
Below that, April, mostly rope.
Below that, kelp and a doll's arm, June.

A beach is a ledger nobody balances.
Twice a day it's written, twice a day
struck out, and always
in the same slant hand.

I walk it as one goes over old accounts:
here I was foolish. Here I was away.
Here is a bright wet stripe with no debris,
no more than a breath wide, blue-green, laid down
so recently it hasn't any edges.

I believe that's me.
I believe I'm meant to stand there.`,
  },
  sailingDirections: {
    title: 'Sailing Directions',
    text: `Mariners are advised that the survey of this passage is incomplete.

The stream sets north on the flood, except where it does not. Eddies form. They are not always in the same place but they are always in the same mood.

A vessel without power may find herself carried with great gentleness a considerable way in the wrong direction. There is no danger in this if she does not struggle.

Coral has been reported, although there is no coral here. Also singing.

Old hands recommend the following: let go the wheel. Note the colour of the water. When it turns from green to that other green, you will feel something take hold of the keel, like a hand beneath the elbow, at a dance.

Go.`,
  },
  bankingTheFire: {
    title: 'Banking the Fire',
    text: `Rake the coals forward. Lay the big log back.
Ash over all, as you would tuck a child,
not tight. You want it warm, you want it mild,
you want one red thought sleeping in the black.

Shut down the damper. Leave the door a crack.
The house ticks, cooling. Something undersized
runs in the wall. You've not been civilized
all day; you know it. Let that, too, go slack.

There's no fire in the morning, to the eye.
It's grey. It's out. It's only what you'd feared.
Then kneel, and move the grey a bit, and blow.

That's all I know of faith: to kneel, to try
the ash with one bare hand for what's still there,
and breathe on it, and see it want to glow.`,
  },
  howToDrawABoat: {
    title: 'How to Draw a Boat',
    text: `Start with a smile. That's the hull.
Make it red, so it can be found.

Now a stick straight up, for hope.
Two triangles to lean on it,
one for the way there, one for the way back.
It's all right if they don't match.

Sea goes underneath. People forget.
Put in more than you think you'll need.

Last, a sun. Let it touch something.

There. You were five when you learned this.
You've had lessons since, and been abroad,
and read the books on colour,
and it has taken you forty years
to get the smile that simple again.`,
  },
  inventory: {
    title: 'Inventory',
    text: `Item: poppies, too many to be serious.
Item: a lily that opened during supper
and made us late for pie.
Item: one bee, employed.

Item: yellow. Item: more yellow.
Item: whatever that is, we never planted it.
Item: the hose, left running, making
its one long silver sentence in the beans.

Item: your hat upon the gatepost, you
presumably beneath the peas.
Item: the hour between seven and nine
which went on for about a week.

Carried forward from last year: nothing.
Owing: nothing.
On hand: all of it, all of it,
come out and look.`,
  },
  theTranslator: {
    title: 'The Translator',
    text: `There are four calls, the booklet says.
The hoot: I'm here. The wail: where are you?
The yodel: mine. The tremolo: alarm,
or joy, it isn't always clear.

I've had a telephone for fifty years
and never said much else.

Tonight across the lake one wails,
a long unbuttoned sound, it goes
right through the screen, right through the book,
and all the dark sits up and listens,

and then, so far it might be memory,
another, lower: here. I'm here.
I'm here. Where are you? Here.`,
  },
  log: {
    title: 'Log',
    text: `Wind NW, light. Vis. unlimited. Lamp lit 7:52.

They will tell you a keeper keeps the light. That's backwards. The light looks after itself, it only wants oil and a clean glass. What I kept was the dark.

I kept it whole. I kept it from being mistaken for nothing. Each night I'd put one bright stitch in it, every nine seconds, so you could see how wide it was, and what good cloth.

10:40. Stars down to the water. Could not find the seam.

2:15. Vessel passing, lights of her, going well outside. Raised the blind twice. She dipped hers.

That's all. That is the conversation. You'd be surprised how far a person can go on that.

Lamp out 5:31. Everyone accounted for.`,
  },
};
