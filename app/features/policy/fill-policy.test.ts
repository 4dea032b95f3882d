import {describe, expect, it} from 'vitest';
import {SITE, siteIn, type Site} from '#contracts/site';
import {defaultPolicy, type Policy} from '~/content/policies';
import {DELIVERY_TIMES, type DeliveryTimes} from '~/shop/delivery/delivery-times';
import {deliveryDeadlineText, shippingDays} from '~/shop/delivery/delivery-dates';
import {defaultSite} from '~/shop/site/shop-site';
import en from '~/words/en/server';
import {fillPolicy} from './fill-policy';

const NOW_MS = Date.parse('2026-11-22T12:00:00-04:00');

const SHIPPING = defaultPolicy(en, 'shipping');
const fill = (policy: Policy, site: Site, times: DeliveryTimes) =>
  fillPolicy(en, policy, {...defaultSite(en), ...site, delivery: times}, NOW_MS);
const wordsOf = (...args: Parameters<typeof fill>) => JSON.stringify(fill(...args));

describe('the shipping policy', () => {
  it('has the default times, and no empty paragraph without a note', () => {
    const {sections} = fill(SHIPPING, siteIn(en.shared), DELIVERY_TIMES);
    const {heading} = en.shippingPolicy.sections.times;
    expect(sections.find((section) => section.heading === heading)?.blocks).toEqual([
      expect.stringMatching(/processed in 3–5 business days: .* depends on the carrier /),
      deliveryDeadlineText(en, shippingDays(en, DELIVERY_TIMES, NOW_MS)),
    ]);
  });

  it('agrees with the product page and the cart', () => {
    const words = wordsOf(SHIPPING, siteIn(en.shared), DELIVERY_TIMES);
    for (const said of [en.delivery.taxes, en.delivery.customs, en.delivery.elsewhere])
      expect(words).toContain(said);
  });

  it('has the artist’s times and her note', () => {
    const times = {preparation: '7–10', canada: '4–8', note: 'Away in July.'};
    const words = wordsOf(SHIPPING, siteIn(en.shared), times);
    expect(words).toContain('orders are processed in 7–10 business days.');
    expect(words).toContain('Delivery then takes 4–8 days within Canada.');
    expect(words).toContain('Away in July.');
    expect(words).not.toContain('3–5');
    expect(words).not.toContain('depends on the carrier');
  });

  it('has the shop’s name and address, and keeps the placeholder of an address in a section for a link', () => {
    const policy: Policy = {
      handle: 'terms',
      title: '{shop}',
      summary: 'Write to {email}, {nobody}.',
      sections: [{heading: 'In {place}', blocks: ['{email}', ['{artist}']]}],
    };
    const filled = fill(
      policy,
      {...siteIn(en.shared), name: 'Snow', email: 'a@b.example'},
      DELIVERY_TIMES,
    );
    expect(filled).toEqual({
      handle: 'terms',
      title: 'Snow',
      summary: 'Write to a@b.example, {nobody}.',
      sections: [{heading: `In ${en.shared.place}`, blocks: ['{email}', [SITE.artist.name]]}],
    });
  });
});
