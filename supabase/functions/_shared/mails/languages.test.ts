import {describe, expect, it} from 'vitest';
import type {Certificate} from '../contracts/certificate.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import {launchTag, PRIORITY_TAG} from '../contracts/newsletter.ts';
import {SITE} from '../contracts/site.ts';
import {WORDS} from '../contracts/words/by-language.ts';
import type {Mail} from './mail.ts';
import type {Hold} from '../holds/holds.ts';
import {localShopUrl} from '../languages.ts';
import {PICTURE_PREFIX} from '../testing/test-context.ts';
import {backInStockMail, stockWaitMailToConfirm} from './back-in-stock.ts';
import {certificateMailToBuyer} from './certificate.ts';
import {commissionClosedMail, commissionUpdateMail} from './commission-update.ts';
import {commissionMailToVisitor} from './commission.ts';
import {contactMailToVisitor} from './contact.ts';
import {type BuyerNews, holdMailToBuyer} from './hold.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {newsletterMailToConfirm, newsletterMailToSubscriber} from './newsletter.ts';
import {orderLinkMail} from './order-link.ts';

const ORIGIN = 'https://shop.example';
const email = 'ann@home.example';
const work = {
  handle: 'moon-road',
  title: 'Moon Road',
  picture: {url: `${PICTURE_PREFIX}1/moon-road.jpg`, alt: null, width: 1600, height: 2000},
};

/** What its emails read of a hold. */
const HOLD = {
  id: '1',
  work,
  email,
  price_cents: 480_000,
  shipping_cents: 18_000,
  ends_at: new Date('2026-11-24T12:00:00Z'),
  payments: [{number: 1, amount_cents: 124_500, due_on: '2026-11-24'}] as Hold['payments'],
} as Hold;
const PAYABLE = {cents: 124_500, dueOn: '2026-11-24'};
const HOLD_NEWS: readonly BuyerNews[] = [
  ...(['confirm', 'taken', 'ended', 'sold', 'agreed', 'changed', 'planned'] as const).map(
    (kind) => ({kind}),
  ),
  ...(['declined', 'cancelled'] as const).map((kind) => ({kind, note: null})),
  {kind: 'received', cents: 124_500, isPostponed: true},
  {kind: 'stray', cents: 124_500},
  ...(['soon', 'today', 'late'] as const).map((kind) => ({kind, ...PAYABLE})),
  {kind: 'paid', certificate: 'MH-2026-000123-K7Q2MX'},
];

/** Every email to a visitor, in all its variants. */
function mailsIn(language: LanguageCode): Record<string, Mail> {
  const shopUrl = localShopUrl(ORIGIN, language);
  const to = {email, language, shopUrl};
  const listed = {...to, unsubscribeUrl: `${shopUrl}/unsubscribe?token=7c1d`};
  const statusUrl = `${shopUrl}/commissions/status/7c1d`;
  const receipt = {...to, size: '16x20', budget: '1000-2000', statusUrl} as const;
  const update = {...to, id: '1', note: null, imageUrls: [], statusUrl, isNewStage: true} as const;
  const forSale = {
    item: 'gid://shopify/ProductVariant/1',
    size: '16×20 in',
    path: '/product/moon-road?size=16',
    work,
  };
  const certificate: Certificate = {
    number: 'MH-2026-000123-K7Q2MX',
    kind: 'print',
    handle: 'moon-road',
    title: 'Moon Road',
    artist: SITE.artist.name,
    medium: null,
    size: '8×10 in',
    year: '2022',
    edition: {number: 13, size: 50},
    picture: work.picture,
    issuedAt: '2026-11-21T12:00:00Z',
  };
  const order = {...to, orderName: '#1001'};
  return {
    contact: contactMailToVisitor({...to, work}),
    visit: contactMailToVisitor({
      ...to,
      visit: {exhibition: 'Moon Road', where: '', day: '2027-03-01'},
    }),
    'order link': orderLinkMail({...to, name: '#1001', statusUrl: 'https://store.example/1'}),
    commission: commissionMailToVisitor({...receipt, deadline: '2027-03-01', isWaitingList: false}),
    'commission without a date, waiting': commissionMailToVisitor({
      ...receipt,
      deadline: null,
      isWaitingList: true,
    }),
    ...Object.fromEntries(
      (['received', 'sketch', 'deposit', 'painting', 'drying', 'sent'] as const).map((stage) => [
        `commission: ${stage}`,
        commissionUpdateMail({...update, stage}),
      ]),
    ),
    'commission: sent, certified': commissionUpdateMail({
      ...update,
      stage: 'sent',
      certificate: 'MH-2026-000123-K7Q2MX',
    }),
    'commission closed': commissionClosedMail({...to, id: '1', note: null}),
    'commission: news': commissionUpdateMail({
      ...update,
      stage: 'sketch',
      isNewStage: false,
      imageUrls: [`${ORIGIN}/storage/1763691000000-0-a.jpg?token=1`, `${ORIGIN}/storage/b.heic`],
    }),
    confirmation: newsletterMailToConfirm({
      ...listed,
      work,
      confirmUrl: `${shopUrl}/newsletter/confirm?token=7c1d`,
    }),
    welcome: newsletterMailToSubscriber({...listed, tags: []}),
    priority: newsletterMailToSubscriber({...listed, tags: [PRIORITY_TAG]}),
    launch: newsletterMailToSubscriber({...listed, tags: [PRIORITY_TAG, launchTag('moon-road')]}),
    'back in stock': backInStockMail({...listed, forSale, isLaunch: false}),
    'back in stock, not on the list': backInStockMail({
      ...to,
      unsubscribeUrl: null,
      forSale,
      isLaunch: false,
    }),
    'stock confirmation': stockWaitMailToConfirm({
      ...to,
      work,
      title: 'Moon Road, 16×20 in',
      confirmUrl: `${shopUrl}/newsletter/confirm?wait=7c1d`,
    }),
    'stock confirmation of an unnamed size': stockWaitMailToConfirm({
      ...to,
      work: null,
      title: null,
      confirmUrl: `${shopUrl}/newsletter/confirm?wait=7c1d`,
    }),
    'early access': backInStockMail({
      ...listed,
      forSale: {...forSale, size: null, launchAt: '2026-12-01T14:00:00.000Z'},
      isLaunch: true,
    }),
    'launch email': backInStockMail({
      ...listed,
      forSale: {...forSale, size: null},
      isLaunch: true,
    }),
    ...Object.fromEntries(
      HOLD_NEWS.map((news) => [
        `hold: ${news.kind}`,
        holdMailToBuyer({...HOLD, language}, news, {url: `${shopUrl}/holds/status/7c1d`, shopUrl}),
      ]),
    ),
    'hold: commission paid': holdMailToBuyer(
      {...HOLD, commission_id: '2', language},
      {kind: 'paid', certificate: null},
      {url: statusUrl, shopUrl},
    ),
    certificate: certificateMailToBuyer({...order, certificates: [certificate]}),
    certificates: certificateMailToBuyer({
      ...order,
      certificates: [certificate, {...certificate, picture: null}],
    }),
  };
}

/** The sentences of words, except those that a function returns. */
function textsOf(words: object): string[] {
  return Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return value;
    return typeof value === 'object' && value ? textsOf(value) : [];
  });
}

/** Texts that are the same in both languages: 'Budget', ':'. */
const FRENCH = new Set(textsOf([MAIL_WORDS.fr, WORDS.fr.stages]));
const ENGLISH = textsOf([MAIL_WORDS.en, WORDS.en.stages]).filter((text) => !FRENCH.has(text));

const pairs = Object.entries(mailsIn('fr')).map(([name, mail]) => ({name, mail}));

describe.each(pairs)('$name in French', ({name, mail}) => {
  const {subject, html, text} = mail;

  it('is marked as French, and contains no English', () => {
    expect(html.match(/lang="[^"]*"/g)).toEqual(['lang="fr-CA"', 'lang="fr-CA"']);
    expect(mail.subject).not.toBe(mailsIn('en')[name]!.subject);
    const said = `${subject}\n${html.replace(/<[^>]*>/g, ' ')}\n${text}`;
    const words = ENGLISH.filter((english) => new RegExp(`\\b${escaped(english)}\\b`).test(said));
    expect(words).toEqual([]);
  });

  it('links to the French pages', () => {
    const addresses = [...`${html} ${text}`.matchAll(/https:\/\/shop\.example[^\s"<>]*/g)];
    const pages = addresses.filter(([address]) => !/\/(pictures|storage)\//.test(address));
    expect(pages.length).toBeGreaterThan(2);
    for (const [address] of pages) expect(address).toMatch(/^https:\/\/shop\.example\/fr(\/|$)/);
    const unsubscribe = mail.headers?.['List-Unsubscribe'] ?? '<https://shop.example/fr/>';
    expect(unsubscribe).toContain('<https://shop.example/fr/');
  });

  it('has no-break spaces before colons and within quotation marks, and typographic apostrophes', () => {
    const said = `${subject}\n${text}`.replace(/https?:\/\/\S+/g, '').replaceAll(`“Moon Road”`, '');
    expect(said).not.toMatch(/[^\u00a0][:»]|\s[;!?]|«[^\u00a0]|\w'\w|[“”]/);
    expect(html).not.toContain('\u202f');
  });
});

it('formats dates, prices and sizes as in French', () => {
  const {commission, certificate, 'back in stock': stock} = mailsIn('fr');
  expect(commission!.text).toContain(`Format\u00a0: 16\u00a0×\u00a020\u00a0po
Budget\u00a0: De 1\u00a0000 à 2\u00a0000\u00a0$\u00a0CA
Date souhaitée\u00a0: 1er mars 2027`);
  expect(certificate!.text).toContain('Moon Road, 8\u00a0×\u00a010\u00a0po, exemplaire 13 sur 50');
  expect(stock!.subject).toBe(
    '«\u00a0Moon Road\u00a0», format 16\u00a0×\u00a020\u00a0po, est de nouveau disponible',
  );
});

it('shows language-independent pictures at one URL', () => {
  for (const language of ['en', 'fr'] as const) {
    expect(mailsIn(language).commission!.html).toContain(
      'src="https://shop.example/pictures/studio-1400.jpg"',
    );
  }
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
