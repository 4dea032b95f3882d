import {describe, expect, it} from 'vitest';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const WORK = {handle: 'first-light', title: 'First Light'};

const context = await useTestContext();
const {database} = context;

const see = (body: unknown = WORK, address = '203.0.113.9') =>
  createHandler(context)(post(body, {address}));
const rows = () =>
  database.query(
    `select to_char(day, 'YYYY-MM-DD') as day, handle, title, times
     from public.work_views order by day, handle`,
  );

describe('view-count', () => {
  it('counts the views of each work and day, and stores nothing about the visitors', async () => {
    await see();
    expect(await (await see({...WORK, title: 'First Light II'})).json()).toEqual({ok: true});
    await see({handle: 'ebb', title: 'Ebb'});
    expect(await rows()).toEqual([
      {day: '2026-11-21', handle: 'ebb', title: 'Ebb', times: 1},
      {day: '2026-11-21', handle: 'first-light', title: 'First Light II', times: 2},
    ]);
    expect(await database.query('select * from public.rate_limits')).toEqual([]);
  });

  it('counts by the day in the artist’s time zone', async () => {
    context.setNow(new Date('2026-11-22T03:59:00Z'));
    await see();
    context.setNow(new Date('2026-11-22T04:00:00Z'));
    await see();
    expect(await rows()).toMatchObject([{day: '2026-11-21'}, {day: '2026-11-22'}]);
  });

  it('ignores views above a network’s hourly limit, and doesn’t say so', async () => {
    context.setLimits(true);
    for (let time = 0; time < 122; time += 1) expect((await see()).status).toBe(200);
    expect(await rows()).toMatchObject([{times: 120}]);
    await see(WORK, '198.51.100.4');
    expect(await rows()).toMatchObject([{times: 121}]);
    context.setNow(new Date('2026-11-21T13:00:01Z'));
    await see();
    expect(await rows()).toMatchObject([{times: 122}]);
  });
});
