import {expect, it} from 'vitest';
import {aShop} from '../testing';
import {loadNames, type Resolver} from './load-names';

const RECORDS: Record<string, string[]> = {
  'shop.ca': ['google-site-verification=1', 'v=spf1 include:_spf.google.com ~all'],
  'send.shop.ca': ['v=spf1 include:amazonses.com ~all'],
  'resend._domainkey.shop.ca': ['p=MIGf'],
  '_dmarc.shop.ca': ['v=DMARC1; p=none'],
};

const resolver: Resolver = {
  texts: async (name) => RECORDS[name] ?? [],
  addresses: async (host) => (host === 'shop.test' ? ['23.227.38.65'] : []),
  cname: async (host) => (host === 'checkout.shop.test' ? 'shops.myshopify.com' : null),
};

it('looks up the names of shop, checkout and mail', async () => {
  const settings = {...aShop().settings, mailFrom: 'Maren <studio@Shop.ca>'};
  expect(await loadNames(settings, resolver)).toEqual({
    shop: {host: 'shop.test', addresses: ['23.227.38.65'], cname: null},
    checkout: {host: 'checkout.shop.test', addresses: [], cname: 'shops.myshopify.com'},
    mail: {
      domain: 'shop.ca',
      spf: ['v=spf1 include:_spf.google.com ~all', 'v=spf1 include:amazonses.com ~all'],
      dkim: ['p=MIGf'],
      dmarc: ['v=DMARC1; p=none'],
    },
  });
});

it('ignores a revoked key, and finds nothing without a known domain', async () => {
  const settings = {...aShop().settings, shopUrl: null, checkoutDomain: null, mailFrom: 'a@b.ca'};
  const revoked = {...resolver, texts: async () => ['p=']};
  expect(await loadNames(settings, revoked)).toEqual({
    shop: null,
    checkout: null,
    mail: {domain: 'b.ca', spf: [], dkim: [], dmarc: []},
  });
});
