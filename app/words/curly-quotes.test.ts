import {expect, it} from 'vitest';
import curlyQuotes from './en/curly-quotes';
import frenchQuotes from './fr/curly-quotes';

it.each([
  ["You needn't deserve it.", 'You needn’t deserve it.'],
  ['"Any sign?"', '“Any sign?”'],
  ['"There," she said. "I see it," he said,', '“There,” she said. “I see it,” he said,'],
  [
    'called it the neighbour. "The neighbour\'s up."',
    'called it the neighbour. “The neighbour’s up.”',
  ],
  ["(the 'Grey Lady')", '(the ‘Grey Lady’)'],
  ['"\'Home,\' she said."', '“‘Home,’ she said.”'],
  ["'Twas the fishermen's boat in '87", '’Twas the fishermen’s boat in ’87'],
  ['a line\n"and another"', 'a line\n“and another”'],
  ['Already “curly”, isn’t it', 'Already “curly”, isn’t it'],
  ['', ''],
])('%j becomes %j', (typed, shown) => {
  expect(curlyQuotes(typed)).toBe(shown);
});

it.each([
  ['Il dit : "Regarde la mer !"', 'Il dit\u00a0: «\u00a0Regarde la mer!\u00a0»'],
  ["L'heure d'avant le départ", 'L’heure d’avant le départ'],
  ['« Je la vois », dit-elle.', '«\u00a0Je la vois\u00a0», dit-elle.'],
  [
    '"Any sign?" she said, and it was the neighbour.',
    '“Any sign?” she said, and it was the neighbour.',
  ],
])('in French %j becomes %j', (typed, shown) => {
  expect(frenchQuotes(typed)).toBe(shown);
});
