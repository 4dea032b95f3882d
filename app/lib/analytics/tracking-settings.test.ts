import {describe, expect, it} from 'vitest';
import {needsConsent, trackingSettings} from './tracking-settings';
import {trackingSources} from './tracking-sources';

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
    ['the embedded shop', {...NOTHING, SHOP_EVENTS: 'show'}, false],
  ])('need consent or not with %s', (_, env, needed) => {
    expect(needsConsent(trackingSettings(env))).toBe(needed);
    expect(trackingSources(env) !== null).toBe(needed);
  });

  it('are off by default', () => {
    expect(trackingSettings(NOTHING)).toBeNull();
  });
});
