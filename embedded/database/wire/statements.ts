import type {PGlite} from '@electric-sql/pglite';
import {message as encode, READY_FOR_QUERY} from './backend-messages';
import {ConnectionError, type FrontendMessage} from './frontend-messages';

export interface MessageResult {
  bytes: Uint8Array;
  /** Whether the client is ready for another statement and in no transaction. */
  isIdle: boolean;
}

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
export async function rollbackTurn(pglite: PGlite): Promise<void> {
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
