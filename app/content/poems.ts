import words from '#words/poems';

/** The artist's words for one artwork: a poem or a short story. */
export interface Poem {
  title: string;
  text: string;
  /** Every product handle under which the artwork is or was sold. */
  handles: string[];
}

export const POEMS: Poem[] = [
  {...words.instructionsForFirstLight, handles: ['first-light', 'first-light-print']},
  {...words.thirdDay, handles: ['the-long-gale']},
  {...words.glassblower, handles: ['green-water']},
  {...words.sixHours, handles: ['low-tide-giants']},
  {...words.rollCall, handles: ['harbour-morning', 'harbour-morning-2022']},
  {
    ...words.aground,
    handles: ['waiting-for-the-tide', 'waiting-for-the-tide-print', 'waiting-for-the-tide-reprint'],
  },
  {...words.whatTheTwoBoatsSaid, handles: ['waiting-for-the-tide-panorama']},
  {...words.offing, handles: ['beyond-the-ledges']},
  {...words.lullabyForAWatchkeeper, handles: ['moon-road']},
  {...words.arrival, handles: ['out-of-the-fog']},
  {...words.signature, handles: ['the-dive']},
  {...words.ghazalOfTheBirches, handles: ['cathedral-of-birches']},
  {...words.theNeighbour, handles: ['the-red-maple']},
  {...words.tracks, handles: ['home-by-dusk']},
  {...words.toll, handles: ['october-crossing']},
  {...words.weed, handles: ['lupin-season', 'lupine-season']},
  {...words.stillLifeWithHurry, handles: ['lupin-season-blue-jug']},
  {...words.heronFiveWays, handles: ['salt-marsh-heron']},
  {...words.rehearsal, handles: ['northern-choir', 'northern-lights']},
  {...words.nightCheck, handles: ['barn-under-stars']},
  {...words.slow, handles: ['walking-home']},
  {...words.theLastHouse, handles: ['santa', 'santa-print', 'christmas-eve-visitor']},
  {...words.patternForASingleQuilt, handles: ['valley-patchwork']},
  {...words.aGoodDryingDay, handles: ['wash-day-wind']},
  {...words.jStroke, handles: ['two-paddles']},
  {...words.recipe, handles: ['barrens-blue']},
  {...words.elevenGrams, handles: ['small-courage']},
  {...words.breakthrough, handles: ['breakthrough', 'breakthrough-print', 'break-through']},
  {...words.wrack, handles: ['tide-lines']},
  {...words.sailingDirections, handles: ['undertow']},
  {...words.bankingTheFire, handles: ['ember']},
  {...words.howToDrawABoat, handles: ['red-hull']},
  {...words.inventory, handles: ['all-of-july']},
  {...words.theTranslator, handles: ['first-call']},
  {...words.log, handles: ['keeper-of-the-dark']},
];
