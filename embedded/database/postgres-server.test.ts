import {once} from 'node:events';
import {connect} from 'node:net';
import pg from 'pg';
import {afterAll, afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openDatabase} from './pglite';
import {message} from './wire/backend-messages';

/** ReadyForQuery, outside of a transaction and within one. */
const READY = 'Z\0\0\0\x05I';
const IN_TRANSACTION = 'Z\0\0\0\x05T';
const PASSWORD = 'a/secret:word@';
let clients: pg.Client[] = [];

const database = await openDatabase({dataFolder: undefined});
const server = await database.listen({port: 0, password: PASSWORD});
await database.query('create table public.notes (id integer primary key, note text)');
beforeEach(() => database.query('truncate public.notes'));
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  clients = [];
});
afterAll(() => database.close());

async function aClient(): Promise<pg.Client> {
  const client = new pg.Client(server.url);
  await client.connect();
  clients.push(client);
  return client;
}

const ONE = 'select 1 as one';
const countNotes = async () => {
  const [row] = await database.query<{count: number}>(
    'select count(*)::int as count from public.notes',
  );
  return row?.count;
};

/** A connection at the level of protocol messages, which PostgreSQL's client libraries would hide. */
async function aRawClient(url = server.url) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const text = () => Buffer.concat(received).toString('latin1');
  await once(socket, 'connect');
  return {
    socket,
    text,
    closed,
    async login() {
      const startup = message('', Buffer.from([0, 3, 0, 0]), 'user', 'postgres', '');
      socket.write(startup);
      await expect.poll(text).toMatch(/^R/);
      socket.write(message('p', PASSWORD));
      await expect.poll(() => text().endsWith(READY)).toBe(true);
    },
  };
}

it('isolates the transactions of twenty clients and of this process', async () => {
  await database.query("insert into public.notes values (0, '0')");
  const read = 'select note from public.notes';
  const write = 'update public.notes set note = $1';
  const addOne = async (client: pg.Client) => {
    await client.query('begin');
    const {rows} = await client.query<{note: string}>(read);
    await client.query("select 'in between'");
    await client.query(write, [Number(rows[0]?.note) + 1]);
    await client.query('commit');
  };
  const addOneHere = () =>
    database.transaction(async (transaction) => {
      const [row] = await transaction.query<{note: string}>(read);
      await transaction.query(write, [String(Number(row?.note) + 1)]);
    });
  const work = Array.from({length: 20}, async () => {
    const client = await aClient();
    for (let round = 0; round < 5; round += 1) await addOne(client);
    await addOneHere();
  });
  await Promise.all(work);
  expect(await database.query(read)).toEqual([{note: '120'}]);
});

describe('a client that disconnects', () => {
  it.each([
    ['in a transaction', [message('Q', 'begin; insert into public.notes values (1)')]],
    [
      'in a statement that is not yet committed',
      [
        message('P', '', 'insert into public.notes values (1)', Buffer.alloc(2)),
        message('B', '', '', Buffer.alloc(6)),
        message('E', '', Buffer.alloc(4)),
        message('H'),
      ],
    ],
    [
      'after an error in its transaction',
      [
        message('Q', 'begin; insert into public.notes values (1)'),
        message('P', '', 'selec', Buffer.alloc(2)),
        message('B', '', '', Buffer.alloc(6)),
      ],
    ],
  ])('%s is rolled back and blocks nobody', async (_, messages) => {
    const client = await aRawClient();
    await client.login();
    const before = client.text().length;
    client.socket.write(Buffer.concat(messages));
    await expect.poll(() => client.text().length).toBeGreaterThan(before);
    client.socket.destroy();
    expect(await countNotes()).toBe(0);
    expect((await (await aClient()).query(ONE)).rows).toEqual([{one: 1}]);
  });

  it('times out and is rolled back when it is idle in a transaction, not between two', async () => {
    const impatient = await database.listen({port: 0, password: PASSWORD, idleTimeoutMs: 300});
    const [waiting, silent] = [await aRawClient(impatient.url), await aRawClient(impatient.url)];
    await Promise.all([waiting.login(), silent.login()]);
    silent.socket.write(message('Q', 'begin; insert into public.notes values (1)'));
    await silent.closed;
    expect(silent.text()).toContain('25P03');
    expect(await countNotes()).toBe(0);
    waiting.socket.write(message('Q', "select 'still here'"));
    await expect.poll(waiting.text).toContain('still here');
    await impatient.close();
  });
});

it('hides the session state of a client from other clients and this process', async () => {
  const whoAmI = `select current_user::text as role, current_setting('statement_timeout') as timeout`;
  const own = {role: 'postgres', timeout: '0'};
  await database.query('create role visitor');
  const [client, other] = [await aClient(), await aClient()];
  const changes = `set role visitor; set statement_timeout = '7s'; create temp table secret ()`;
  await client.query(changes);
  expect(await database.query(whoAmI)).toEqual([own]);
  await client.query(changes);
  expect((await other.query(whoAmI)).rows).toEqual([own]);
  await expect(other.query('select * from secret')).rejects.toThrow('does not exist');
});

it('accepts a message that the network has split anywhere', async () => {
  const client = await aRawClient();
  await client.login();
  for (const byte of message('Q', "select 'byte by byte'")) {
    await new Promise((resolve) => client.socket.write(Buffer.from([byte]), resolve));
  }
  await expect.poll(client.text).toContain('byte by byte');
  client.socket.destroy();
});

it.each([
  ['a syntax error', 'selec', '42601'],
  ['a unique violation', 'insert into public.notes values (1), (1)', '23505'],
  ['a copy from the client', 'copy public.notes from stdin', '0A000'],
])('leaves the connection usable after %s', async (_, text, code) => {
  const client = await aClient();
  await expect(client.query(text)).rejects.toMatchObject({code});
  await expect(client.query({name: 'prepared', text})).rejects.toMatchObject({code});
  expect((await client.query(ONE)).rows).toEqual([{one: 1}]);
});

describe('the server', () => {
  it.each([
    ['a wrong password', {password: 'guess'}],
    ['another user', {username: 'supabase_admin'}],
  ])('rejects %s', async (_, changes) => {
    const {href} = Object.assign(new URL(server.url), changes);
    await expect(new pg.Client(href).connect()).rejects.toMatchObject({code: '28P01'});
  });

  it('rejects encryption and continues without', async () => {
    const client = await aRawClient();
    const askFor = (code: number) => {
      const request = Buffer.alloc(8);
      request.writeInt32BE(8);
      request.writeInt32BE(code, 4);
      client.socket.write(request);
    };
    askFor(80877104);
    askFor(80877103);
    await expect.poll(client.text).toBe('NN');
    client.socket.destroy();
  });

  it('closes all connections when it closes, and rolls their transactions back', async () => {
    const closing = await database.listen({port: 0, password: PASSWORD});
    const idle = await aRawClient(closing.url);
    const busy = await aRawClient(closing.url);
    await Promise.all([idle.login(), busy.login()]);
    busy.socket.write(message('Q', 'begin; insert into public.notes values (1)'));
    await expect.poll(() => busy.text().endsWith(IN_TRANSACTION)).toBe(true);
    await closing.close();
    await Promise.all([idle.closed, busy.closed]);
    expect(await countNotes()).toBe(0);
    await expect(aRawClient(closing.url)).rejects.toThrow('ECONNREFUSED');
  });
});
