import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {readExamples} from './examples';

const picture = (name: string, width: number | null = 1200) => ({
  reference: {
    __typename: 'MediaImage' as const,
    image: {url: `https://cdn.test/${name}.jpg`, altText: null, width, height: 900},
  },
});
const entry = (title: string, changes: object = {}) => ({
  fields: Object.entries({
    title,
    sketch: picture(`${title}-sketch`),
    painting: picture(title),
    ...changes,
  }).map(([key, content]) =>
    typeof content === 'string' ? {key, value: content} : {key, ...content},
  ),
});

describe('the commissions with their sketches', () => {
  it('are no section without a complete one', () => {
    expect(readExamples(en, undefined)).toBeUndefined();
    const nodes = [
      entry(' '),
      entry('Fog', {sketch: null}),
      entry('Ice', {painting: picture('Ice', null)}),
    ];
    expect(readExamples(en, {nodes})).toBeUndefined();
  });

  it('say size and year where the artist wrote them, and the title where a picture has no text', () => {
    const nodes = [
      entry('Fog', {size: '16 × 20 in', year: '2022', sentence: 'Thick. '}),
      entry('Ice'),
    ];
    const {examples = []} = readExamples(en, {nodes}) ?? {};
    expect(examples).toMatchObject([
      {title: 'Fog', sentence: 'Thick.', caption: 'Painting, 16 × 20 in, 2022'},
      {title: 'Ice', caption: 'Painting'},
    ]);
    expect(examples[1]?.sketch.altText).toBe('Sketch of Ice');
    expect(examples[1]?.painting.altText).toBe('Ice');
  });

  it('say the same note once', () => {
    const notes = ['One', 'Two', 'One', ' '].map((note) => entry('Fog', {note}));
    expect(readExamples(en, {nodes: notes})?.notes).toEqual(['One', 'Two']);
  });
});
