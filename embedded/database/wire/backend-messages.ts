/**
 * Messages that the server sends itself, beside PGlite's.
 * https://www.postgresql.org/docs/18/protocol-message-formats.html
 */

/** One message: its type, the length of the rest, the rest. */
export function message(type: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));
  return Buffer.concat([Buffer.from(type, 'latin1'), int32(body.length + 4), body]);
}

export const AUTHENTICATION_OK = message('R', int32(0));
export const AUTHENTICATION_CLEARTEXT_PASSWORD = message('R', int32(3));
export const READY_FOR_QUERY = message('Z', Buffer.from('I'));

export function parameterStatus(name: string, value: string): Buffer {
  return message('S', name, value);
}

/** The key that a client would cancel a query with; cancelling is not supported. */
export function backendKeyData(processId: number): Buffer {
  return message('K', int32(processId), int32(0));
}

/** An error after which the connection is closed. `code` is an SQLSTATE. */
export function fatalError(code: string, reason: string): Buffer {
  return message('E', 'SFATAL', 'VFATAL', `C${code}`, `M${reason}`, '');
}

/** The message of a FATAL error or a PANIC among the server's messages; null when there is none. */
export function findFatalError(bytes: Uint8Array): string | null {
  const messages = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 5 <= messages.length; at += 1 + messages.readInt32BE(at + 1)) {
    if (messages.toString('latin1', at, at + 1) !== 'E') continue;
    const fields = messages
      .toString('utf8', at + 5, at + 1 + messages.readInt32BE(at + 1))
      .split('\0');
    if (fields.includes('VFATAL') || fields.includes('VPANIC')) {
      return fields.find((field) => field.startsWith('M'))?.slice(1) ?? '';
    }
  }
  return null;
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
