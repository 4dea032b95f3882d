import type {Socket} from 'node:net';
import type {PGlite} from '@electric-sql/pglite';
import type {Session} from '../session';
import {
  ConnectionError,
  createFrontendReader,
  type FrontendMessage,
  type FrontendReader,
} from './frontend-messages';
import {performHandshake} from './handshake';
import {rollbackTurn, executeMessage} from './statements';

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
