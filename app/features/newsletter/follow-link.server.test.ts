import type {AppLoadContext} from '@shopify/remix-oxygen';
import {afterEach, expect, it, vi} from 'vitest';
import {followLink} from './follow-link.server';
import {aFunctionContext} from '../../../tests/support/app/a-function-context';

const REQUEST = new Request('https://shop.example/?token=3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e', {
  method: 'POST',
});

afterEach(() => vi.unstubAllGlobals());

it('says when a network above its limit may try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () =>
    Response.json(
      {error: {code: 'too_many_requests', message: 'Please try again later'}},
      {status: 429, headers: {'retry-after': '600'}},
    ),
  );
  const context = aFunctionContext() as unknown as AppLoadContext;
  const {data, init} = await followLink(context, 'newsletter-confirm', REQUEST);
  expect(data).toEqual({outcome: 'failed'});
  expect(init).toMatchObject({status: 429, headers: {'Retry-After': '600'}});
});
