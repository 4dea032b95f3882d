import {createServer, type Server, type Socket} from 'node:net';
import {HOST} from '../http';
import type {Session} from './session';
import {serveClient} from './wire/client';
import {DATABASE, USER} from './wire/handshake';

export interface PostgresServerOptions {
  /** 0 picks a free one. */
  port: number;
  /** What clients must show. */
  password: string;
  /** How long a client may keep everyone waiting within a transaction without a word; 30 seconds unless given. */
  silenceMs?: number;
}

export interface PostgresServer {
  /** `postgres://postgres:password@127.0.0.1:54322/postgres` */
  url: string;
  /** Ends all connections and rolls back what they had open. */
  close(): Promise<void>;
}

const SILENCE_MS = 30_000;
/** What PostgreSQL tells every client at the start. */
const TOLD_SETTINGS = [
  'client_encoding',
  'DateStyle',
  'integer_datetimes',
  'IntervalStyle',
  'server_encoding',
  'server_version',
  'standard_conforming_strings',
  'TimeZone',
];

/**
 * PostgreSQL's own protocol in front of the one session of PGlite, on 127.0.0.1. Clients take turns: one keeps the
 * session from its first message until it is ready for the next statement outside of any transaction. Settings and
 * prepared statements do not outlive a turn for certain, as behind Supabase's pooler. Rejects when the port is taken.
 */
export async function servePostgres(
  session: Session,
  {port, password, silenceMs = SILENCE_MS}: PostgresServerOptions,
): Promise<PostgresServer> {
  const settings = await loadSettings(session);
  const clients = new Map<Socket, Promise<void>>();
  const server = createServer({noDelay: true}, (socket) => {
    const served = serveClient(socket, {session, password, settings, silenceMs})
      .catch((error: unknown) => console.error('A database connection failed', error))
      .finally(() => clients.delete(socket));
    clients.set(socket, served);
  });
  const taken = await startListening(server, port);
  return {
    url: `postgres://${USER}:${encodeURIComponent(password)}@${HOST}:${taken}/${DATABASE}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of clients.keys()) socket.destroy();
      await Promise.all([closed, ...clients.values()]);
    },
  };
}

async function loadSettings(session: Session): Promise<Record<string, string>> {
  const {rows} = await session.lend({}, (pglite) =>
    pglite.query<{name: string; setting: string}>(
      'select name, setting from pg_settings where name = any($1)',
      [TOLD_SETTINGS],
    ),
  );
  return Object.fromEntries(rows.map(({name, setting}) => [name, setting]));
}

function startListening(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
