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

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
