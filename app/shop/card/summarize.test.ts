import {expect, it} from 'vitest';
import {summarize} from './summarize';

it.each([
  // As many complete sentences as fit two lines of a narrow card.
  ['Two hats, four boots. And snow still to come. A short day.', null],
  [
    'Two hats, four boots, and a great deal of snow still to come. A short day, soon over, with a lantern at its end.',
    'Two hats, four boots, and a great deal of snow still to come.',
  ],
  // Complete clauses of a longer sentence.
  [
    'The hour before the boats go out, when the headland is still warm from a sun nobody in the house is up to see. Oil.',
    'The hour before the boats go out.',
  ],
  [
    'Le large, sans aucune terre\u00a0: rien que le temps qu’il fait et la lumière du matin sur l’eau noire. Huile.',
    'Le large, sans aucune terre.',
  ],
  // A sentence with a single long clause isn't cut.
  [
    'For about two weeks in June the ditches and hillsides go off like fireworks that forgot to make a noise. Oil.',
    'For about two weeks in June the ditches and hillsides go off like fireworks that forgot to make a noise.',
  ],
  // Nor is one with a very short first clause, which says too little.
  [
    'A small boat, a long mooring line and nothing to be done until the water comes back. The teal hull was mixed to argue.',
    'A small boat, a long mooring line and nothing to be done until the water comes back.',
  ],
  // A very short sentence says too little.
  ['At St. Andrews. Low water at the wharf, every piling with its weed.', null],
  [
    '“Is nobody up yet?” he said. Nobody in the boat had an answer for him that morning, or later.',
    '“Is nobody up yet?” he said.',
  ],
  ['Broad knife work and a little peach', null],
])('a description is shortened to whole sentences or clauses: %s', (description, expected) => {
  expect(summarize(description)).toBe(expected ?? description);
});
