import {beforeEach, describe, expect, it} from 'vitest';
import {createHandler as createProgress} from '../commission-progress/handler.ts';
import {submitCommission} from '../_shared/testing/a-commission-request.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const UNKNOWN = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e';

const context = await useTestContext();
const {database} = context;
/** The tokens in the mails of one request. */
let artist: string;
let buyer: string;

beforeEach(async () => {
  ({artist, buyer} = await submitCommission(context));
});

const visit = (token: string) => createHandler(context)(post({token}, {address: '203.0.113.7'}));

describe('commission-status', () => {
  it('stores its links as hashes alone', async () => {
    const rows = await database.query<Record<string, unknown>>(
      'select * from public.commission_links order by reader',
    );
    expect(rows.map(({reader}) => reader)).toEqual(['artist', 'buyer']);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${artist}|${buyer}`));
  });

  it('opens for the buyer’s links only, as the artist’s page does for hers', async () => {
    expect((await visit(buyer.toUpperCase())).status).toBe(200);
    expect((await visit(artist)).status).toBe(404);
    expect((await visit(UNKNOWN)).status).toBe(404);
    expect((await visit('none')).status).toBe(400);
    const read = createProgress(context)(post({wants: 'read', token: buyer}));
    expect((await read).status).toBe(404);
  });

  it('is limited by network, whether a token is known or not', async () => {
    context.setLimits(true);
    expect((await visit(UNKNOWN)).status).toBe(404);
    expect((await visit(buyer)).status).toBe(200);
    await database.query('update public.rate_limits set count = 240');
    for (const token of [UNKNOWN, buyer]) {
      const response = await visit(token);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});
