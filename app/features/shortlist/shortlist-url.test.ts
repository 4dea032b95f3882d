import {describe, expect, it} from 'vitest';
import {readWorks, sharedShortlistUrl, withNotes} from './shortlist-url';

const LIST = [
  {id: '12', note: 'Above “the” stove, 50 %'},
  {id: '7', note: ''},
];

describe('the address of a shortlist', () => {
  it('brings works and notes over, the notes in the fragment alone', () => {
    const address = new URL(sharedShortlistUrl(LIST), 'https://shop.example');
    expect(address.search).toBe('?works=12,7');
    expect(withNotes(readWorks(address.search) ?? [], address.hash)).toEqual(LIST);
  });

  it('has no fragment without notes', () => {
    expect(sharedShortlistUrl([{id: '7', note: ''}])).toBe('/shortlist?works=7');
  });

  it.each([
    ['', null],
    ['?works=', []],
    ['?works=7,x,7,-1,12', ['7', '12']],
    [
      `?works=${Array.from({length: 99}, (_, id) => id).join(',')}`,
      Array.from({length: 30}, (_, id) => String(id)),
    ],
  ])('%s names valid works, each once', (search, ids) => {
    expect(readWorks(search)?.map(({id}) => id) ?? null).toEqual(ids);
  });

  it.each(['', '#', '#%E0%A4%A', '#{"a":1}', '#[1,{}]'])('survives the notes %s', (hash) => {
    expect(withNotes([{id: '7', note: ''}], hash)).toEqual([{id: '7', note: ''}]);
  });
});
