import {describe, expect, it} from 'vitest';
import {loadSoldWorks, readSoldWorks} from './load-sold-works';
import {aContext} from '../../../tests/support/app/a-function-context';
import {metaobject, pictureField} from '../../../tests/support/app/metaobject';

const entry = (title: string, place = '', width: number | null = 1200, year = '2019') => ({
  handle: title.toLowerCase(),
  fields: [
    ...metaobject({title, year, medium: 'oil on linen', place}).fields,
    pictureField('picture', title, width),
  ],
});

describe('the sold works of a store', () => {
  it('are sorted by position, those without one last', () => {
    const works = readSoldWorks([entry('Fog'), entry('Ice', '2'), entry('Mud', '1'), entry('Sun')]);
    expect(works.map(({title}) => title)).toEqual(['Mud', 'Ice', 'Fog', 'Sun']);
    expect(works[0]).toMatchObject({
      handle: 'mud',
      year: 2019,
      medium: 'oil on linen',
      alt: 'Mud',
      picture: 'https://cdn.test/Mud.jpg',
    });
  });

  it('need a title, a year and a picture whose size is known', () => {
    const bare = {handle: 'ice', ...metaobject({title: 'Ice'})};
    expect(
      readSoldWorks([entry(''), entry('Fog', '1', null), entry('Sun', '1', 1200, ''), bare]),
    ).toEqual([]);
  });

  it.each([
    ['were not answered', null, false],
    ['are none', {nodes: []}, true],
  ])('%s, and the shop’s own take their place', async (_, soldWorks, isAnswered) => {
    const answer = {ok: true, data: {soldWorks}, notice: null, failure: null};
    const found = await loadSoldWorks(aContext(async () => answer));
    expect(found).toMatchObject({isAnswered, works: {length: 60}, notice: null});
  });

  it('leave a notice when only their field fails', async () => {
    const failure = {kind: 'graphql', messages: ['Internal error']};
    const answer = {ok: true, data: {soldWorks: null}, notice: null, failure};
    const {notice} = await loadSoldWorks(aContext(async () => answer));
    expect(notice?.description).toBe('Internal error');
  });
});
