import type {AppLoadContext} from '@shopify/remix-oxygen';
import {afterEach, expect, it, vi} from 'vitest';
import {followLink} from './follow-link.server';
import {aFunctionContext} from '../../../tests/support/app/a-function-context';

const REQUEST = new Request('https://shop.example/?token=3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e', {
  method: 'POST',
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('confirms no sign-up above a network’s limit, but always unsubscribes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () =>
    Response.json({error: {code: 'not_found', message: 'No'}}, {status: 404}),
  );
  const context = aFunctionContext() as unknown as AppLoadContext;
  // A minute may end while the test runs.
  vi.useFakeTimers({toFake: ['Date']});
  const statusesOf = async (name: Parameters<typeof followLink>[1]) => {
    const statuses = [];
    for (let n = 0; n < 61; n += 1) {
      statuses.push((await followLink(context, name, REQUEST)).init?.status);
    }
    return new Set(statuses);
  };
  expect(await statusesOf('newsletter-confirm')).toEqual(new Set([404, 429]));
  expect(await statusesOf('newsletter-unsubscribe')).toEqual(new Set([404]));
});
