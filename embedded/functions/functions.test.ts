import {afterAll, describe, expect, it} from 'vitest';
import {createFaults} from '../control/faults';
import {openDatabase} from '../database/pglite';
import {HOST, listen} from '../http';
import {type Functions, startFunctions} from './functions';

const keys = {anonKey: 'anon.jwt.key', serviceRoleKey: 'service.jwt.key'};
const MESSAGE = {
  name: 'Ada Moore',
  email: 'ada@example.com',
  subject: 'Framing',
  message: 'Do you frame?',
};

/** Emails that the service received; each response is delayed until its function is called. */
const pendingMails: (() => void)[] = [];

const database = await openDatabase({dataFolder: undefined});
const databaseUrl = (await database.listen({port: 0, password: 'password'})).url;
const mailService = await listen(async () => {
  await new Promise<void>((resolve) => pendingMails.push(resolve));
  return Response.json({id: 'taken'});
}, 0);
const mailUrl = `http://${HOST}:${mailService.port}`;
afterAll(async () => {
  await mailService.close();
  await database.close();
});

function start(variables: Record<string, string> = {}): Promise<Functions> {
  return startFunctions({
    variables: {
      SUPABASE_URL: 'http://localhost',
      SUPABASE_DB_URL: databaseUrl,
      SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
      RESEND_API_KEY: 're_any',
      RESEND_BASE_URL: mailUrl,
      SHOP_URL: 'http://localhost:3000',
      SHOP_FORWARD_SECRET: 'forward',
      SCHEDULER_SECRET: 'scheduler',
      ADDRESS_HASH_SECRET: 'hash',
      ...variables,
    },
    keys,
    clock: () => new Date(),
    limits: {enabled: false},
    faults: createFaults(),
  });
}

describe('the functions of the backend', () => {
  it('send the emails of their last responses before they close', async () => {
    const functions = await start();
    const response = await functions.handler(
      new Request('http://localhost/functions/v1/contact-form-submit', {
        method: 'POST',
        headers: {authorization: `Bearer ${keys.anonKey}`, 'content-type': 'application/json'},
        body: JSON.stringify(MESSAGE),
      }),
    );
    expect(response.status).toBe(200);
    await expect.poll(() => pendingMails.length).toBe(2);
    let hasEnded = false;
    const ending = functions.close().then(() => (hasEnded = true));
    expect(
      await database.query('select key from public.outbox where sent_at is null'),
    ).toHaveLength(2);
    expect(hasEnded).toBe(false);
    for (const respond of pendingMails.splice(0)) respond();
    await ending;
    expect(await database.query('select key from public.outbox where sent_at is null')).toEqual([]);
  });

  it('don’t start without a variable, which the error names', async () => {
    await expect(start({RESEND_API_KEY: ''})).rejects.toThrow('RESEND_API_KEY');
  });
});
