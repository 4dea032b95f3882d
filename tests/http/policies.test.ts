import {describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

async function getPolicy(handle: string) {
  const response = await fetch(`${shop.url}/pages/${handle}`);
  const html = await response.text();
  return {status: response.status, html, text: pageText(html)};
}

describe('a policy contains the rules of the shop', () => {
  it.each([
    ['shipping', 'Shipping is free to every address in Canada and the United States'],
    ['shipping', 'processed in 3–5 business days'],
    ['shipping', 'If you live in another country, please write to studio@marenhallet.example'],
    ['shipping', 'Taxes and duties, if any, are shown at checkout'],
    ['shipping', 'If any are due, you pay them'],
    ['returns', 'All sales, of prints and of originals, are final, except where the law provides'],
    ['returns', 'replaced or refunded'],
    ['returns', 'within 7 days of receipt, with: your order number'],
    ['returns', 'photos of the defect'],
    ['privacy', 'isn’t for anyone under 13'],
    ['privacy', 'is in charge of the protection of the personal information'],
    ['privacy', 'PO Box 118, Alma, New Brunswick'],
    ['privacy', 'This site sets no advertising or analytics cookies'],
    ['privacy', 'keeps nothing about who opened it'],
    ['privacy', 'Your browser stores your cart'],
    [
      'privacy',
      'as proof that you asked, when and on which page you did so, the wording you agreed to',
    ],
    [
      'privacy',
      'outside your province, including outside Quebec if you live there, and outside Canada',
    ],
    ['privacy', 'takes you off the list at once, with no account and at no cost'],
    ['privacy', 'a message or a commission request doesn’t put you there'],
    ['privacy', 'an answer within 30 days, at no cost'],
    ['privacy', 'in a structured, commonly used format'],
    ['privacy', 'Office of the Privacy Commissioner of Canada'],
    ['privacy', 'to the Commission d’accès à l’information if you live in Quebec'],
    ['privacy', 'Canada’s Anti-Spam Legislation (CASL)'],
    ['terms', 'You must be over 18'],
    ['terms', 'limited to 100 USD'],
    ['terms', 'Shipping is free to Canada and the USA'],
    ['terms', 'processed in 3–5 business days'],
    ['terms', 'All sales are final, except where the law provides otherwise'],
    ['terms', 'within 7 days of receipt with photo evidence'],
    ['terms', 'Taxes and duties, if any, are shown at checkout'],
    ['terms', 'Prices are in Canadian dollars'],
  ])('%s: %s', async (handle, sentence) => {
    const {text} = await getPolicy(handle);
    // Removing a link's tags leaves spaces.
    const read = text.replace(/ ([.,;])/g, '$1');
    expect(read).toContain(sentence);
  });

  it.each(['shipping', 'returns', 'privacy', 'terms'])(
    '%s has the date of its last update',
    async (handle) => {
      const {status, html, text} = await getPolicy(handle);
      expect(status).toBe(200);
      expect(text).toContain('June 28, 2023');
      expect(html).toContain('dateTime="2023-06-28"');
    },
  );

  it('is the artist’s where she wrote her own, with the day of her change', async () => {
    const returns = 'Keep it for a week.\n\n## If you change your mind\n\nWrite to {email}.';
    await shop.control.setContent({
      metaobjects: [{type: 'policies', handle: 'policies', fields: {returns}}],
    });
    const {html, text} = await getPolicy('returns');
    expect(text).toContain('Keep it for a week.');
    expect(html).toMatch(/<h2 id="if-you-change-your-mind"/);
    expect(html).toContain('href="mailto:studio@marenhallet.example"');
    expect(html).not.toContain('2023-06-28');
    expect((await getPolicy('terms')).text).toContain('limited to 100 USD');
  });
});
