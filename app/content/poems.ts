import type {ServerWords} from '../words/types';

/** The artist's words for an artwork: a poem or a short story. */
export interface Poem {
  title: string;
  text: string;
  /** Every product handle that the artwork is or was sold under. */
  handles: string[];
}

export function poems(words: ServerWords): Poem[] {
  return [
    {...words.poems.instructionsForFirstLight, handles: ['first-light', 'first-light-print']},
    {...words.poems.thirdDay, handles: ['the-long-gale']},
    {...words.poems.glassblower, handles: ['green-water']},
    {...words.poems.sixHours, handles: ['low-tide-giants']},
    {...words.poems.rollCall, handles: ['harbour-morning', 'harbour-morning-2022']},
    {
      ...words.poems.aground,
      handles: [
        'waiting-for-the-tide',
        'waiting-for-the-tide-print',
        'waiting-for-the-tide-reprint',
      ],
    },
    {...words.poems.whatTheTwoBoatsSaid, handles: ['waiting-for-the-tide-panorama']},
    {...words.poems.offing, handles: ['beyond-the-ledges']},
    {...words.poems.lullabyForAWatchkeeper, handles: ['moon-road']},
    {...words.poems.arrival, handles: ['out-of-the-fog']},
    {...words.poems.signature, handles: ['the-dive']},
    {...words.poems.ghazalOfTheBirches, handles: ['cathedral-of-birches']},
    {...words.poems.theNeighbour, handles: ['the-red-maple']},
    {...words.poems.tracks, handles: ['home-by-dusk']},
    {...words.poems.toll, handles: ['october-crossing']},
    {...words.poems.weed, handles: ['lupin-season', 'lupine-season']},
    {...words.poems.stillLifeWithHurry, handles: ['lupin-season-blue-jug']},
    {...words.poems.heronFiveWays, handles: ['salt-marsh-heron']},
    {...words.poems.rehearsal, handles: ['northern-choir', 'northern-lights']},
    {...words.poems.nightCheck, handles: ['barn-under-stars']},
    {...words.poems.slow, handles: ['walking-home']},
    {...words.poems.theLastHouse, handles: ['santa', 'santa-print', 'christmas-eve-visitor']},
    {...words.poems.patternForASingleQuilt, handles: ['valley-patchwork']},
    {...words.poems.aGoodDryingDay, handles: ['wash-day-wind']},
    {...words.poems.jStroke, handles: ['two-paddles']},
    {...words.poems.recipe, handles: ['barrens-blue']},
    {...words.poems.elevenGrams, handles: ['small-courage']},
    {...words.poems.breakthrough, handles: ['breakthrough', 'breakthrough-print', 'break-through']},
    {...words.poems.wrack, handles: ['tide-lines']},
    {...words.poems.sailingDirections, handles: ['undertow']},
    {...words.poems.bankingTheFire, handles: ['ember']},
    {...words.poems.howToDrawABoat, handles: ['red-hull']},
    {...words.poems.inventory, handles: ['all-of-july']},
    {...words.poems.theTranslator, handles: ['first-call']},
    {...words.poems.log, handles: ['keeper-of-the-dark']},
  ];
}
