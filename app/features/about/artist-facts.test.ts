import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {readFacts} from './artist-facts';
import {metaobject, pictureField} from '../../../tests/support/app/metaobject';

const entries = (...entriesTexts: Record<string, string>[]) => ({
  nodes: entriesTexts.map((texts, at) => ({handle: `entry-${at}`, ...metaobject(texts)})),
});

describe('the facts of the artist', () => {
  it('are empty when the admin has none', () => {
    expect(readFacts(en, {exhibitions: entries(), journal: null})).toEqual({
      series: [],
      exhibitions: [],
      press: [],
      testimonials: [],
      newestEntry: null,
    });
  });

  it('list exhibitions and press newest first, and those without a date last', () => {
    const {exhibitions, press} = readFacts(en, {
      exhibitions: entries(
        {title: 'Undated'},
        {title: 'Early', year: '2009', venue: 'Hall', place: 'Alma'},
        {title: 'Late', year: '2024', venue: ' '},
      ),
      press: entries({title: 'Old', date: '2019-03-01'}, {title: 'New', date: '2019-11-01'}),
    });
    expect(exhibitions).toEqual([
      {name: 'Late', detail: '', when: '2024', to: null},
      {name: 'Early', detail: 'Hall, Alma', when: '2009', to: null},
      {name: 'Undated', detail: '', when: '', to: null},
    ]);
    expect(press.map(({name, when}) => `${name}, ${when}`)).toEqual([
      'New, November 1, 2019',
      'Old, March 1, 2019',
    ]);
  });

  it.each([
    ['https://press.example/a', 'https://press.example/a'],
    ['javascript:alert(1)', null],
    ['https://', null],
    ['press.example', null],
  ])('lead to %s: %s', (url, to) => {
    const {press} = readFacts(en, {press: entries({title: 'A', url})});
    expect(press[0]?.to).toBe(to);
  });

  it('omit entries without a name, and testimonials without a quote', () => {
    const {exhibitions, testimonials} = readFacts(en, {
      exhibitions: entries({venue: 'Hall'}),
      testimonials: entries({name: 'Ada'}, {quote: 'Still looking at it.', place: 'Moncton'}),
    });
    expect(exhibitions).toEqual([]);
    expect(testimonials).toEqual([
      {quote: 'Still looking at it.', by: 'Moncton', photograph: null},
    ]);
  });

  it('include the photograph of a testimonial', () => {
    const {fields} = metaobject({quote: 'It glows.', name: 'Ada'});
    const picture = pictureField('photograph', 'home');
    const nodes = [{fields: [...fields, picture]}];
    expect(readFacts(en, {testimonials: {nodes}}).testimonials).toEqual([
      {quote: 'It glows.', by: 'Ada', photograph: picture.reference.image},
    ]);
  });
});
