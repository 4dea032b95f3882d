import {beforeEach, describe, expect, it} from 'vitest';
import {createHandler as createCertificate} from '../certificate/handler.ts';
import {createHandler as createLeftovers} from '../leftovers-remove/handler.ts';
import {EMAIL} from '../_shared/testing/subscribers.ts';
import {
  anImageUrl,
  deskIn,
  lastingUrl,
  submitCommission,
} from '../_shared/testing/a-commission-request.ts';
import {post, useTestContext} from '../_shared/testing/test-context.ts';

const context = await useTestContext();
const {database} = context;
const desk = deskIn(context);
/** The tokens in the emails of one request. */
let artist: string;
let buyer: string;

beforeEach(async () => {
  ({artist, buyer} = await submitCommission(context));
});

const move = (stage: string, version: number, more: object = {}) =>
  desk.move(artist, stage, version, more);
const status = (token = buyer) => desk.visit(token);

describe('commission-progress', () => {
  it('emails the buyer in the language of the request', async () => {
    const {artist: token} = await submitCommission(context, {subject: 'Le quai', language: 'fr'});
    await desk.move(token, 'sketch', 0, {note: 'Plus de ciel.'});
    await context.settle();
    const {mail} = context.sent.find(({key}) => key.includes(':update:'))!;
    expect(mail.subject).toBe('J’ai commencé l’esquisse de votre tableau');
    expect(mail.text).toContain('Je travaille à l’esquisse.');
    const [, page] = /shop\.example\/fr\/commissions\/status\/([\w-]{36})/.exec(mail.text)!;
    expect((await status(page)).progress).toMatchObject({stage: 'sketch'});
  });

  it('moves a painting to a stage, and shows the artist’s additions on the buyer’s page and in the email', async () => {
    const imageUrls = [anImageUrl('sketch.jpg')];
    const lasting = imageUrls.map(lastingUrl);
    const reply = await move('sketch', 0, {note: 'More sky.\r\nLess wharf.', imageUrls});
    await context.settle();
    expect(reply.progress).toMatchObject({name: 'Ada Moore', stage: 'sketch'});
    const page = await status();
    expect(page.progress).toEqual({
      subject: 'The wharf',
      size: '16x20',
      isWaitingList: false,
      receivedAt: '2026-11-21T12:00:00.000Z',
      stage: 'sketch',
      quote: null,
      certificate: null,
      updates: [
        {
          stage: 'sketch',
          note: 'More sky.\nLess wharf.',
          imageUrls: lasting,
          answer: null,
          at: '2026-11-21T12:00:00.000Z',
        },
      ],
    });
    expect(context.sent).toHaveLength(1);
    const {mail} = context.sent[0]!;
    expect(mail).toMatchObject({
      to: EMAIL,
      subject: 'I’ve started the sketch of your painting',
    });
    expect(mail.html).toContain(lasting[0]);
    expect(mail.text).toContain('> Less wharf.');
    // Each email has its own link, and all of them work.
    const link = /commissions\/status\/([\w-]{36})/.exec(mail.text)![1]!;
    expect(link).not.toBe(buyer);
    expect((await status(link)).status).toBe(200);
  });

  it('stores and emails two posts of one page once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => move('sketch', 0, {note: 'Begun'})));
    replies.push(await move('sketch', 0, {note: 'Begun'}));
    await context.settle();
    for (const reply of replies) expect(reply.progress?.updates).toHaveLength(1);
    expect(context.sent).toHaveLength(1);
  });

  it('rejects a post from an outdated page', async () => {
    await move('painting', 0);
    const {status: code, ...reply} = await move('sketch', 0);
    expect(code).toBe(409);
    expect(reply.error?.message).toContain('has changed since');
    expect((await status()).progress?.stage).toBe('painting');
  });

  it('adds to a stage, moves back, and moves there again', async () => {
    await move('painting', 0);
    await move('painting', 1, {imageUrls: [anImageUrl('week-2.jpg')]});
    await move('sketch', 2);
    const reply = await move('painting', 3);
    await context.settle();
    expect(reply.progress?.updates).toHaveLength(4);
    expect(context.sent.map(({mail}) => mail.subject).sort()).toEqual([
      'I’ve started the sketch of your painting',
      'I’ve started your painting',
      'I’ve started your painting',
      'News about your painting',
    ]);
  });

  it('sends the buyer nothing when nothing is new', async () => {
    const {status: code} = await move('received', 0, {note: ' '});
    await context.settle();
    expect(code).toBe(200);
    expect(context.sent).toEqual([]);
  });

  it('stores nothing when its transaction fails, and everything on the next post', async () => {
    const {transaction} = database;
    context.database = {
      ...database,
      transaction: (work) =>
        transaction(async (queries) => {
          await work(queries);
          throw new Error('The connection broke');
        }),
    };
    expect((await move('sketch', 0, {note: 'Begun'})).status).toBe(500);
    context.database = database;
    const reply = await move('sketch', 0, {note: 'Begun'});
    await context.settle();
    expect(reply.progress?.updates).toHaveLength(1);
    expect(context.sent).toHaveLength(1);
  });

  it('issues one certificate when the painting ships, and shows its number in the email and on both pages', async () => {
    // Still December 31 at the studio.
    context.setNow(new Date('2027-01-01T00:30:00Z'));
    const reply = await move('sent', 0, {title: 'The Wharf at Ebb'});
    await context.settle();
    const number = reply.progress?.certificate ?? '';
    expect(number).toMatch(/^MH-2026-\d{6}-\w{6}$/);
    expect(context.sent[0]!.mail.text).toContain(`https://shop.example/certificate/${number}`);
    expect((await status()).progress).toMatchObject({certificate: number});
    const found = await createCertificate(context)(post({number}, {address: '203.0.113.7'}));
    expect(await found.json()).toMatchObject({
      certificate: {
        kind: 'original',
        title: 'The Wharf at Ebb',
        size: '16×20 in',
        year: '2026',
        handle: null,
        edition: null,
        picture: null,
      },
    });
    await move('drying', 1);
    await move('sent', 2, {title: 'Another'});
    expect(await database.query('select number, title from public.certificates')).toEqual([
      {number, title: 'The Wharf at Ebb'},
    ]);
  });

  it('closes a request, notifies the buyer, and says so on the page', async () => {
    expect((await desk.close(artist, {note: 'My hand is broken.'})).status).toBe(200);
    await context.settle();
    expect(context.sent.map(({mail}) => [mail.to, mail.subject])).toEqual([
      [EMAIL, 'Your commission is closed'],
    ]);
    expect(context.sent[0]!.mail.text).toContain('> My hand is broken.');
    expect(await status()).toEqual({status: 200, ok: true, progress: null});
    // When the artist's links are deleted too.
    await createLeftovers(context)(post({}, {key: context.schedulerSecret}));
    expect((await status()).status).toBe(200);
    expect((await move('sketch', 0)).status).toBe(404);
    expect((await desk.open(artist)).status).toBe(404);
  });

  it('closes a shipped commission without an email', async () => {
    await move('sent', 0);
    await context.settle();
    context.sent.length = 0;
    await desk.close(artist);
    await context.settle();
    expect(context.sent).toEqual([]);
  });
});
