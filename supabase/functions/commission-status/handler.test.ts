import {beforeEach, describe, expect, it} from 'vitest';
import {anImageUrl, deskIn, submitCommission} from '../_shared/testing/a-commission-request.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const UNKNOWN = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e';

const context = await useTestContext();
const {database} = context;
const desk = deskIn(context);
/** The tokens in the emails of one request. */
let artist: string;
let buyer: string;

beforeEach(async () => {
  ({artist, buyer} = await submitCommission(context));
});

const visit = (token: string) => createHandler(context)(post({token}, {address: '203.0.113.7'}));

describe('commission-status', () => {
  it('stores its links only as hashes', async () => {
    const rows = await database.query<Record<string, unknown>>(
      'select * from public.commission_links order by reader',
    );
    expect(rows.map(({reader}) => reader)).toEqual(['artist', 'buyer']);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${artist}|${buyer}`));
  });

  it('opens only with the buyer’s links, as the artist’s page does only with hers', async () => {
    expect((await visit(buyer.toUpperCase())).status).toBe(200);
    expect((await visit(artist)).status).toBe(404);
    expect((await visit(UNKNOWN)).status).toBe(404);
    expect((await visit('none')).status).toBe(400);
    expect((await desk.open(buyer)).status).toBe(404);
  });

  it('is rate-limited per network, whether or not a token is known', async () => {
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

describe('the buyer’s answer', () => {
  const answer = (intent: string, version: number, said?: Parameters<typeof desk.answer>[3]) =>
    desk.answer(buyer, intent, version, said);
  const move = (stage: string, version: number, more: object = {}) =>
    desk.move(artist, stage, version, more);
  const showSketch = async (version = 0) => {
    await move('sketch', version, {imageUrls: [anImageUrl('sketch.jpg')]});
    await context.settle();
    context.sent.length = 0;
  };
  const subjects = async () => {
    await context.settle();
    return context.sent.map(({mail}) => mail.subject);
  };

  it('to a sketch is stored once with one email to the artist, however often it is clicked', async () => {
    await showSketch();
    const replies = await Promise.all([1, 2, 3].map(() => answer('approve', 1)));
    replies.push(await answer('approve', 1));
    for (const {status, progress} of replies) {
      expect(status).toBe(200);
      expect(progress?.updates.map((update) => update.answer)).toEqual([null, 'approve']);
    }
    expect(await subjects()).toEqual(['Sketch approved: The wharf']);
    const [{mail}] = context.sent as [(typeof context.sent)[0]];
    expect(mail).toMatchObject({to: 'studio@marenhallet.example', replyTo: 'ada@example.com'});
    const [, link = ''] = /commissions\/progress\/([\w-]{36})/.exec(mail.text)!;
    expect((await desk.open(link)).progress?.updates).toHaveLength(2);
  });

  it('can ask for a change in words, and again once the artist shows another sketch', async () => {
    await showSketch();
    expect((await answer('change', 1, {note: ' '})).error?.message).toBe(
      'Please describe what you’d like changed',
    );
    await answer('change', 1, {note: 'Less wharf, more sky.'});
    expect(await subjects()).toEqual(['A change to the sketch: The wharf']);
    expect(context.sent[0]!.mail.text).toContain('> Less wharf, more sky.');
    expect((await answer('approve', 2)).status).toBe(409);
    await showSketch(2);
    expect((await answer('approve', 3)).status).toBe(200);
  });

  it('from an outdated page changes nothing, and gets a message in its language', async () => {
    await showSketch();
    const late = await answer('approve', 0, {language: 'fr'});
    expect(late.status).toBe(409);
    expect(late.error?.message).toContain('a changé depuis');
    expect(await subjects()).toEqual([]);
    await answer('approve', 1);
    // Nor does the artist's page of before.
    expect((await move('painting', 1)).status).toBe(409);
  });

  it.each([
    ['approve', 'before there is a sketch', [['sketch', 0]]],
    ['change', 'after the sketch', [['painting', 0]]],
    ['cancel', 'once the painting has begun', [['painting', 0]]],
  ] as const)('can’t be %s %s', async (intent, _, moves) => {
    for (const [stage, version] of moves) await move(stage, version);
    expect((await answer(intent, 1, {note: 'More sky.'})).status).toBe(409);
  });

  it('can cancel and close the request, with one email to the artist', async () => {
    const cancelled = await answer('cancel', 0);
    expect(cancelled).toMatchObject({status: 200, progress: null});
    expect(await answer('cancel', 0)).toEqual(cancelled);
    expect(await subjects()).toEqual(['Commission cancelled: The wharf']);
    expect((await answer('approve', 1)).progress).toBeNull();
    expect((await move('sketch', 1)).status).toBe(404);
  });

  it('can only be given by the buyer', async () => {
    expect((await desk.answer(artist, 'cancel', 0)).status).toBe(404);
  });
});
