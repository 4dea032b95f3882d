import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {readWorks, sharedShortlistUrl, shortlistEnquiryUrl, withNotes} from './shortlist-url';

const LIST = [
  {id: '12', note: 'Above “the” stove, 50 %'},
  {id: '7', note: ''},
];

describe('the URL of a shortlist', () => {
  it('carries works and notes, the notes only in the fragment', () => {
    const url = new URL(sharedShortlistUrl(LIST), 'https://shop.example');
    expect(url.search).toBe('?works=12,7');
    expect(withNotes(readWorks(url.search) ?? [], url.hash.slice(1))).toEqual(LIST);
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

  it.each(['', '%E0%A4%A', '{"a":1}', '[1,{}]'])('survives the notes %s', (fragment) => {
    expect(withNotes([{id: '7', note: ''}], fragment)).toEqual([{id: '7', note: ''}]);
  });
});

const NOTED = [
  {id: '1', note: 'For the hall'},
  {id: '2', note: ''},
  {id: '3', note: 'Gone'},
];
const WORKS = [
  {id: '2', title: 'Ember'},
  {id: '1', title: 'Red Hull'},
];

const enquiryAbout = (list: typeof NOTED) =>
  new URL(shortlistEnquiryUrl(en, list, WORKS), 'https://shop.example');
const messageIn = (text: string) => new URLSearchParams(text.slice(1)).get('message');

describe('a message about a shortlist', () => {
  it('lists works and notes in order in the fragment, without those that have left the shop', () => {
    const {search, hash} = enquiryAbout(NOTED);
    expect(search).toBe('?subject=2+works+on+my+shortlist');
    expect(messageIn(hash)).toBe(
      'I’d like to know more about these works:\n– Red Hull (For the hall)\n– Ember\n',
    );
  });

  it('is in the query without notes', () => {
    const {search, hash} = enquiryAbout([{id: '2', note: ''}]);
    expect(messageIn(search)).toContain('\n– Ember\n');
    expect(hash).toBe('');
  });

  it('fits the limit of the form', () => {
    const {hash} = enquiryAbout([{id: '1', note: 'x'.repeat(2000)}]);
    expect(messageIn(hash)).toHaveLength(1000);
  });
});
