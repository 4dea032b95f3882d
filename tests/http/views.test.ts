import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {loadKeys} from '../../embedded/keys';
import {openPostgres} from '../../supabase/functions/_shared/adapters/postgres';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();
const {timetableSecret, databasePassword} = loadKeys(join(shop.dataFolder, 'keys.json'));
const database = openPostgres(
  `postgres://postgres:${databasePassword}@127.0.0.1:${shop.databasePort}/postgres`,
);
afterAll(() => database.close());

/** As `navigator.sendBeacon` does. */
const see = async (handle: string) => {
  const response = await fetch(`${shop.url}/api/seen`, {
    method: 'POST',
    headers: {'content-type': 'text/plain;charset=UTF-8'},
    body: handle,
  });
  return {status: response.status, text: await response.text()};
};
const counted = () =>
  database.query<{handle: string; times: number}>(
    'select handle, times from public.works_seen order by handle',
  );

describe('a view of a work', () => {
  it('is counted and listed in the artist’s email', async () => {
    expect(await see('first-light')).toEqual({status: 204, text: ''});
    await see('first-light');
    await expect.poll(counted).toEqual([{handle: 'first-light', times: 2}]);
    await database.query(`update public.works_seen set day = day - 7`);
    const response = await fetch(`${shop.backendUrl}/functions/v1/weekly-letter`, {
      method: 'POST',
      headers: {authorization: `Bearer ${timetableSecret}`},
    });
    expect(await response.json()).toEqual({sent: 1});
    const [letter] = await shop.control.mail();
    expect(letter!.text).toContain('Most Viewed\n\n2 views: First Light');
    expect(letter!.html).toContain(`href="${shop.url}/product/first-light"`);
  });

  it('is not counted for an unknown work', async () => {
    for (const handle of ['no-such-work', 'kept-back', 'no-such-work']) {
      expect((await see(handle)).status).toBe(204);
    }
    await see('first-light');
    await expect.poll(counted).toEqual([{handle: 'first-light', times: 1}]);
  });

  it.each(['storefront', 'functions'] as const)(
    'is lost in silence when the %s fail',
    async (target) => {
      await shop.control.setFaults([{target, status: 500}]);
      expect(await see('first-light')).toEqual({status: 204, text: ''});
    },
  );
});
