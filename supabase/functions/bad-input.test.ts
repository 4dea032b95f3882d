import fc from 'fast-check';
import {expect, it} from 'vitest';
import {createHandler as createCertificate} from './certificate/handler.ts';
import {createHandler as createCommission} from './commission-form-submit/handler.ts';
import {createHandler as createProgress} from './commission-progress/handler.ts';
import {createHandler as createStatus} from './commission-status/handler.ts';
import {createHandler as createContact} from './contact-form-submit/handler.ts';
import {createHandler as createConfirm} from './newsletter-confirm/handler.ts';
import {createHandler as createHoldPage} from './hold-page/handler.ts';
import {createHandler as createHold} from './hold-request/handler.ts';
import {createHandler as createSignup} from './newsletter-signup/handler.ts';
import {createHandler as createUnsubscribe} from './newsletter-unsubscribe/handler.ts';
import {createHandler as createOrderLink} from './order-link/handler.ts';
import {createHandler as createStockWait} from './stock-wait/handler.ts';
import {createHandler as createViewCount} from './view-count/handler.ts';
import {aCommissionRequest, anImageUrl} from './_shared/testing/a-commission-request.ts';
import {aHoldRequest, TERMS} from './_shared/testing/a-hold.ts';
import {aContactMessage} from './_shared/testing/a-contact-message.ts';
import {createMemoryStore} from './_shared/testing/memory-store.ts';
import {nastyText} from './_shared/testing/nasty-text.ts';
import {openTestDatabase} from './_shared/testing/pglite-database.ts';
import {createTestContext, post} from './_shared/testing/test-context.ts';

/** The number of generated bodies, `FUZZ_RUNS` or 1,000. Each of the thirteen functions gets its share. */
const RUNS = Math.ceil(Number(process.env.FUZZ_RUNS ?? 1000) / 13);

const TOKEN = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e';
const VALID = {
  contact: {...aContactMessage(), website: '', elapsedMs: 9000},
  commission: aCommissionRequest({
    phone: '1',
    colors: 'blue',
    deadline: '2097-01-01',
    imageUrls: [anImageUrl('a.jpg')],
    isWaitingList: true,
    termsVersion: '2023-06-28',
  }),
  newsletter: {email: 'ada@example.com', tags: ['priority-member'], page: '/'},
  stockWait: {
    email: 'ada@example.com',
    wait: {item: 'gid://shopify/ProductVariant/1', title: 'Ebb'},
    page: '/',
  },
  orderLink: {number: '1001', email: 'ada@example.com', website: '', elapsedMs: 9000},
  confirm: {token: TOKEN},
  unsubscribe: {token: TOKEN},
  status: {token: TOKEN},
  progress: {
    intent: 'move',
    token: TOKEN,
    stage: 'sketch',
    version: 0,
    note: 'note',
    imageUrls: [anImageUrl('a.jpg')],
  },
  hold: aHoldRequest(),
  holdPage: {intent: 'agree', token: TOKEN, version: 0, ...TERMS},
  certificate: {number: 'MH-2026-000123-K7Q2MX'},
  viewCount: {handle: 'first-light', title: 'First Light'},
};

const database = await openTestDatabase();

const nastyValue = fc.oneof(
  {weight: 4, arbitrary: nastyText},
  {weight: 1, arbitrary: fc.emailAddress()},
  {weight: 1, arbitrary: fc.jsonValue({maxDepth: 2})},
  {weight: 1, arbitrary: fc.array(nastyText, {maxLength: 14})},
);

/** A valid body with missing or invalid fields, or an invalid body. */
function badBody(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const nearlyRight = fc
    .dictionary(fc.constantFrom(...Object.keys(valid)), fc.option(nastyValue, {nil: undefined}), {
      minKeys: 1,
      maxKeys: 3,
    })
    .map((wrong) => JSON.stringify({...valid, ...wrong}));
  return fc.oneof(
    {weight: 6, arbitrary: nearlyRight},
    {weight: 1, arbitrary: fc.json()},
    {weight: 1, arbitrary: nastyText},
    {
      weight: 1,
      arbitrary: fc
        .integer({min: 0, max: JSON.stringify(valid).length - 1})
        .map((end) => JSON.stringify(valid).slice(0, end)),
    },
  );
}

it.each([
  ['contact', createContact],
  ['commission', createCommission],
  ['newsletter', createSignup],
  ['stockWait', createStockWait],
  ['orderLink', createOrderLink],
  ['confirm', createConfirm],
  ['unsubscribe', createUnsubscribe],
  ['certificate', createCertificate],
  ['viewCount', createViewCount],
  ['status', createStatus],
  ['progress', createProgress],
  ['hold', createHold],
  ['holdPage', createHoldPage],
] as const)('bad input never breaks %s', {timeout: 240_000}, async (form, createHandler) => {
  const context = {...createTestContext(database), store: createMemoryStore()};
  const handler = createHandler(context);
  await fc.assert(
    fc.asyncProperty(badBody(VALID[form]), async (body) => {
      const response = await handler(post(body, {address: '203.0.113.9'}));
      expect([200, 400, 404, 413]).toContain(response.status);
      const reply = (await response.json()) as {error?: {message: string}};
      if (!response.ok) expect(reply.error?.message).toMatch(/./);
    }),
    {numRuns: RUNS},
  );
  await context.settle();
});
