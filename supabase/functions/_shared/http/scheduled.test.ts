import {expect, it, vi} from 'vitest';
import {createScheduledHandler} from './scheduled.ts';
import {post, useTestContext} from '../testing/test-context.ts';

const context = await useTestContext();

it('runs only for a POST from the scheduler', async () => {
  const run = vi.fn(async () => ({sent: 1}));
  const handler = createScheduledHandler(context, run);
  for (const key of [undefined, 'another']) {
    expect((await handler(post({}, {key}))).status).toBe(403);
  }
  const headers = {authorization: `Bearer ${context.schedulerSecret}`};
  const get = new Request('https://project.supabase.example', {headers});
  expect((await handler(get)).status).toBe(405);
  expect(run).not.toHaveBeenCalled();
  const response = await handler(post({}, {key: context.schedulerSecret}));
  expect(await response.json()).toEqual({sent: 1});
});

it('responds to a failure without its reason, which is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = createScheduledHandler(context, () => Promise.reject(new Error('hunter2')));
  const response = await failing(post({}, {key: context.schedulerSecret}));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('hunter2');
  expect(logged).toHaveBeenCalledTimes(1);
});
