import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {ForSale} from '../_shared/contracts/wait.ts';
import {STOCK_BATCH} from '../_shared/contracts/wait.ts';
import {useTestDatabase} from '../_shared/testing/pglite-database.ts';
import {
  createTestContext,
  PICTURE_PREFIX,
  post,
  type TestContext,
} from '../_shared/testing/test-context.ts';
import {createHandler as createConfirm} from '../newsletter-confirm/handler.ts';
import {createHandler as createSignup} from '../newsletter-signup/handler.ts';
import {createHandler as createStockWait} from '../stock-wait/handler.ts';
import {createHandler as createUnsubscribe} from '../newsletter-unsubscribe/handler.ts';
import {sendMails} from '../_shared/outbox.ts';
import {createHandler} from './handler.ts';

const SIZE = 'gid://shopify/ProductVariant/12';
const WORK = 'gid://shopify/Product/7';
const ADDRESS = '203.0.113.9';

const database = await useTestDatabase();
let context: TestContext;

beforeEach(() => {
  context = createTestContext(database);
});

const forSale = (item: string, size: string | null = '16 × 20 in'): ForSale => ({
  item,
  size,
  path: '/product/the-heron?size=16+%C3%97+20+in',
  work: {
    handle: 'the-heron',
    title: 'The Heron & I',
    picture: {url: `${PICTURE_PREFIX}heron.jpg`, alt: null, width: 1600, height: 2000},
  },
});
interface WaitOptions {
  address?: string;
  language?: string;
}
const wait = (
  email: string,
  item = SIZE,
  {language, ...from}: WaitOptions = {address: ADDRESS},
) => {
  const title = 'The Heron, 16 × 20 in';
  const ask = item.includes('/ProductVariant/') ? createStockWait : createSignup;
  return ask(context)(post({email, wait: {item, title}, language}, from));
};
/** Of a list member, or of a visitor who waits for a size. */
const tokens = async (email: string) =>
  (
    await database.query<{confirmation_token: string; unsubscribe_token: string | null}>(
      `select confirmation_token, unsubscribe_token from public.newsletter_subscribers where email = $1
       union all select confirmation_token, null from public.stock_waits where email = $1`,
      [email],
    )
  )[0]!;
const confirm = async (email: string) =>
  createConfirm(context)(post({token: (await tokens(email)).confirmation_token}));
const join = async (email: string, item = SIZE) => {
  await wait(email, item);
  await confirm(email);
  await context.settle();
};
const run = async () =>
  (await createHandler(context)(post({}, {key: context.timetableSecret}))).json();
const letters = async () => {
  await sendMails(context);
  return context.sent.filter(({key}) => key.startsWith('stock:')).map(({mail}) => mail);
};
const waits = () => database.query('select item, title from public.stock_waits');

describe('back-in-stock-send', () => {
  it('writes once to those who wait, when it can be bought', async () => {
    await join('ada@example.com');
    await join('ida@example.com');
    expect(await run()).toEqual({queued: 0});
    context.forSale.push(forSale(SIZE));
    expect(await Promise.all([run(), run()])).toContainEqual({queued: 2});
    expect(await run()).toEqual({queued: 0});
    const mails = await letters();
    expect(mails.map(({to}) => to).sort()).toEqual(['ada@example.com', 'ida@example.com']);
    expect(mails[0]).toMatchObject({subject: '“The Heron & I” (16 × 20 in) is back'});
    expect(mails[0]!.text).toContain('https://shop.example/product/the-heron?size=16+%C3%97+20+in');
    expect(mails[0]!.html).toContain(`${PICTURE_PREFIX}heron.jpg`);
    // They aren't on any list.
    expect(mails[0]!.headers).toBeUndefined();
    expect(mails[0]!.text).toContain('haven’t been added to any list');
    expect(await waits()).toEqual([]);
  });

  it('writes again to who asks again after it', async () => {
    context.forSale.push(forSale(SIZE));
    await join('ada@example.com');
    await run();
    await join('ada@example.com');
    expect(await run()).toEqual({queued: 1});
    expect(await letters()).toHaveLength(2);
  });

  it('says of a work that was not out yet that it is out', async () => {
    await join('ada@example.com', WORK);
    context.forSale.push(forSale(WORK, null));
    await run();
    const [letter] = await letters();
    expect(letter).toMatchObject({subject: '“The Heron & I” is now available'});
    const {unsubscribe_token} = await tokens('ada@example.com');
    expect(letter!.headers?.['List-Unsubscribe']).toContain(unsubscribe_token);
  });

  it('writes before a launch to those on its list, with the page of early access, and not again at the launch', async () => {
    await join('ada@example.com', WORK);
    const path = '/product/the-heron/early-access?key=autumn-7';
    context.forSale.push({...forSale(WORK, null), path, launchAt: '2026-11-22T14:00:00.000Z'});
    await run();
    const [letter] = await letters();
    expect(letter!.subject).toBe('“The Heron & I”: yours first');
    expect(letter!.text).toContain(`https://shop.example${path}`);
    expect(letter!.text).toContain(
      'it goes on sale to everyone on Sunday, November 22, 2026 at 10:00 a.m., Atlantic time',
    );
    context.forSale.splice(0, 1, forSale(WORK, null));
    await run();
    expect(await letters()).toHaveLength(1);
  });

  it('writes to each in the language of the last sign-up, and asks the shop in it', async () => {
    await join('ada@example.com');
    await wait('luc@example.com', SIZE, {address: ADDRESS, language: 'fr'});
    await confirm('luc@example.com');
    await context.settle();
    const findForSale = vi
      .spyOn(context.stock, 'findForSale')
      .mockImplementation(async (items, language) =>
        items.map((item) => forSale(item, language === 'fr' ? '16 × 20 po' : '16 × 20 in')),
      );
    expect(await run()).toEqual({queued: 2});
    expect(findForSale.mock.calls.map(([, language]) => language)).toEqual(['en', 'fr']);
    const mails = new Map((await letters()).map((mail) => [mail.to, mail]));
    expect(mails.get('ada@example.com')!.subject).toBe('“The Heron & I” (16 × 20 in) is back');
    const french = mails.get('luc@example.com')!;
    expect(french.subject).toBe('«\u00a0The Heron & I\u00a0», format 16 × 20 po, est de retour');
    expect(french.text).toContain('https://shop.example/fr/product/the-heron?size=');
  });

  it('leaves out who did not confirm, and forgets who left the list', async () => {
    context.forSale.push(forSale(SIZE), forSale(WORK, null));
    await wait('ada@example.com');
    await join('ida@example.com', WORK);
    const {unsubscribe_token} = await tokens('ida@example.com');
    await join('ida@example.com');
    await createUnsubscribe(context)(post({token: unsubscribe_token}));
    expect(await waits()).toHaveLength(1);
    expect(await run()).toEqual({queued: 0});
    await confirm('ada@example.com');
    expect(await run()).toEqual({queued: 1});
    expect((await letters()).map(({to}) => to)).toEqual(['ada@example.com']);
  });

  it('leaves everybody waiting while the shop does not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await join('ada@example.com');
    const {stock} = context;
    context.stock = {findForSale: () => Promise.reject(new Error('The shop answered 503'))};
    expect(await run()).toMatchObject({error: {code: 'internal'}});
    context.stock = stock;
    context.forSale.push(forSale(SIZE));
    expect(await run()).toEqual({queued: 1});
    vi.restoreAllMocks();
  });

  it('asks for as much at once as the shop answers, and reaches everything', async () => {
    const ids = Array.from(
      {length: 2 * STOCK_BATCH + 1},
      (_, index) => `gid://shopify/Product/${index}`,
    );
    await join('ada@example.com', `${WORK}999`);
    await database.query(
      `insert into public.stock_waits (subscriber_id, item, created_at)
       select subscriber.id, value, now() from public.newsletter_subscribers as subscriber,
         jsonb_array_elements_text($1::text::jsonb)`,
      [JSON.stringify(ids)],
    );
    context.forSale.push(...ids.map((id) => forSale(id, null)));
    const findForSale = vi.spyOn(context.stock, 'findForSale');
    expect(await run()).toEqual({queued: ids.length});
    expect(findForSale.mock.calls.map(([items]) => items.length)).toEqual([50, 50, 2]);
  });

  it('shows no picture from elsewhere', async () => {
    await join('ada@example.com');
    const elsewhere = forSale(SIZE);
    context.forSale.push({
      ...elsewhere,
      work: {
        ...elsewhere.work,
        picture: {...elsewhere.work.picture!, url: 'https://elsewhere.example/heron.jpg'},
      },
    });
    await run();
    expect((await letters())[0]!.html).not.toContain('elsewhere.example');
  });
});

describe('a wait', () => {
  it('has the proof of its consent, also of somebody who is on the list', async () => {
    await join('ada@example.com', WORK);
    await wait('ada@example.com', `${WORK}1`);
    const consents = await database.query<{kind: string}>(
      'select kind from public.newsletter_consents order by created_at, kind',
    );
    expect(consents.map(({kind}) => kind).sort()).toEqual(['given', 'requested', 'requested']);
  });

  it('is counted for the artist with its title, or else by its item', async () => {
    await join('ada@example.com');
    await join('ada@example.com', WORK);
    await database.query('update public.stock_waits set title = null where item = $1', [WORK]);
    expect(await waits()).toEqual([
      {item: SIZE, title: 'The Heron, 16 × 20 in'},
      {item: WORK, title: null},
    ]);
    expect(await database.query('select title, people from public.waiting_for')).toHaveLength(2);
  });

  it('is counted in all, before anything is stored', async () => {
    context.setLimits(true);
    await wait('ada@example.com');
    await database.query('update public.rate_limits set count = 2000 where count = 1');
    const response = await wait('ida@example.com');
    expect(response.status).toBe(429);
    expect(await waits()).toHaveLength(1);
  });
});
