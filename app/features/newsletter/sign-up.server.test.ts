import {describe, expect, it} from 'vitest';
import {signupFailure, signupSuccess, signupToConfirm} from './messages';
import {readSignupPlace} from './read-signup-place';
import type {SignupPlace} from './signup-place';
import {signupTags} from './sign-up.server';

const LAUNCH: SignupPlace = {source: 'launch', handle: 'breakthrough', title: 'Breakthrough'};
const STOCK: SignupPlace = {
  source: 'stock',
  handle: 'ebb',
  title: 'Ebb in 8×10 in',
  item: 'gid://shopify/ProductVariant/2',
};
const SIMILAR: SignupPlace = {source: 'similar', handle: 'fog-signal', title: 'Fog Signal'};

describe('the place of a sign-up', () => {
  it.each<SignupPlace>([
    {source: 'footer'},
    {source: 'home'},
    {source: 'page'},
    LAUNCH,
    STOCK,
    SIMILAR,
  ])('survives the form: $source', (place) => {
    expect(readSignupPlace({...place})).toEqual(place);
  });

  it.each([
    [{}, {source: 'page'}],
    [{source: 'elsewhere'}, {source: 'page'}],
    [{source: 'launch'}, {source: 'page'}],
    [
      {source: 'launch', handle: 'first-light', title: ' '},
      {source: 'launch', handle: 'first-light', title: 'first-light'},
    ],
    [
      {source: 'launch', handle: 'first-light', title: 'x'.repeat(201)},
      {source: 'launch', handle: 'first-light', title: 'x'.repeat(200)},
    ],
  ])('is read from any posted fields: %j', (fields, place) => {
    expect(readSignupPlace(fields)).toEqual(place);
  });

  it.each<[SignupPlace, string[]]>([
    [{source: 'footer'}, []],
    [{source: 'home'}, ['priority-member', 'homepage-signup']],
    [{source: 'page'}, ['priority-member']],
    [LAUNCH, ['priority-member', 'breakthrough-early-access']],
    [STOCK, []],
    [SIMILAR, ['similar-to-fog-signal']],
    [{...SIMILAR, handle: 'x'.repeat(200)}, [`similar-to-${'x'.repeat(89)}`]],
  ])('decides the tags: %j', (place, tags) => {
    expect(signupTags(place)).toEqual(tags);
  });

  it('decides the notice', () => {
    expect(signupSuccess({source: 'footer'}).title).toBe('Welcome aboard!');
    expect(signupSuccess({source: 'home'}).title).toBe('Welcome to the priority list!');
    expect(signupSuccess(LAUNCH)).toEqual({
      title: "You're on the priority list!",
      description: "You'll be notified when Breakthrough launches.",
    });
    expect(signupSuccess(SIMILAR).title).toBe('Welcome aboard!');
    expect(signupSuccess(STOCK).description).toMatch(
      /^One email comes when Ebb in 8×10 in is back/,
    );
    expect(signupToConfirm(LAUNCH)).toMatchObject({
      description: "You'll be notified when Breakthrough launches.",
      detail: expect.stringMatching(/click the link in the email/) as unknown,
    });
    expect(signupFailure({source: 'home'})).toBe('Subscription failed');
    expect(signupFailure(LAUNCH)).toBe('Failed to join priority list');
  });
});
