import {describe, expect, it, vi} from 'vitest';
import {createHandler} from '../../contact-form-submit/handler.ts';
import {aContactMessage} from '../testing/a-contact-message.ts';
import {post, useTestContext} from '../testing/test-context.ts';

const MESSAGE = aContactMessage();

/** What `http.ts` and `submission.ts` do for every form, tested with the contact form. */
const context = await useTestContext();
const {database} = context;

const send = (body: unknown, from: {address?: string} = {}) =>
  createHandler(context)(post(body, from));
const stored = () => database.query('select * from public.contact_messages');

describe('a request', () => {
  it('removes characters that PostgreSQL cannot store', async () => {
    const response = await send({...MESSAGE, message: 'zero\u0000width \ud800 end'});
    expect(response.status).toBe(200);
    expect((await stored())[0]).toMatchObject({message: 'zerowidth \ufffd end'});
  });

  it.each([
    ['no JSON', '{"name":', 400, 'bad_request'],
    ['a list', '[]', 400, 'invalid_field'],
    ['too much', JSON.stringify({...MESSAGE, extra: 'x'.repeat(70_000)}), 413, 'too_large'],
  ])('rejects %s', async (_, body, status, code) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({error: {code}});
  });

  it('is a POST', async () => {
    expect((await createHandler(context)(new Request('https://project.example'))).status).toBe(405);
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

describe('the language of a request', () => {
  it.each([undefined, null, 'xx', 7])('reads the language %s as English', async (language) => {
    expect((await send({...MESSAGE, language})).status).toBe(200);
    await context.settle();
    expect(context.sent[1]!.mail.subject).toBe('Your message arrived');
    expect(await stored()).toMatchObject([{language: 'en'}]);
  });

  it('is the language of a rejection', async () => {
    const french = {...MESSAGE, language: 'fr'};
    const refusal = async (body: object) => {
      const reply = (await (await send(body)).json()) as {error: {message: string}};
      return reply.error;
    };
    expect((await refusal({...french, website: 'x'})).message).toMatch(/^Ce message semblait/);
    expect(await refusal({...french, name: ''})).toEqual({
      code: 'invalid_field',
      message: 'Ce champ contient une erreur. Veuillez le vérifier.',
      fields: {name: 'Ce champ contient une erreur. Veuillez le vérifier.'},
    });
    context.setLimits(true);
    expect((await refusal({...french, elapsedMs: 1})).message).toMatch(/^C’était très rapide/);
    for (let n = 0; n < 5; n += 1) await send({...french, message: `Bonjour de ${n}, encore`});
    expect((await refusal(french)).message).toBe(
      'Vous avez envoyé plusieurs messages en moins d’une heure. Veuillez réessayer dans 60 minutes, ou écrire à studio@marenhallet.example.',
    );
  });
});

describe('abuse of a form', () => {
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

  it('accepts five messages an hour from one address, and responds with Retry-After to more', async () => {
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

  it('accepts thirty messages an hour from one network, whoever sends them', async () => {
    context.setLimits(true);
    const nth = (n: number, address: string) =>
      send({...MESSAGE, email: `visitor${n}@example.com`}, {address});
    for (let n = 0; n < 30; n += 1)
      expect((await nth(n, `2001:db8:0:1::${n + 1}`)).status).toBe(200);
    expect((await nth(30, '2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await nth(31, '2001:db8:0:2::1')).status).toBe(200);
  });

  it('trusts no IP address that the shop didn’t sign', async () => {
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

  it('counts all spellings of a mailbox as one', async () => {
    context.setLimits(true);
    const statuses = [];
    for (const name of ['ada', 'a.da', 'ADA+1', 'ada+2', 'ada+3', 'ada+4']) {
      statuses.push((await send({...MESSAGE, email: `${name}@gmail.com`})).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('stores no readable address in its counters', async () => {
    context.setLimits(true);
    await send(MESSAGE, {address: '203.0.113.9'});
    const rows = await database.query('select * from public.rate_limits');
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|ada@/);
  });
});
