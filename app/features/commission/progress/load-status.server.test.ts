import type {AppLoadContext} from '@shopify/remix-oxygen';
import {afterEach, expect, it, vi} from 'vitest';
import {loadStatus} from './load-status.server';
import {aFunctionContext} from '../../../../tests/support/app/a-function-context';

const TOKEN = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for no commission above the limit of a network', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const call = vi.fn(async () =>
    Response.json({error: {code: 'not_found', message: 'No'}}, {status: 404}),
  );
  vi.stubGlobal('fetch', call);
  const context = aFunctionContext() as unknown as AppLoadContext;
  const statuses: unknown[] = [];
  // More than in two minutes, in case one ends during the test.
  for (let n = 0; n < 121; n += 1) {
    const {init} = await loadStatus(context, TOKEN);
    statuses.push(init?.status);
  }
  expect(call.mock.calls.length).toBeLessThanOrEqual(120);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
});
