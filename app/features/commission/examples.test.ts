import {describe, expect, it} from 'vitest';
import {readExamples} from './examples';

const value = (text: string | null) => ({value: text});
const picture = (name: string, width: number | null = 1200) => ({
  reference: {
    __typename: 'MediaImage' as const,
    image: {url: `https://cdn.test/${name}.jpg`, altText: null, width, height: 900},
  },
});
const entry = (title: string, changes: object = {}) => ({
  title: value(title),
  sentence: null,
  sketch: picture(`${title}-sketch`),
  painting: picture(title),
  size: null,
  year: null,
  note: null,
  ...changes,
});

describe('the commissions with their sketches', () => {
  it('are no section without a complete one', () => {
    expect(readExamples(undefined)).toBeUndefined();
    const nodes = [
      entry(' '),
      entry('Fog', {sketch: null}),
      entry('Ice', {painting: picture('Ice', null)}),
    ];
    expect(readExamples({nodes})).toBeUndefined();
  });

  it('say size and year where the artist wrote them, and the title where a picture has no text', () => {
    const nodes = [
      entry('Fog', {size: value('16 × 20 in'), year: value('2022'), sentence: value('Thick. ')}),
      entry('Ice'),
    ];
    const {examples = []} = readExamples({nodes}) ?? {};
    expect(examples).toMatchObject([
      {title: 'Fog', sentence: 'Thick.', caption: 'Painting, 16 × 20 in, 2022'},
      {title: 'Ice', caption: 'Painting'},
    ]);
    expect(examples[1]?.sketch.altText).toBe('Sketch of Ice');
    expect(examples[1]?.painting.altText).toBe('Ice');
  });

  it('say the same note once', () => {
    const notes = ['One', 'Two', 'One', null].map((note) => entry('Fog', {note: value(note)}));
    expect(readExamples({nodes: notes})?.notes).toEqual(['One', 'Two']);
  });
});
