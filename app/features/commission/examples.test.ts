import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {readExamples} from './examples';
import {metaobject, pictureField} from '../../../tests/support/app/metaobject';

const SKETCH = pictureField('sketch', 'sketch');
const PAINTING = pictureField('painting', 'painting');

const entry = (title: string, texts = {}, pictures = [SKETCH, PAINTING]) => ({
  fields: [...metaobject({title, ...texts}).fields, ...pictures],
});

describe('the commissions with their sketches', () => {
  it('have no section without a complete one', () => {
    expect(readExamples(en, undefined)).toBeUndefined();
    const nodes = [
      entry(' '),
      entry('Fog', {}, [PAINTING]),
      entry('Ice', {}, [SKETCH, pictureField('painting', 'ice', null)]),
    ];
    expect(readExamples(en, {nodes})).toBeUndefined();
  });

  it('name size and year if the artist wrote them, and describe a picture without alt text by the title', () => {
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

  it('show each note once', () => {
    const notes = ['One', 'Two', 'One', ' '].map((note) => entry('Fog', {note}));
    expect(readExamples(en, {nodes: notes})?.notes).toEqual(['One', 'Two']);
  });
});
