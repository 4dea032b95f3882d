import {describe, expect, it} from 'vitest';
import {currentAnnouncement} from './announcement';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const value = (text: string) => ({value: text});

describe('the announcement', () => {
  it.each([
    ['none', null, null],
    ['an empty one', {text: value('  ')}, null],
    ['one without times', {text: value('Fair')}, {text: 'Fair'}],
    ['one to come', {text: value('Fair'), startsAt: value('2026-11-21T12:00:01Z')}, null],
    [
      'one from now',
      {text: value('Fair'), startsAt: value('2026-11-21T08:00:00-04:00')},
      {text: 'Fair'},
    ],
    ['one that ends now', {text: value('Fair'), endsAt: value('2026-11-21T12:00:00Z')}, null],
    [
      'one with a link',
      {text: value('Fair'), link: value('/about')},
      {text: 'Fair', link: '/about'},
    ],
    [
      'one with a script',
      {text: value('Fair'), link: value('javascript:alert(1)')},
      {text: 'Fair'},
    ],
  ])('shows %s as %j: %j', (_what, stored, shown) => {
    expect(currentAnnouncement(stored, NOW)).toEqual(shown);
  });
});
