import {describe, expect, it} from 'vitest';
import {createLayout, type MeasureText, type CardTexts} from './layout.ts';

const WORDS: CardTexts = {title: 'First Light', line: 'From CAD $45.00', name: 'Maren Hallet'};
const LONG = 'The Long Way Home over the Ice Before the Tide Comes in Again, and Everything After';

/** Letters are half as wide as they are high. */
const measure: MeasureText = (_, text, size) => (text.length * size) / 2;

const RATIOS = [0.4, 0.67, 0.8, 1, 1.33, 1.5, 1.78, 2.5, 4, 9];

describe.each(RATIOS)('a painting of the ratio %f', (ratio) => {
  describe.each([
    ['its words', WORDS],
    ['a long title', {...WORDS, title: LONG}],
    ['no line', {...WORDS, line: ''}],
  ])('with %s', (_, words) => {
    const {work, texts: writings} = createLayout(ratio, words, measure);

    it('retains its aspect ratio, and a margin on every side', () => {
      expect(work.width / work.height / ratio).toBeCloseTo(1, 1);
      expect(work.x).toBeGreaterThanOrEqual(63);
      expect(work.y).toBeGreaterThanOrEqual(53);
      expect(work.x + work.width).toBeLessThanOrEqual(1137);
      expect(work.y + work.height).toBeLessThanOrEqual(577);
    });

    it('has text inside the card, beside or below the painting', () => {
      for (const {role: voice, text, size, x, y} of writings) {
        expect(x).toBeGreaterThanOrEqual(63);
        expect(x + measure(voice, text, size)).toBeLessThanOrEqual(1137);
        expect(y - size * 0.68).toBeGreaterThanOrEqual(53);
        expect(y).toBeLessThanOrEqual(577);
        expect(x >= work.x + work.width || y - size * 0.68 >= work.y + work.height).toBe(true);
      }
    });

    it('has a title of at most two or three lines, truncated if it is longer', () => {
      const titles = writings.filter(({role: voice}) => voice === 'title').map(({text}) => text);
      expect(titles.length).toBeLessThanOrEqual(3);
      const whole = titles.join(' ');
      expect(whole === words.title || whole.endsWith('…')).toBe(true);
    });

    it('is centred with its text', () => {
      const right = Math.max(
        work.x + work.width,
        ...writings.map(({role: voice, text, size, x}) => x + measure(voice, text, size)),
      );
      expect(Math.abs(work.x - (1200 - right))).toBeLessThanOrEqual(2);
    });
  });
});

describe('the text', () => {
  const under = (ratio: number) => {
    const {work, texts: writings} = createLayout(ratio, WORDS, measure);
    return writings.every(({y}) => y > work.y + work.height);
  };

  it.each([
    [0.8, false],
    [1.5, false],
    [2.5, true],
  ])('of a painting of the ratio %f is below it: %s', (ratio, isBeneath) => {
    expect(under(ratio)).toBe(isBeneath);
  });

  it('omits an empty line', () => {
    for (const ratio of [1, 3]) {
      const {texts: writings} = createLayout(ratio, {...WORDS, line: ''}, measure);
      expect(writings.map(({role: voice}) => voice).sort()).toEqual(['name', 'title']);
    }
  });

  it('shrinks before it is truncated', () => {
    const sizeOf = (title: string) =>
      createLayout(0.8, {...WORDS, title}, measure).texts.find(({role: voice}) => voice === 'title')
        ?.size;
    expect(sizeOf('Ember')).toBe(64);
    expect(sizeOf('The Long Way Home over the Ice Again')).toBe(54);
    expect(sizeOf(LONG)).toBe(46);
  });
});
