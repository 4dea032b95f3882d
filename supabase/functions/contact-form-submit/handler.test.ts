import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {openTestDatabase, type TestDatabase} from '../_shared/testing/pglite-database.ts';
import {aWork} from '../_shared/testing/a-work.ts';
import {
  createTestContext,
  PICTURE_PREFIX,
  post,
  type TestContext,
} from '../_shared/testing/test-context.ts';
import {createHandler} from './handler.ts';

const MESSAGE = {
  name: 'Ada Moore',
  email: 'ada@example.com',
  subject: 'Framing',
  message: 'Do you frame prints?',
};

let database: TestDatabase;
let context: TestContext;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  await database.empty();
  context = createTestContext(database);
});

const send = (body: unknown, from: {address?: string} = {}) =>
  createHandler(context)(post(body, from));
const stored = () => database.query('select * from public.contact_messages');

describe('contact-form-submit', () => {
  it('stores the message and returns its id', async () => {
    const response = await send(MESSAGE);
    expect(response.status).toBe(200);
    const [row] = await stored();
    expect(row).toMatchObject(MESSAGE);
    expect(await response.json()).toEqual({ok: true, id: (row as {id: string}).id});
  });

  it('mails the artist, with the visitor as Reply-To, and confirms to the visitor', async () => {
    await send(MESSAGE);
    await context.settle();
    expect(context.sent.map(({mail}) => [mail.to, mail.replyTo])).toEqual([
      ['studio@marenhallet.example', 'ada@example.com'],
      ['ada@example.com', 'studio@marenhallet.example'],
    ]);
    expect(context.sent[0]!.mail.text).toContain('Do you frame prints?');
    expect(context.sent[1]!.mail.text).not.toContain('Do you frame prints?');
  });

  it('confirms in the visitor’s language, stores it and names it to the artist', async () => {
    await send({...MESSAGE, work: aWork(), language: 'fr'}, {address: '203.0.113.7'});
    await context.settle();
    const [toArtist, toVisitor] = context.sent.map(({mail}) => mail);
    expect(toArtist!.text).toContain('Language: French');
    expect(toArtist!.text).toContain('https://shop.example/product/the-heron');
    expect(toVisitor!.subject).toBe('Votre message est arrivé');
    expect(toVisitor!.text).toContain('https://shop.example/fr/product/the-heron');
    expect(await stored()).toMatchObject([{language: 'fr'}]);
  });

  it.each([undefined, null, 'xx', 7])('reads the language %s as English', async (language) => {
    expect((await send({...MESSAGE, language})).status).toBe(200);
    await context.settle();
    expect(context.sent[1]!.mail.subject).toBe('Your message arrived');
    expect(await stored()).toMatchObject([{language: 'en'}]);
  });

  it('refuses in the visitor’s language', async () => {
    const french = {...MESSAGE, language: 'fr'};
    const refusal = async (body: object) => {
      const reply = (await (await send(body)).json()) as {error: {message: string}};
      return reply.error;
    };
    expect((await refusal({...french, website: 'x'})).message).toMatch(/^Ce message semblait/);
    expect(await refusal({...french, name: ''})).toEqual({
      code: 'invalid_field',
      message: 'Ce champ contient une erreur. Veuillez le vérifier',
      fields: {name: 'Ce champ contient une erreur. Veuillez le vérifier'},
    });
    context.setLimits(true);
    expect((await refusal({...french, elapsedMs: 1})).message).toMatch(/^C’était très rapide/);
    for (let n = 0; n < 5; n += 1) await send({...french, message: `Bonjour de ${n}, encore`});
    expect((await refusal(french)).message).toBe(
      'Plusieurs messages sont venus de vous en moins d’une heure. Veuillez réessayer dans 60 minutes, ou écrire à studio@marenhallet.example',
    );
  });

  it('shows both the work that the message is about', async () => {
    await send({...MESSAGE, work: aWork()}, {address: '203.0.113.7'});
    await context.settle();
    for (const {mail} of context.sent) {
      expect(mail.html).toContain(`src="${PICTURE_PREFIX}1/heron.jpg`);
      expect(mail.text).toContain('https://shop.example/product/the-heron');
    }
  });

  it.each([
    ['of a request that the shop did not sign', aWork(), {}],
    ['from elsewhere', aWork({url: 'https://evil.example/a.jpg'}), {address: '203.0.113.7'}],
    ['that is none', {title: 1}, {address: '203.0.113.7'}],
  ])('stores a message with a work %s, and mails no picture', async (_, work, from) => {
    expect((await send({...MESSAGE, work}, from)).status).toBe(200);
    await context.settle();
    expect(context.sent).toHaveLength(2);
    expect(context.sent.map(({mail}) => mail.html).join('')).not.toMatch(/<img|Heron|evil/);
  });

  it('stores the message when the mail service fails, and its mails in the outbox', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    context.failMails(2);
    expect((await send(MESSAGE)).status).toBe(200);
    await context.settle();
    expect(await stored()).toHaveLength(1);
    const waiting = await database.query('select key from public.outbox where sent_at is null');
    expect(waiting).toHaveLength(2);
    expect(warning).toHaveBeenCalledTimes(2);
  });

  it('stores a repeated post once, and returns the same id', async () => {
    const responses = await Promise.all([send(MESSAGE), send(MESSAGE)]);
    const [one, other] = await Promise.all(responses.map((response) => response.json()));
    expect(one).toEqual(other);
    expect(await stored()).toHaveLength(1);
    await context.settle();
    expect(context.sent).toHaveLength(2);
  });

  it('accepts the same message again on another day', async () => {
    await send(MESSAGE);
    context.setNow(new Date('2026-11-22T12:00:01Z'));
    await send(MESSAGE);
    expect(await stored()).toHaveLength(2);
  });

  it('rejects invalid fields, and stores nothing', async () => {
    const response = await send({...MESSAGE, name: ' '});
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        code: 'invalid_field',
        message: 'Name is required',
        fields: {name: 'Name is required'},
      },
    });
    expect(await stored()).toEqual([]);
  });

  it('returns only the first message, in the order of the form', async () => {
    const response = await send({message: '', subject: '', name: 'Ada', email: 'x'});
    expect(await response.json()).toMatchObject({error: {message: 'Invalid email address'}});
  });

  it('puts no line break of a visitor into a mail header', async () => {
    await send({...MESSAGE, subject: 'Hello\r\nBcc: everyone@example.com', name: 'A\nB'});
    await context.settle();
    const [{mail}] = context.sent as [TestContext['sent'][0]];
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect((await stored())[0]).toMatchObject({
      subject: 'Hello Bcc: everyone@example.com',
      name: 'A B',
    });
  });

  it('removes characters that PostgreSQL cannot store', async () => {
    const response = await send({...MESSAGE, message: 'zero\u0000width \ud800 end'});
    expect(response.status).toBe(200);
    expect((await stored())[0]).toMatchObject({message: 'zerowidth \ufffd end'});
  });

  it.each([
    ['no JSON', '{"name":', 400, 'bad_request'],
    ['a list', '[]', 400, 'invalid_field'],
    ['null', 'null', 400, 'invalid_field'],
    ['too much', JSON.stringify({...MESSAGE, extra: 'x'.repeat(70_000)}), 413, 'too_large'],
  ])('rejects %s', async (_, body, status, code) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({error: {code}});
  });

  it('responds to a preflight, and to no other method', async () => {
    const request = (method: string) => new Request('https://project.example', {method});
    const preflight = await createHandler(context)(request('OPTIONS'));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect((await createHandler(context)(request('GET'))).status).toBe(405);
  });

  it('exposes no details when the database fails', async () => {
    const broken = {
      ...context,
      database: {...database, transaction: () => Promise.reject(new Error('password is hunter2'))},
    };
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await createHandler(broken)(post(MESSAGE));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('hunter2');
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('abuse of contact-form-submit', () => {
  it('rejects a filled honeypot, even with the limits off', async () => {
    const response = await send({...MESSAGE, website: 'https://spam.example'});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({error: {code: 'suspected_robot'}});
    expect(await stored()).toEqual([]);
  });

  it.each([
    [1999, 400],
    [2000, 200],
    [undefined, 200],
    ['soon', 400],
  ])('after %s ms responds with %i', async (elapsedMs, status) => {
    context.setLimits(true);
    expect((await send({...MESSAGE, elapsedMs})).status).toBe(status);
  });

  it('has no minimum time while the limits are off', async () => {
    expect((await send({...MESSAGE, elapsedMs: 1})).status).toBe(200);
  });

  it('accepts five messages an hour from one address, and sends Retry-After', async () => {
    context.setLimits(true);
    const nth = (n: number) => send({...MESSAGE, message: `This is message ${n}`});
    for (let n = 1; n <= 5; n += 1) expect((await nth(n)).status).toBe(200);
    const sixth = await nth(6);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('3600');
    expect(await sixth.json()).toMatchObject({
      error: {
        code: 'too_many_requests',
        message: expect.stringContaining('try again in 60 minutes') as unknown,
      },
    });
    expect(await stored()).toHaveLength(5);

    context.setNow(new Date('2026-11-21T13:00:00Z'));
    expect((await nth(7)).status).toBe(200);
  });

  it('does not count a repeated message', async () => {
    context.setLimits(true);
    for (let n = 0; n < 8; n += 1) expect((await send(MESSAGE)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('accepts thirty an hour from one network, whoever writes', async () => {
    context.setLimits(true);
    const nth = (n: number, address: string) =>
      send({...MESSAGE, email: `visitor${n}@example.com`}, {address});
    for (let n = 0; n < 30; n += 1)
      expect((await nth(n, `2001:db8:0:1::${n + 1}`)).status).toBe(200);
    expect((await nth(30, '2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await nth(31, '2001:db8:0:2::1')).status).toBe(200);
  });

  it('believes no address that the shop did not sign', async () => {
    context.setLimits(true);
    const statuses = [];
    for (let n = 0; n < 31; n += 1) {
      const request = post({...MESSAGE, email: `visitor${n}@example.com`});
      request.headers.set('x-forwarded-for', `203.0.113.${n}`);
      request.headers.set('x-visitor-address', `203.0.113.${n}`);
      statuses.push((await createHandler(context)(request)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('takes all ways of writing a mailbox for one', async () => {
    context.setLimits(true);
    const variants = [
      'ada.moore',
      'adamoore',
      'a.d.a.moore',
      'ADAMOORE+1',
      'adamoore+2',
      'adamoore+3',
    ];
    const statuses = [];
    for (const [n, name] of variants.entries()) {
      const response = await send(
        {...MESSAGE, email: `${name}@gmail.com`},
        {address: `192.0.2.${n}`},
      );
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('stores no address in its counters', async () => {
    context.setLimits(true);
    await send(MESSAGE, {address: '203.0.113.9'});
    const rows = await database.query('select * from public.rate_limits');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|ada@/);
  });
});
