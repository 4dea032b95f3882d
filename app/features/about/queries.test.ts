import {describe, expect, it} from 'vitest';
import biography from '#words/biography';
import {STUDIO_VIDEOS} from '~/content/studio-videos';
import {ownVideos, ownWords} from './queries';

const value = (text: string) => ({value: text});

describe('the words of the artist’s page', () => {
  it('are the shop’s where the store has none', () => {
    expect(ownWords(null)).toBeUndefined();
    expect(ownWords({lede: value(' ')})).toMatchObject({
      lede: biography.lede,
      practice: biography.practice,
    });
  });

  it('are the store’s, with an empty line between paragraphs', () => {
    const words = ownWords({
      lede: value('I paint snow.'),
      beginnings: value('One.\n\nTwo,\nstill two.'),
      printsHeading: value('On paper'),
    });
    expect(words).toMatchObject({
      lede: 'I paint snow.',
      beginnings: ['One.', 'Two,\nstill two.'],
      prints: {heading: 'On paper', paragraphs: biography.prints.paragraphs},
    });
  });
});

describe('the films', () => {
  it('are those that the store lists and the shop has, in the store’s order', () => {
    const videos = ownVideos([
      {name: value('green-water'), title: value('Green'), text: null, work: null},
      {name: value('no-such-film')},
      {
        name: value('first-light'),
        work: {reference: {__typename: 'Product', handle: 'red-hull'}},
      },
    ]);
    expect(videos?.map(({name, title, handle}) => [name, title, handle])).toEqual([
      ['green-water', 'Green', 'green-water'],
      ['first-light', 'First Light', 'red-hull'],
    ]);
    expect(videos?.[0]?.text).toBe(STUDIO_VIDEOS.find(({name}) => name === 'green-water')?.text);
  });

  it('are the shop’s where the store lists none that it has', () => {
    expect(ownVideos([])).toBeUndefined();
    expect(ownVideos([{name: value('no-such-film')}])).toBeUndefined();
  });
});
