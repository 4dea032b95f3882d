import {afterAll, describe, expect, it} from 'vitest';
import {openPostgres} from '../../supabase/functions/_shared/adapters/postgres';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();
const database = openPostgres(shop.databaseUrl());
afterAll(() => database.close());

/** As `navigator.sendBeacon` does. */
const see = async (handle: string) => {
  const response = await fetch(`${shop.url}/api/views`, {
    method: 'POST',
    headers: {'content-type': 'text/plain;charset=UTF-8'},
    body: handle,
  });
  return {status: response.status, text: await response.text()};
};
const counted = () =>
  database.query('select handle, title, times from public.work_views order by handle');

describe('a view of a work', () => {
  it('is counted, unless the work is unknown', async () => {
    for (const handle of ['no-such-work', 'first-light', 'kept-back', 'first-light']) {
      expect(await see(handle)).toEqual({status: 204, text: ''});
    }
    await expect.poll(counted).toEqual([{handle: 'first-light', title: 'First Light', times: 2}]);
  });

  it.each(['storefront', 'functions'] as const)(
    'is lost silently when the %s fail',
    async (target) => {
      await shop.control.setFaults([{target, status: 500}]);
      expect(await see('first-light')).toEqual({status: 204, text: ''});
    },
  );
});
