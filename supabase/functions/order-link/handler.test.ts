import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createMemoryStore} from '../_shared/testing/memory-store.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const EMAIL = 'ada@example.com';
const STATUS_URL = 'https://store.example/1/orders/7c1d/authenticate?key=9f';

const context = await useTestContext();

beforeEach(() => {
  const store = createMemoryStore();
  store.placed.push({number: '1001', email: EMAIL, statusUrl: STATUS_URL});
  context.store = store;
});

async function ask(body: object = {}) {
  const response = await createHandler(context)(
    post({number: '#1001', email: EMAIL, ...body}, {address: '203.0.113.9'}),
  );
  await context.settle();
  return response;
}

describe('order-link', () => {
  it('emails the link to the address of the order', async () => {
    expect((await ask()).status).toBe(200);
    const [{mail}] = context.sent as [(typeof context.sent)[number]];
    expect(mail.to).toBe(EMAIL);
    expect(mail.subject).toBe('Your order #1001');
    expect(mail.text).toContain(STATUS_URL);
  });

  it('emails in the language of the page', async () => {
    await ask({language: 'fr'});
    expect(context.sent[0]!.mail.subject).toBe('Votre commande 1001');
  });

  it.each([{number: '1002'}, {email: 'eve@example.com'}])(
    'responds to %j as to an order, and emails nobody',
    async (body) => {
      const [found, missing] = [await ask(), await ask(body)];
      expect(missing.status).toBe(found.status);
      const keys = async (response: Response) => Object.keys((await response.json()) as object);
      expect(await keys(missing)).toEqual(await keys(found));
      expect(context.sent).toHaveLength(1);
    },
  );

  it('sends the link again to a buyer who asks again', async () => {
    await ask();
    await ask();
    expect(context.sent).toHaveLength(2);
  });

  it('limits the requests for one mailbox, whether or not the order exists', async () => {
    context.setLimits(true);
    const statuses: number[] = [];
    for (let number = 1000; number < 1006; number += 1) {
      statuses.push((await ask({number: String(number)})).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('reports a failure when Shopify fails, or without a store', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = createMemoryStore();
    store.fail(1);
    context.store = store;
    expect((await ask()).status).toBe(500);
    context.store = null;
    expect((await ask()).status).toBe(500);
  });
});
