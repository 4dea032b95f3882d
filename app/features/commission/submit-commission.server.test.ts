import {expect, it, onTestFinished, vi} from 'vitest';
import {aContext} from '../../../tests/support/app/a-function-context';
import {metaobject} from '../../../tests/support/app/metaobject';
import {submitCommission} from './submit-commission.server';

const FAILED = {
  ok: false,
  data: null,
  notice: {title: 'Shopify Connection Error'},
  failure: {kind: 'http', status: 503},
};

const NO_DESK = {data: {desk: null}, notice: null};

it.each([
  ['an open desk', false, () => ({data: {desk: metaobject({state: 'open'})}, notice: null})],
  ['no desk', false, () => NO_DESK],
  [
    'no desk while the examples fail',
    false,
    (variables: Record<string, unknown>) => (variables.withExamples ? FAILED : NO_DESK),
  ],
  ['a closed desk', true, () => ({data: {desk: metaobject({state: 'closed'})}, notice: null})],
  ['a desk that the storefront can’t show', true, () => FAILED],
])('a request to %s is on the waiting list: %s', async (_, isWaiting, load) => {
  const send = vi.fn(async () => Response.json({ok: true, id: '1'}));
  vi.stubGlobal('fetch', send);
  onTestFinished(() => void vi.unstubAllGlobals());
  const request = new Request('https://shop.example/commissions', {
    method: 'POST',
    body: new URLSearchParams({
      name: 'Ada',
      email: 'ada@example.com',
      size: '16x20',
      budget: '500-1000',
      subject: 'The wharf',
      message: 'As in your sketch.',
    }),
  });
  await submitCommission(
    request,
    aContext(async (_query, {variables}) => load(variables)),
  );
  const [[, {body}]] = send.mock.calls as unknown as [[string, {body: string}]];
  expect(JSON.parse(body).isWaitingList).toBe(isWaiting || undefined);
});
