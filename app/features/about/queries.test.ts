import {describe, expect, it} from 'vitest';
import biography from '#words/biography';
import {STUDIO_VIDEOS} from '~/content/studio-videos';
import {readBiography, readVideos} from './queries';
import {metaobject} from '../../../tests/support/metaobject';

describe('the words of the artist’s page', () => {
  it('are the shop’s where the store has none', () => {
    expect(readBiography(null)).toEqual(biography);
    expect(readBiography(metaobject({lede: ' '}))).toEqual(biography);
  });

  it('are the store’s, with an empty line between paragraphs', () => {
    const words = readBiography(
      metaobject({
        lede: 'I paint snow.',
        beginnings: 'One.\n\nTwo,\nstill two.',
        prints_heading: 'On paper',
      }),
    );
    expect(words).toMatchObject({
      lede: 'I paint snow.',
      beginnings: ['One.', 'Two,\nstill two.'],
      practice: biography.practice,
      prints: {heading: 'On paper', paragraphs: biography.prints.paragraphs},
    });
  });
});

describe('the films', () => {
  it('are those that the store lists and the shop has, in the store’s order', () => {
    const work = {
      key: 'work',
      reference: {__typename: 'Product' as const, handle: 'red-hull'},
    };
    const videos = readVideos([
      metaobject({name: 'green-water', title: 'Green'}),
      metaobject({name: 'no-such-film'}),
      {fields: [...metaobject({name: 'first-light'}).fields, work]},
    ]);
    expect(videos.map(({name, title, handle}) => [name, title, handle])).toEqual([
      ['green-water', 'Green', 'green-water'],
      ['first-light', 'First Light', 'red-hull'],
    ]);
    expect(videos[0]?.text).toBe(STUDIO_VIDEOS.find(({name}) => name === 'green-water')?.text);
  });

  it('are the shop’s where the store lists none that it has', () => {
    expect(readVideos([])).toEqual(STUDIO_VIDEOS);
    expect(readVideos([metaobject({name: 'no-such-film'})])).toEqual(STUDIO_VIDEOS);
  });
});
