import {Resend} from 'resend';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {createFaults} from '../control/faults';
import {loadMails} from '../control/submissions';
import {openTestDatabase} from '../testing/test-database';
import {HOST, listen} from '../http';
import {createMailHandler, MAIL_API_KEY} from './mail-handler';
import {createMailStore} from './mail-store';

const HOUR_MS = 3_600_000;
let now = new Date('2026-11-21T12:00:00Z');

const database = await openTestDatabase();
const mails = createMailStore(database, () => now);
const server = await listen(createMailHandler({mails, faults: createFaults()}), 0);
const origin = `http://${HOST}:${server.port}`;
const resend = new Resend(MAIL_API_KEY, {baseUrl: origin});
afterAll(server.close);
beforeEach(async () => {
  await database.query('truncate shop.mails');
});

const aMail = {
  from: 'The Studio <studio@example.com>',
  to: 'ada@example.com',
  subject: 'Thank you',
  html: '<p>Thank you</p>',
  text: 'Thank you',
};

function post(body: unknown) {
  return fetch(`${origin}/emails`, {
    method: 'POST',
    headers: {authorization: `Bearer ${MAIL_API_KEY}`},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('the mail service, called by Resend’s own library', () => {
  it('accepts an email', async () => {
    const sent = await resend.emails.send({
      ...aMail,
      replyTo: 'visitor@example.com',
      headers: {'List-Unsubscribe': '<https://example.com/unsubscribe?token=a>'},
    });
    expect(sent.error).toBeNull();
    expect(await loadMails(mails)).toEqual([
      {
        ...aMail,
        id: sent.data?.id,
        to: ['ada@example.com'],
        reply_to: ['visitor@example.com'],
        headers: {'List-Unsubscribe': '<https://example.com/unsubscribe?token=a>'},
        created_at: '2026-11-21T12:00:00.000Z',
        idempotency_key: null,
      },
    ]);
  });

  it('stores the same email under one key once within a day', async () => {
    const send = () => resend.emails.send(aMail, {idempotencyKey: 'contact:1:artist'});
    const first = (await send()).data?.id;
    now = new Date(now.getTime() + 24 * HOUR_MS - 1);
    expect((await send()).data?.id).toBe(first);
    expect(await mails.all()).toHaveLength(1);
    now = new Date(now.getTime() + 1);
    expect((await send()).data?.id).not.toBe(first);
    expect(await mails.all()).toHaveLength(2);
  });

  it('stores concurrent copies under one key once', async () => {
    const answers = await Promise.all(
      Array.from({length: 10}, () => resend.emails.send(aMail, {idempotencyKey: 'same'})),
    );
    expect(new Set(answers.map(({data}) => data?.id)).size).toBe(1);
    expect(await mails.all()).toHaveLength(1);
  });

  it('rejects another email under a used key', async () => {
    await resend.emails.send(aMail, {idempotencyKey: 'key'});
    const {error} = await resend.emails.send({...aMail, subject: 'Else'}, {idempotencyKey: 'key'});
    expect(error).toMatchObject({statusCode: 409, name: 'invalid_idempotent_request'});
    expect(await mails.all()).toHaveLength(1);
  });

  it('rejects another API key', async () => {
    const {error} = await new Resend('re_other', {baseUrl: origin}).emails.send(aMail);
    expect(error).toMatchObject({statusCode: 403, name: 'invalid_api_key'});
  });
});

it.each([
  ['from', {from: undefined}],
  ['to', {to: []}],
  ['subject', {subject: ''}],
  ['from', {from: 'A\r\nBcc: b@c.d <a@b.c>'}],
  ['to', {to: ['ada@example.com', 'ada']}],
  ['subject', {subject: 'One\nBcc: b@c.d'}],
  ['reply_to', {reply_to: 'a@b.c\r\nBcc: b@c.d'}],
  ['headers', {headers: {'X-A': 'b\nc'}}],
])('the mail service rejects an invalid %s: %j', async (field, change) => {
  const response = await post({...aMail, ...change});
  expect(response.status).toBe(422);
  const body = (await response.json()) as Record<string, string>;
  expect(body.name).toBe('validation_error');
  expect(body.message).toContain(`\`${field}\``);
  expect(await mails.all()).toHaveLength(0);
});
