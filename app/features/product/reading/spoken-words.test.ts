import {describe, expect, it} from 'vitest';
import {POEMS} from '~/content/poems';
import {phrasesOf, wordAt} from './spoken-words';

/** The word that is lit when a voice reports an offset. */
function litAt(text: string, offset: number): string | null {
  const word = wordAt(text, offset);
  return word && text.slice(word.start, word.end);
}

describe('the word at an offset', () => {
  it.each([
    ['Come before the kettle does.', 0, 'Come'],
    ['Come before the kettle does.', 5, 'before'],
    ['Come before the kettle does.', 7, 'before'],
    // A voice that counts the space or the mark before the word to it.
    ['Come before', 4, 'before'],
    ['“Stand still,” she said', 0, 'Stand'],
    ['still. That', 5, 'That'],
    ['the kettle does.', 15, null],
    // With what is inside of it, and nothing behind it.
    ['You needn’t deserve it', 4, 'needn’t'],
    ["It isn't looking", 3, "isn't"],
    ['the half-second after', 9, 'half-second'],
    ['sea—and then', 3, 'and'],
    ['the dogs’ argument', 4, 'dogs'],
    ['à l’été, Zoë', 9, 'Zoë'],
    ['a minute, 10 longer', 10, '10'],
    // A line that hangs by its own spaces.
    ['    the way a mother', 0, 'the'],
    ['', 0, null],
    ['* * *', 0, null],
  ])('of %j at %i is %j', (text, offset, word) => {
    expect(litAt(text, offset)).toBe(word);
  });
});

describe('the phrases of a poem', () => {
  it('are its lines, without those between stanzas', () => {
    const lines = ['Leave the door on its latch, the dog', '', '   to his argument.', '* * *'];
    expect(phrasesOf(lines).map(({line, text}) => [line, text])).toEqual([
      [0, lines[0]],
      [2, lines[2]],
    ]);
  });

  it('are the sentences of a long line, where they stand in it', () => {
    const line =
      'I painted it twice. The first time, “for the light!” I told her, and it came out grey… ' +
      'The second time the 3.5 m tide was out. So it is';
    const phrases = phrasesOf([line]);
    expect(phrases.map(({text}) => text.trim())).toEqual([
      'I painted it twice.',
      'The first time, “for the light!”',
      'I told her, and it came out grey…',
      'The second time the 3.5 m tide was out.',
      'So it is',
    ]);
    for (const {start, end, text} of phrases) expect(line.slice(start, end)).toBe(text);
  });

  it('say every word of every poem of the shop once', () => {
    for (const {text} of POEMS) {
      const lines = text.split('\n');
      const said = phrasesOf(lines).map((phrase) => phrase.text);
      const lettersOf = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');
      expect(lettersOf(said.join(''))).toBe(lettersOf(text));
    }
  });
});
