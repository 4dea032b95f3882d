import {describe, expect, it} from 'vitest';
import {soldWorksOf} from './queries';

const field = (key: string, value?: string) => ({key, value});
const entry = (title: string, place?: string, width: number | null = 1200) => ({
  handle: title.toLowerCase(),
  fields: [
    field('title', title),
    field('year', '2019'),
    field('medium', 'oil on linen'),
    field('place', place),
    {
      key: 'picture',
      reference: {
        __typename: 'MediaImage' as const,
        image: {url: `https://cdn.test/${title}.jpg`, altText: null, width, height: 900},
      },
    },
  ],
});

describe('the sold works of a store', () => {
  it('come by their places, and those without one last', () => {
    const works = soldWorksOf([entry('Fog'), entry('Ice', '2'), entry('Mud', '1'), entry('Sun')]);
    expect(works.map(({title}) => title)).toEqual(['Mud', 'Ice', 'Fog', 'Sun']);
    expect(works[0]).toMatchObject({
      handle: 'mud',
      year: 2019,
      medium: 'oil on linen',
      alt: 'Mud',
      picture: 'https://cdn.test/Mud.jpg',
    });
  });

  it('need a title and a picture whose size is known', () => {
    const works = soldWorksOf([
      entry(''),
      entry('Fog', '1', null),
      {...entry('Ice'), fields: [field('title', 'Ice')]},
    ]);
    expect(works).toEqual([]);
  });
});
