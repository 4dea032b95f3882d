import {expect, it, onTestFinished, vi} from 'vitest';
import {functionSuccessSchema} from '#contracts/reply';
import {lookUp} from './look-up.server';
import {aFunctionContext} from '../../../tests/support/app/a-function-context';

it('allows sixty look-ups a minute per network and function, unless the limit is off', async () => {
  // A minute may end while the test runs.
  vi.useFakeTimers({toFake: ['Date']});
  vi.stubGlobal('fetch', async () => Response.json({ok: true, id: '1'}));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const call = {body: {number: '1'}, schema: functionSuccessSchema};
  const find = (name: string) => lookUp(aFunctionContext(), name, call);
  for (let n = 0; n < 60; n += 1) expect((await find('any')).ok).toBe(true);
  const rejection = {status: 429, field: null, retryAfter: '60'};
  expect(await find('any')).toEqual({ok: false, message: null, rejection});
  expect((await find('other')).ok).toBe(true);
  const env = {...aFunctionContext().env, SHOP_LOOK_UP_LIMIT: 'off'};
  expect((await lookUp({...aFunctionContext(), env}, 'any', call)).ok).toBe(true);
});
