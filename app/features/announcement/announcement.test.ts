import {describe, expect, it} from 'vitest';
import {currentAnnouncement} from './announcement';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const announcement = (texts: Record<string, string>) => ({
  fields: Object.entries(texts).map(([key, value]) => ({key, value})),
});

describe('the announcement', () => {
  it.each([
    ['none', null, null],
    ['an empty one', announcement({text: '  '}), null],
    ['one without times', announcement({text: 'Fair'}), {text: 'Fair'}],
    ['one to come', announcement({text: 'Fair', starts_at: '2026-11-21T12:00:01Z'}), null],
    [
      'one from now',
      announcement({text: 'Fair', starts_at: '2026-11-21T08:00:00-04:00'}),
      {text: 'Fair'},
    ],
    ['one that ends now', announcement({text: 'Fair', ends_at: '2026-11-21T12:00:00Z'}), null],
    [
      'one with a link',
      announcement({text: 'Fair', link: '/about'}),
      {text: 'Fair', link: '/about'},
    ],
    [
      'one with a script',
      announcement({text: 'Fair', link: 'javascript:alert(1)'}),
      {text: 'Fair'},
    ],
  ])('shows %s as %j: %j', (_what, stored, shown) => {
    expect(currentAnnouncement(stored, NOW)).toEqual(shown);
  });
});
