import {describe, expect, it} from 'vitest';
import {trackingSettings} from './tracking-settings';

const NOTHING = {PUBLIC_STOREFRONT_API_TOKEN: 'a'.repeat(32)};
const STORE = {
  ...NOTHING,
  PUBLIC_STOREFRONT_ID: '1000',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example',
};

describe('analytics', () => {
  it.each([
    ['no id', NOTHING, false],
    ['an id of Google', {...NOTHING, PUBLIC_GA4_ID: 'G-ABCD1234'}, true],
    ['an id that is none', {...NOTHING, PUBLIC_GA4_ID: 'UA-1'}, false],
    ['a real store', STORE, true],
    ['a store without a checkout domain', {...STORE, PUBLIC_CHECKOUT_DOMAIN: undefined}, false],
    ['a token of 31 letters', {...STORE, PUBLIC_STOREFRONT_API_TOKEN: 'a'.repeat(31)}, false],
  ])('are on or off with %s', (_, env, areOn) => {
    expect(trackingSettings(env) !== null).toBe(areOn);
  });
});
