import {describe, expect, it, vi} from 'vitest';
import {type ForSale, STOCK_BATCH} from '../_shared/contracts/wait.ts';
import {findSubscriber, join, signUp} from '../_shared/testing/subscribers.ts';
import {PICTURE_PREFIX, post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler as createConfirm} from '../newsletter-confirm/handler.ts';
import {createHandler as createStockWait} from '../stock-wait/handler.ts';
import {createHandler as createUnsubscribe} from '../newsletter-unsubscribe/handler.ts';
import {sendMails} from '../_shared/outbox/outbox.ts';
import {createHandler} from './handler.ts';

const SIZE = 'gid://shopify/ProductVariant/12';
const WORK = 'gid://shopify/Product/7';

const context = await useTestContext();
const {database} = context;

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
const ask = (email: string, language?: string) => {
  const wait = {item: SIZE, title: 'The Heron, 16 × 20 in'};
  return createStockWait(context)(post({email, wait, language}, {address: '203.0.113.9'}));
};
const confirm = async (email: string) => {
  const [wait] = await database.query<{confirmation_token: string}>(
    'select confirmation_token from public.stock_waits where email = $1',
    [email],
  );
  await createConfirm(context)(post({token: wait!.confirmation_token}));
};
/** Waits for the size, and clicks the link of the email about it. */
const waitFor = async (email: string, language?: string) => {
  await ask(email, language);
  await confirm(email);
  await context.settle();
};
const run = async () =>
  (await createHandler(context)(post({}, {key: context.schedulerSecret}))).json();
const letters = async () => {
  await sendMails(context);
  return context.sent.filter(({key}) => key.startsWith('stock:')).map(({mail}) => mail);
};
const waits = () => database.query('select item, title from public.stock_waits');

describe('back-in-stock-send', () => {
  it('emails the people who wait once, when the size can be bought', async () => {
    await waitFor('ada@example.com');
    await waitFor('ida@example.com');
    expect(await run()).toEqual({queued: 0});
    context.forSale.push(forSale(SIZE));
    expect(await Promise.all([run(), run()])).toContainEqual({queued: 2});
    expect(await run()).toEqual({queued: 0});
    const mails = await letters();
    expect(mails.map(({to}) => to).sort()).toEqual(['ada@example.com', 'ida@example.com']);
    expect(mails[0]).toMatchObject({subject: '“The Heron & I” (16 × 20 in) is available again'});
    expect(mails[0]!.text).toContain('https://shop.example/product/the-heron?size=16+%C3%97+20+in');
    expect(mails[0]!.html).toContain(`${PICTURE_PREFIX}heron.jpg`);
    // They aren't on any list.
    expect(mails[0]!.headers).toBeUndefined();
    expect(mails[0]!.text).toContain('haven’t been added to any list');
    expect(await waits()).toEqual([]);
    // Whoever asks again after it is written to again.
    await waitFor('ada@example.com');
    expect(await run()).toEqual({queued: 1});
  });

  it('announces a work that has launched, with a link to unsubscribe', async () => {
    await join(context, {wait: {item: WORK}});
    context.forSale.push(forSale(WORK, null));
    await run();
    const [letter] = await letters();
    expect(letter).toMatchObject({subject: '“The Heron & I” is now available'});
    const {unsubscribe_token} = await findSubscriber(context);
    expect(letter!.headers?.['List-Unsubscribe']).toContain(unsubscribe_token);
  });

  it('emails each person in the language of the last sign-up, and asks the shop in it', async () => {
    await waitFor('ada@example.com');
    await waitFor('luc@example.com', 'fr');
    const findForSale = vi
      .spyOn(context.stock, 'findForSale')
      .mockImplementation(async (items, language) =>
        items.map((item) => forSale(item, language === 'fr' ? '16 × 20 po' : '16 × 20 in')),
      );
    expect(await run()).toEqual({queued: 2});
    expect(findForSale.mock.calls.map(([, language]) => language)).toEqual(['en', 'fr']);
    const mails = new Map((await letters()).map((mail) => [mail.to, mail]));
    expect(mails.get('ada@example.com')!.subject).toBe(
      '“The Heron & I” (16 × 20 in) is available again',
    );
    const french = mails.get('luc@example.com')!;
    expect(french.subject).toBe(
      '«\u00a0The Heron & I\u00a0», format 16 × 20 po, est de nouveau disponible',
    );
    expect(french.text).toContain('https://shop.example/fr/product/the-heron?size=');
  });

  it('skips unconfirmed people, and deletes the waits of those who left the list', async () => {
    context.forSale.push(forSale(SIZE), forSale(WORK, null));
    await ask('ada@example.com');
    await join(context, {email: 'ida@example.com', wait: {item: WORK}});
    const {unsubscribe_token} = await findSubscriber(context, 'ida@example.com');
    await waitFor('ida@example.com');
    await createUnsubscribe(context)(post({token: unsubscribe_token}));
    expect(await waits()).toHaveLength(1);
    // Anybody may enter the address again.
    await signUp(context, {email: 'ida@example.com', wait: {item: WORK}});
    expect(await waits()).toHaveLength(2);
    expect(await run()).toEqual({queued: 0});
    await confirm('ada@example.com');
    expect(await run()).toEqual({queued: 1});
    expect((await letters()).map(({to}) => to)).toEqual(['ada@example.com']);
  });

  it('keeps everyone waiting while the shop doesn’t respond', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await waitFor('ada@example.com');
    const {stock} = context;
    context.stock = {findForSale: () => Promise.reject(new Error('The shop answered 503'))};
    expect(await run()).toMatchObject({error: {code: 'internal'}});
    context.stock = stock;
    context.forSale.push(forSale(SIZE));
    expect(await run()).toEqual({queued: 1});
  });

  it('asks for as many items at once as the shop accepts, and reaches all of them', async () => {
    const ids = Array.from(
      {length: 2 * STOCK_BATCH + 1},
      (_, index) => `gid://shopify/Product/${index}`,
    );
    await join(context, {wait: {item: `${WORK}999`}});
    await database.query(
      `insert into public.stock_waits (subscriber_id, item, created_at)
       select id, unnest($1::text[]), now() from public.newsletter_subscribers`,
      [ids],
    );
    context.forSale.push(...ids.map((id) => forSale(id, null)));
    const findForSale = vi.spyOn(context.stock, 'findForSale');
    expect(await run()).toEqual({queued: ids.length});
    expect(findForSale.mock.calls.map(([items]) => items.length)).toEqual([50, 50, 2]);
  });

  it('shows no picture of another site', async () => {
    await waitFor('ada@example.com');
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
  it('has the proof of its consent, even for a member of the list', async () => {
    await join(context, {wait: {item: WORK}});
    await signUp(context, {wait: {item: `${WORK}1`}});
    const consents = await database.query<{kind: string}>(
      'select kind from public.newsletter_consents order by created_at, kind',
    );
    expect(consents.map(({kind}) => kind).sort()).toEqual(['given', 'requested', 'requested']);
  });

  it('counts towards the total limit before anything is stored', async () => {
    context.setLimits(true);
    await ask('ada@example.com');
    await database.query('update public.rate_limits set count = 2000 where count = 1');
    const response = await ask('ida@example.com');
    expect(response.status).toBe(429);
    expect(await waits()).toHaveLength(1);
  });
});
