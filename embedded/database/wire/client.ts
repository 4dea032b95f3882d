import type {Socket} from 'node:net';
import type {PGlite} from '@electric-sql/pglite';
import type {Session} from '../session';
import {message as encode, READY_FOR_QUERY} from './backend-messages';
import {
  ConnectionError,
  createFrontendReader,
  type FrontendMessage,
  type FrontendReader,
} from './frontend-messages';
import {performHandshake} from './handshake';

export interface ClientOptions {
  session: Session;
  password: string;
  /** Settings that are reported to the client when it connects. */
  settings: Readonly<Record<string, string>>;
  /** Maximum time the client may be idle within its turn. */
  idleTimeoutMs: number;
}

const MESSAGE_LIMIT_BYTES = 16 * 1024 * 1024;
const TERMINATE = 'X';
/** Query, Parse, Bind, Describe, Execute, Close, Flush, Sync. PGlite never returns from some of the others. */
const SUPPORTED_TYPES = new Set(['Q', 'P', 'B', 'D', 'E', 'C', 'H', 'S']);
const COPY_FROM_CLIENT = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;
const COPY_REFUSED = `do $$ begin
  raise exception 'COPY FROM STDIN is not supported here' using errcode = 'feature_not_supported';
end $$`;
/** Rolls back whatever the client's state: in a transaction, between two messages of a statement, or after an error. */
const ROLLBACK_MESSAGES = Buffer.concat([
  encode('Q', 'rollback'),
  encode('S'),
  encode('Q', 'rollback'),
]);

/** Serves one connection until it ends. Throws errors of the database, never errors of the client. */
export async function serveClient(socket: Socket, options: ClientOptions): Promise<void> {
  // The reader receives it as well, as the end of the stream.
  socket.on('error', () => socket.destroy());
  const reader = createFrontendReader(socket);
  try {
    if (!(await performHandshake(socket, reader, options))) return;
    for (;;) {
      const first = await readStatement(reader);
      if (!first) return;
      await options.session.run(socket, (pglite) =>
        runTurn(pglite, first, {socket, reader, idleTimeoutMs: options.idleTimeoutMs}),
      );
    }
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    socket.write(error.response);
  } finally {
    socket.destroySoon();
  }
}

/** Executes messages until the client is idle and in no transaction; rolls back when it disconnects or times out. */
async function runTurn(
  pglite: PGlite,
  first: FrontendMessage,
  {socket, reader, idleTimeoutMs}: {socket: Socket; reader: FrontendReader; idleTimeoutMs: number},
): Promise<void> {
  let isIdle = false;
  try {
    for (let message: FrontendMessage | null = first; message;) {
      const result = await executeMessage(pglite, message);
      isIdle = result.isIdle;
      if (result.bytes.length > 0) socket.write(result.bytes);
      if (isIdle) return;
      message = await withTimeout(readStatement(reader), idleTimeoutMs);
    }
  } finally {
    if (!isIdle) await rollbackTurn(pglite);
  }
}

/** Null when the client terminates the connection or disconnects. */
async function readStatement(reader: FrontendReader): Promise<FrontendMessage | null> {
  const message = await reader.read(MESSAGE_LIMIT_BYTES);
  return message?.type === TERMINATE ? null : message;
}

async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ConnectionError('25P03', 'terminating connection due to silence in a turn')),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

interface MessageResult {
  bytes: Uint8Array;
  /** Whether the client is ready for another statement and in no transaction. */
  isIdle: boolean;
}

/**
 * Executes one message in PGlite, which reports errors of statements in its response and skips messages after an error,
 * as PostgreSQL does. Throws `ConnectionError` for a message that current clients do not send.
 */
export async function executeMessage(
  pglite: PGlite,
  message: FrontendMessage,
): Promise<MessageResult> {
  if (!SUPPORTED_TYPES.has(message.type)) {
    throw new ConnectionError('08P01', `Messages of type ${message.type} are not answered here`);
  }
  const bytes = await pglite.execProtocolRaw(withoutCopy(message));
  return {bytes, isIdle: isReadyForQuery(bytes)};
}

/** Rolls back the turn of a client that disconnected. */
async function rollbackTurn(pglite: PGlite): Promise<void> {
  await pglite.execProtocolRaw(ROLLBACK_MESSAGES);
}

/** ReadyForQuery is the last message of a response; its status is 'I' outside of a transaction. */
function isReadyForQuery(response: Uint8Array): boolean {
  return READY_FOR_QUERY.equals(response.subarray(-READY_FOR_QUERY.length));
}

/** PGlite, and the whole database with it, crashes when it reads COPY data that the client has not sent yet. */
function withoutCopy({type, body, bytes}: FrontendMessage): Buffer {
  if (type !== 'Q' && type !== 'P') return bytes;
  const nameEnd = type === 'P' ? body.indexOf(0) + 1 : 0;
  const sqlEnd = body.indexOf(0, nameEnd);
  if (!COPY_FROM_CLIENT.test(body.toString('utf8', nameEnd, sqlEnd))) return bytes;
  const noParameters = Buffer.alloc(type === 'P' ? 2 : 0);
  return encode(type, body.subarray(0, nameEnd), COPY_REFUSED, noParameters);
}
