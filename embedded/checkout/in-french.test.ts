import {afterAll, beforeAll, expect, it} from 'vitest';
import {createCartStore} from '../carts/cart-store';
import {type ChangeableCatalogue, createCatalogue} from '../catalogue/catalogue';
import type {OpenDatabase} from '../database/pglite';
import {openTestDatabase} from '../testing/test-database';
import type {Handler} from '../http';
import {buildSeed} from '../seed/seed';
import type {Mail} from '../../supabase/functions/_shared/ports';
import {aCart, aLine} from '../testing/cart-builders';
import {aCheckoutForm} from '../testing/checkout-form';
import {createCheckoutHandler} from './handler';
import en from './words/en';
import fr from './words/fr';

const NOW = new Date('2026-11-21T12:00:00Z');
const SHOP = 'http://localhost:3000';
const BACKEND = 'http://localhost:3001';
/** The path in the cart's `checkoutUrl`. */
const PATH = '/fr/cart/c/abc?key=def';
let database: OpenDatabase;
let catalogue: ChangeableCatalogue;
let handle: Handler;
let webhooks: object[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const clock = () => NOW;
  catalogue = await createCatalogue({database, seed: () => buildSeed(NOW), clock});
  const carts = createCartStore(database);
  handle = createCheckoutHandler({
    database,
    catalogue,
    carts,
    clock,
    storefrontOrigin: SHOP,
    webhooks: {send: (_topic, payload) => void (webhooks = [payload])},
  });
  const [print, original] = ['barn-under-stars', 'the-long-gale'].map(
    (name) => catalogue.productByHandle(name)!.variants[0]!,
  );
  const lines = [aLine(print!.id, 2), aLine(original!.id, 1)];
  await carts.save(aCart({token: 'abc', key: 'def', lines, note: 'Pour Ada'}));
});
afterAll(() => database.close());

const plainly = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
/** The page's markup, with plain spaces. */
async function read(response: Response): Promise<string> {
  const page = await response.text();
  return plainly(page.replace(/<style>.*<\/style>/s, '')).replaceAll(/\s+/g, ' ');
}
const get = async (path: string) => read(await handle(new Request(BACKEND + path)));
/** Posts the page and follows the redirect to it. */
async function post(changes: Record<string, string>): Promise<Response> {
  const body = aCheckoutForm(changes);
  const response = await handle(new Request(BACKEND + PATH, {method: 'POST', body}));
  const location = response.headers.get('location') ?? '';
  return location.includes('/cart/') ? handle(new Request(BACKEND + location)) : response;
}

/** The texts that only English has, without those that need a value. */
function englishTexts(words: object, french: object): string[] {
  return Object.entries(words).flatMap(([key, text]: [string, unknown]) => {
    const other = (french as Record<string, unknown>)[key];
    if (typeof text === 'object') return englishTexts(text as object, other as object);
    return typeof text === 'string' && text !== other ? [text.trim()] : [];
  });
}
const ENGLISH = englishTexts(en, fr).filter((text) => text.length > 4);

function expectFrench(page: string) {
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain(`href="${SHOP}/fr"`);
  const shown = page.replaceAll(/<(?!a |img )[a-z]+ [^>]*>/g, '>');
  expect(ENGLISH.filter((text) => shown.includes(text))).toEqual([]);
}

it('is in French from the form to the mail', async () => {
  const details = await get(PATH);
  expectFrench(details);
  for (const words of [
    `href="${SHOP}/fr/cart">Retour au panier<`,
    'Votre commande, 3 œuvres',
    '2 × 60,00 $ CA',
    'Votre mot : Pour Ada',
    'Nouveau-Brunswick',
    'États-Unis',
  ]) {
    expect(details).toContain(words);
  }
  expect(details).toMatch(/>\d+ × \d+ po</);
  const translated = catalogue.productByHandle('barn-under-stars')!.images[0]!;
  const alt = catalogue.translationOf(translated.id, 'fr', 'alt')!;
  expect(details).toContain(`alt="${alt.replaceAll("'", '&#39;')}"`);

  const wrong = await read(await post({intent: 'total', city: '', region: '', phone: 'x'}));
  expectFrench(wrong);
  expect(wrong).toContain('Veuillez vérifier ces champs');
  expect(wrong).toContain('Saisissez une ville ou un village');

  const withTaxes = await read(await post({intent: 'total'}));
  expectFrench(withTaxes);
  expect(withTaxes).toContain('TVH (15 %)');
  const agreedTotalCents = /name="agreedTotalCents" value="(\d+)"/.exec(withTaxes)?.[1] ?? '';
  const declined = await post({agreedTotalCents, cardNumber: '4000 0000 0000 0002'});
  expect(await read(declined)).toContain('La carte a été refusée');

  const paid = await post({agreedTotalCents});
  const location = paid.headers.get('location') ?? '';
  const confirmation = await get(location);
  expectFrench(confirmation);
  expect(confirmation).toContain('Votre commande 1001 est confirmée');
  expect(await get(PATH.replace('def', 'wrong'))).toContain('Ce panier n’est plus accessible');
  expect(webhooks).toEqual([expect.objectContaining({customer_locale: 'fr'})]);

  const [row] = await database.query<{mail: Mail}>('select mail from public.outbox');
  const {subject, text, html} = row!.mail;
  expect(subject).toBe('Votre commande 1001 est confirmée');
  expect(html).toContain('<html lang="fr-CA">');
  const plain = plainly(text);
  expect(plain).toContain(`${SHOP}/fr/product/barn-under-stars`);
  expect(plain).toMatch(/Barn Under Stars, \d+ × \d+ po, 2 × 60,00 \$ CA = 120,00 \$ CA/);
  expect(plain).toContain('12 Water Street, Saint Andrews (NB) E5B 1A1, Canada');
  expect(ENGLISH.filter((words) => plain.includes(words))).toEqual([]);
});
