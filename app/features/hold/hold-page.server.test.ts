import {afterEach, expect, it, vi} from 'vitest';
import {aContext} from '../../../tests/support/app/a-function-context';
import {loadHold} from './hold-page.server';

afterEach(() => void vi.unstubAllGlobals());

it('the server writes the end of a hold as a text, so that every browser shows the same', async () => {
  const hold = {
    state: 'held',
    version: 1,
    isCommission: false,
    work: {title: 'Sea', picture: null},
    note: null,
    priceCents: 480_000,
    shippingCents: 0,
    endsAt: '2026-11-28T17:05:00.000Z',
    payments: [],
    plans: [],
    certificate: null,
  };
  vi.stubGlobal('fetch', async () => Response.json({ok: true, hold, artist: null}));
  const {data} = await loadHold(
    aContext(async () => null),
    'token',
  );
  expect(data.content?.until).toMatch(/^Saturday, November 28, 2026.*1:05 p\.m\.$/);
});
