import {describe, expect, it} from 'vitest';
import {studioVideos} from '~/content/studio-videos';
import en from '~/words/en/server';
import {readBiography, readVideos} from './load-about';
import {metaobject} from '../../../tests/support/app/metaobject';

describe('the words of the About page', () => {
  it('come from the shop when the store has none', () => {
    expect(readBiography(en, null)).toEqual(en.biography);
    expect(readBiography(en, metaobject({lede: ' '}))).toEqual(en.biography);
  });

  it('come from the store, with paragraphs split at empty lines', () => {
    const words = readBiography(
      en,
      metaobject({
        lede: 'I paint snow.',
        beginnings: 'One.\n\nTwo,\nstill two.',
        prints_heading: 'On paper',
      }),
    );
    expect(words).toMatchObject({
      lede: 'I paint snow.',
      beginnings: ['One.', 'Two,\nstill two.'],
      practice: en.biography.practice,
      prints: {heading: 'On paper', paragraphs: en.biography.prints.paragraphs},
    });
  });
});

describe('the studio videos', () => {
  it('are those of the store’s list whose files the shop has, in the store’s order', () => {
    const work = {
      key: 'work',
      reference: {__typename: 'Product' as const, handle: 'red-hull'},
    };
    const videos = readVideos(en, [
      metaobject({name: 'green-water', title: 'Green'}),
      metaobject({name: 'no-such-film'}),
      {fields: [...metaobject({name: 'first-light'}).fields, work]},
    ]);
    expect(videos.map(({name, title, handle}) => [name, title, handle])).toEqual([
      ['green-water', 'Green', 'green-water'],
      ['first-light', 'First Light', 'red-hull'],
    ]);
    expect(videos[0]?.text).toBe(studioVideos(en).find(({name}) => name === 'green-water')?.text);
  });

  it('are the shop’s when it has no file of the store’s list', () => {
    expect(readVideos(en, [])).toEqual(studioVideos(en));
    expect(readVideos(en, [metaobject({name: 'no-such-film'})])).toEqual(studioVideos(en));
  });
});
