import {once} from 'node:events';
import {connect} from 'node:net';
import postgres from 'postgres';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {type OpenDatabase, openDatabase} from './pglite';
import type {PostgresServer} from './postgres-server';
import {message} from './wire/backend-messages';

/** ReadyForQuery, outside of a transaction and within one. */
const READY = 'Z\0\0\0\x05I';
const IN_TRANSACTION = 'Z\0\0\0\x05T';
const PASSWORD = 'a/secret:word@';
let database: OpenDatabase;
let server: PostgresServer;
let clients: postgres.Sql[] = [];

beforeAll(async () => {
  database = await openDatabase({dataFolder: undefined});
  server = await database.listen({port: 0, password: PASSWORD});
  await database.query('create table public.notes (id integer primary key, note text)');
});
beforeEach(() => database.query('truncate public.notes'));
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end({timeout: 1})));
  clients = [];
});
afterAll(() => database.close());

function aClient(options: postgres.Options<Record<string, never>> = {}): postgres.Sql {
  const client = postgres(server.url, {
    max: 1,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
    ...options,
  });
  clients.push(client);
  return client;
}

const insert = (sql: postgres.Sql | postgres.TransactionSql, id: number, note = '') =>
  sql`insert into public.notes values (${id}, ${note})`;
const countNotes = async () => {
  const [row] = await database.query<{count: number}>(
    'select count(*)::int as count from public.notes',
  );
  return row?.count;
};
const numbers = (count: number) => Array.from({length: count}, (_, index) => index);

/** A connection at the level of protocol messages, which PostgreSQL's client libraries would hide. */
async function aRawClient(url = server.url) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.on('error', () => {});
  const closed = once(socket, 'close');
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

describe('many clients at once', () => {
  it('isolates transactions and queries of twenty clients and of this process', async () => {
    await database.query("insert into public.notes values (0, '0')");
    const addOne = (sql: postgres.Sql) =>
      sql.begin(async (transaction) => {
        const [row] = await transaction<{note: string}[]>`select note from public.notes`;
        await transaction`select ${'in between'}::text`;
        await transaction`update public.notes set note = ${String(Number(row?.note) + 1)}`;
      });
    const addOneHere = () =>
      database.transaction(async (transaction) => {
        const [row] = await transaction.query<{note: string}>('select note from public.notes');
        await transaction.query('update public.notes set note = $1', [
          String(Number(row?.note) + 1),
        ]);
      });
    const work = numbers(20).flatMap((index) => {
      const client = aClient();
      return [
        ...numbers(5).map(() => addOne(client)),
        client`select ${index}::int as echo`.then(([row]) => expect(row?.echo).toBe(index)),
        addOneHere(),
        database
          .query<{echo: number}>('select $1::int as echo', [index])
          .then(([row]) => expect(row?.echo).toBe(index)),
      ];
    });
    await Promise.all(work);
    expect(await database.query('select note from public.notes')).toEqual([{note: '120'}]);
  });

  it('serves a pool of four connections and pipelined queries in order', async () => {
    const pool = aClient({max: 4});
    await Promise.all(numbers(200).map((id) => insert(pool, id, `note ${id}`)));
    const rows = await Promise.all(
      numbers(200).map((id) => pool`select note from public.notes where id = ${id}`),
    );
    expect(rows.map(([row]) => row?.note)).toEqual(numbers(200).map((id) => `note ${id}`));
  });

  it('serves a client with prepared statements between the turns of others', async () => {
    const preparing = aClient({prepare: true, fetch_types: true});
    const other = aClient();
    for (const id of numbers(5)) {
      await insert(preparing, id);
      await other`select 1`;
    }
    expect(await countNotes()).toBe(5);
  });

  it('hides a transaction until it is committed', async () => {
    const client = aClient();
    let count: Promise<number | undefined> | null = null;
    await client.begin(async (transaction) => {
      await insert(transaction, 1);
      count = countNotes();
      await insert(transaction, 2);
    });
    expect(await count).toBe(2);
  });
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
    expect(await aClient()`select 1 as one`).toEqual([{one: 1}]);
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

describe('the session state of a client', () => {
  const whoAmI = `select current_user::text as role, current_setting('statement_timeout') as timeout`;

  it('is hidden from other clients and this process', async () => {
    await database.query(
      `do $$ begin if not exists (select from pg_roles where rolname = 'visitor') then create role visitor; end if; end $$`,
    );
    const [client, other] = [aClient(), aClient()];
    await client.unsafe(
      `set role visitor; set statement_timeout = '7s'; create temp table secret ()`,
    );
    expect(await database.query(whoAmI)).toEqual([{role: 'postgres', timeout: '0'}]);
    await client.unsafe(`set role visitor; create temp table secret ()`);
    expect(await other.unsafe(whoAmI)).toEqual([{role: 'postgres', timeout: '0'}]);
    await expect(other`select * from secret`).rejects.toThrow('does not exist');
  });

  it('persists until another client takes a turn', async () => {
    const client = aClient();
    await client.unsafe(`set statement_timeout = '7s'`);
    expect(await client.unsafe(whoAmI)).toEqual([{role: 'postgres', timeout: '7s'}]);
  });
});

describe('messages', () => {
  it('carry a megabyte of any script in both directions', async () => {
    const note = 'Fundy ☂ 海 🌊 '.repeat(80_000);
    const client = aClient();
    await insert(client, 1, note);
    const [row] = await client<{note: string}[]>`select note from public.notes`;
    expect(row?.note).toBe(note);
  });

  it('may be split anywhere by the network', async () => {
    const client = await aRawClient();
    await client.login();
    for (const byte of message('Q', "select 'byte by byte'")) {
      await new Promise((resolve) => client.socket.write(Buffer.from([byte]), resolve));
    }
    await expect.poll(client.text).toContain('byte by byte');
    client.socket.destroy();
  });
});

describe('errors', () => {
  it.each([
    ['a syntax error', 'selec', '42601'],
    ['a unique violation', 'insert into public.notes values (1), (1)', '23505'],
    ['a copy from the client', 'copy public.notes from stdin', '0A000'],
  ])('leave the connection usable after %s', async (_, sql, code) => {
    const client = aClient();
    await expect(client.unsafe(sql)).rejects.toMatchObject({code});
    await expect(client.unsafe(sql, [], {prepare: true})).rejects.toMatchObject({code});
    expect(await client`select ${1}::int as one`).toEqual([{one: 1}]);
  });

  it('fail only their own statement in a pipeline', async () => {
    const client = aClient();
    const outcomes = await Promise.allSettled([
      insert(client, 1),
      insert(client, 1),
      insert(client, 2),
    ]);
    expect(outcomes.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await countNotes()).toBe(2);
  });
});

describe('the server', () => {
  it.each([
    ['a wrong password', {password: 'guess'}],
    ['another user', {username: 'supabase_admin'}],
  ])('rejects %s', async (_, options) => {
    await expect(aClient(options)`select 1`).rejects.toMatchObject({code: '28P01'});
  });

  it('refuses encryption and continues without', async () => {
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

  it.each([
    ['a message of more than 16 MB', Buffer.from([0x51, 1, 0, 0, 5])],
    ['a message that clients of today do not send', message('F', Buffer.alloc(10))],
  ])('closes the connection after %s', async (_, bytes) => {
    const client = await aRawClient();
    await client.login();
    client.socket.write(bytes);
    await client.closed;
    expect(client.text()).toContain('08P01');
    expect(await aClient()`select 1 as one`).toEqual([{one: 1}]);
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
    expect(await connectTo(closing.url)).toBe('ECONNREFUSED');
  });
});

/** The result of a connection attempt: `connected`, or the code of the error. */
async function connectTo(url: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return 'connected';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    socket.destroy();
  }
}
