import {afterEach, expect, it, vi} from 'vitest';
import {createAdminRunner} from './shopify-admin.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says so when Shopify throttles a call until its time is over', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  const throttled = {errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]};
  const run = createAdminRunner(
    {origin: 'https://store.example', token: 't'},
    {timeoutMs: 6000, send: async () => Response.json(throttled)},
  );
  const refusal = run('{ shop { name } }').catch(String);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await refusal).toContain('Throttled');
});
