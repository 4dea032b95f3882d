import {createServer, type Socket} from 'node:net';
import {HOST, startListening} from '../http';
import type {Session} from './session';
import {serveClient} from './wire/client';
import {DATABASE, USER} from './wire/handshake';

export interface PostgresServerOptions {
  /** 0 selects a free port. */
  port: number;
  /** The password that clients must send. */
  password: string;
  /** Maximum time a client may be idle within a transaction, which blocks all others; 30 seconds unless given. */
  idleTimeoutMs?: number;
}

export interface PostgresServer {
  /** `postgres://postgres:password@127.0.0.1:54322/postgres` */
  url: string;
  /** Closes all connections and rolls back their transactions. */
  close(): Promise<void>;
}

const DEFAULT_IDLE_TIMEOUT_MS = 30_000;
/** Settings that PostgreSQL reports to every client at startup. */
const REPORTED_SETTINGS = [
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
 * Serves PostgreSQL's wire protocol on 127.0.0.1 for the single session of PGlite. Clients are queued: one has the
 * session from its first message until it is ready for the next statement outside of a transaction. Settings and
 * prepared statements may not outlive that turn, as behind Supabase's pooler. Rejects when the port is taken.
 */
export async function servePostgres(
  session: Session,
  {port, password, idleTimeoutMs: idleTimeoutMs = DEFAULT_IDLE_TIMEOUT_MS}: PostgresServerOptions,
): Promise<PostgresServer> {
  const settings = await loadSettings(session);
  const clients = new Map<Socket, Promise<void>>();
  const server = createServer({noDelay: true}, (socket) => {
    const served = serveClient(socket, {session, password, settings, idleTimeoutMs})
      .catch((error: unknown) => console.error('A database connection failed', error))
      .finally(() => clients.delete(socket));
    clients.set(socket, served);
  });
  const listeningPort = await startListening(server, port);
  return {
    url: `postgres://${USER}:${encodeURIComponent(password)}@${HOST}:${listeningPort}/${DATABASE}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of clients.keys()) socket.destroy();
      await Promise.all([closed, ...clients.values()]);
    },
  };
}

async function loadSettings(session: Session): Promise<Record<string, string>> {
  const {rows} = await session.run({}, (pglite) =>
    pglite.query<{name: string; setting: string}>(
      'select name, setting from pg_settings where name = any($1)',
      [REPORTED_SETTINGS],
    ),
  );
  return Object.fromEntries(rows.map(({name, setting}) => [name, setting]));
}
