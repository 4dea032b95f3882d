import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {shortlistEnquiryUrl} from './shortlist-enquiry-url';

const LIST = [
  {id: '1', note: 'For the hall'},
  {id: '2', note: ''},
  {id: '3', note: 'Gone'},
];
const WORKS = [
  {id: '2', title: 'Ember'},
  {id: '1', title: 'Red Hull'},
];

describe('a letter about a shortlist', () => {
  it('has works and notes in the order of the list, without those that are gone', () => {
    const {searchParams} = new URL(
      shortlistEnquiryUrl(en, LIST, WORKS, 1000),
      'https://shop.example',
    );
    expect(searchParams.get('subject')).toBe('2 works on my shortlist');
    expect(searchParams.get('message')).toBe(
      'I’d like to know more about these works:\n– Red Hull (For the hall)\n– Ember\n',
    );
  });

  it('is no longer than the form allows', () => {
    const {searchParams} = new URL(
      shortlistEnquiryUrl(en, LIST, WORKS, 20),
      'https://shop.example',
    );
    expect(searchParams.get('message')).toHaveLength(20);
  });
});
