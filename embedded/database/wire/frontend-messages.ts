import {fatalError} from './backend-messages';

/** A message of a client: its type (empty for the startup message, which has none), and all its bytes. */
export interface FrontendMessage {
  type: string;
  bytes: Buffer;
  /** The bytes after type and length. */
  body: Buffer;
}

/** A protocol error that ends the connection. `response` is sent to the client first. */
export class ConnectionError extends Error {
  readonly response: Buffer;

  /** `code` is an SQLSTATE. */
  constructor(code: string, reason: string) {
    super(reason);
    this.response = fatalError(code, reason);
  }
}

export interface FrontendReader {
  /** The startup message, which has no type. Null when the client disconnected. */
  readStartup(): Promise<FrontendMessage | null>;
  /**
   * The next message of at most `limitBytes`. Null when the client disconnected; throws `ConnectionError` above the
   * limit.
   */
  read(limitBytes: number): Promise<FrontendMessage | null>;
}

/** PostgreSQL's own limit before authentication. */
const STARTUP_LIMIT_BYTES = 10_000;
const LENGTH_BYTES = 4;

/** Parses messages from the chunks of a stream. */
export function createFrontendReader(chunks: AsyncIterable<Buffer>): FrontendReader {
  const take = createByteReader(chunks);
  const readMessage = async (typeBytes: 0 | 1, limitBytes: number) => {
    const head = await take(typeBytes + LENGTH_BYTES);
    if (!head) return null;
    const bodyBytes = head.readInt32BE(typeBytes) - LENGTH_BYTES;
    if (bodyBytes < 0 || bodyBytes > limitBytes) {
      throw new ConnectionError('08P01', `A message of ${bodyBytes} bytes is not accepted`);
    }
    const body = await take(bodyBytes);
    if (!body) return null;
    const type = head.toString('latin1', 0, typeBytes);
    return {type, body, bytes: Buffer.concat([head, body])};
  };
  return {
    readStartup: () => readMessage(0, STARTUP_LIMIT_BYTES),
    read: (limitBytes) => readMessage(1, limitBytes),
  };
}

/** Returns exactly the requested number of bytes; null when the stream ends or breaks before. */
function createByteReader(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let heldBytes = 0;
  return async (count: number): Promise<Buffer | null> => {
    while (heldBytes < count) {
      // A reset connection counts as a disconnected client.
      const next = await iterator.next().catch(() => null);
      if (!next || next.done) return null;
      held.push(next.value);
      heldBytes += next.value.length;
    }
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
    held = [all.subarray(count)];
    heldBytes -= count;
    return all.subarray(0, count);
  };
}
