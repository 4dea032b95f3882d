import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {currentAnnouncement} from './announcement';
import {metaobject} from '../../../tests/support/app/metaobject';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('the announcement', () => {
  it.each([
    ['none', null, null],
    ['an empty one', metaobject({text: '  '}), null],
    ['one without times', metaobject({text: 'Fair'}), {text: 'Fair'}],
    ['one to come', metaobject({text: 'Fair', starts_at: '2026-11-21T12:00:01Z'}), null],
    [
      'one from now',
      metaobject({text: 'Fair', starts_at: '2026-11-21T08:00:00-04:00'}),
      {text: 'Fair'},
    ],
    ['one that ends now', metaobject({text: 'Fair', ends_at: '2026-11-21T12:00:00Z'}), null],
    ['one with a link', metaobject({text: 'Fair', link: '/about'}), {text: 'Fair', link: '/about'}],
    ['one with a script', metaobject({text: 'Fair', link: 'javascript:alert(1)'}), {text: 'Fair'}],
  ])('shows %s as %j: %j', (_what, stored, shown) => {
    expect(currentAnnouncement(en, stored, NOW)).toEqual(shown);
  });
});
