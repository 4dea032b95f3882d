import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

const getPolicy = (handle: string) => shop.get(`/pages/${handle}`);

/** Sentences of each policy. */
const RULES = {
  shipping: [
    'Shipping is free to every address in Canada and the United States',
    'processed in 3–5 business days',
    'If you live in another country, please write to studio@marenhallet.example',
    'Taxes and duties, if any, are shown at checkout',
    'If any are due, you pay them',
  ],
  returns: [
    'All sales, of prints and of originals, are final, except where the law provides',
    'replaced or refunded',
    'within 7 days of receipt, with: your order number',
    'photos of the defect',
  ],
  privacy: [
    'isn’t for anyone under 13',
    'is in charge of the protection of the personal information',
    'PO Box 118, Alma, New Brunswick',
    'This site sets no advertising or analytics cookies',
    'keeps nothing about who opened it',
    'Your browser stores these on your device: Your cart',
    'as proof that you asked, when and on which page you did so, the wording you agreed to',
    'outside your province, including outside Quebec if you live there, and outside Canada',
    'takes you off the list at once, with no account and at no cost',
    'a message or a commission request doesn’t put you there',
    'an answer within 30 days, at no cost',
    'in a structured, commonly used format',
    'Office of the Privacy Commissioner of Canada',
    'to the Commission d’accès à l’information if you live in Quebec',
    'Canada’s Anti-Spam Legislation (CASL)',
  ],
  terms: [
    'You must be over 18',
    'limited to 100 USD',
    'Shipping is free to Canada and the USA',
    'processed in 3–5 business days',
    'All sales are final, except where the law provides otherwise',
    'within 7 days of receipt with photo evidence',
    'Taxes and duties, if any, are shown at checkout',
    'Prices are in Canadian dollars',
  ],
};

describe('a policy', () => {
  it.each(Object.entries(RULES))(
    '%s has the rules of the shop, and the date of its last update',
    async (handle, rules) => {
      const {status, html, text} = await getPolicy(handle);
      expect(status).toBe(200);
      // Removing a link's tags leaves spaces.
      const read = text.replace(/ ([.,;])/g, '$1');
      expect(rules.filter((rule) => !read.includes(rule))).toEqual([]);
      expect(text).toContain('June 28, 2023');
      expect(html).toContain('dateTime="2023-06-28"');
    },
  );

  it('is the artist’s once she has written her own, with the date of her change', async () => {
    const returns = 'Keep it for a week.\n\n## If you change your mind\n\nWrite to {email}.';
    await shop.control.setMetaobjects(['policies', {returns}]);
    const {html, text} = await getPolicy('returns');
    expect(text).toContain('Keep it for a week.');
    expect(html).toMatch(/<h2 id="if-you-change-your-mind"/);
    expect(html).toContain('href="mailto:studio@marenhallet.example"');
    expect(html).not.toContain('2023-06-28');
    expect((await getPolicy('terms')).text).toContain('limited to 100 USD');
  });
});
