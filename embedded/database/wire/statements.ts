import type {PGlite} from '@electric-sql/pglite';
import {message as encode, READY_FOR_QUERY} from './backend-messages';
import {ConnectionError, type FrontendMessage} from './frontend-messages';

export interface Answer {
  bytes: Uint8Array;
  /** Whether the client's turn is over: it is ready for another statement and in no transaction. */
  isIdle: boolean;
}

/** Query, Parse, Bind, Describe, Execute, Close, Flush, Sync. PGlite never comes back from some of the others. */
const ANSWERED_TYPES = new Set(['Q', 'P', 'B', 'D', 'E', 'C', 'H', 'S']);
const COPY_FROM_CLIENT = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;
const COPY_REFUSED = `do $$ begin
  raise exception 'COPY FROM STDIN is not supported here' using errcode = 'feature_not_supported';
end $$`;
/** Rolls back wherever a client stopped: in a transaction, between two messages of a statement, or after an error. */
const ABANDON = Buffer.concat([encode('Q', 'rollback'), encode('S'), encode('Q', 'rollback')]);

/**
 * Lets PGlite answer one message, errors in statements included; it skips messages after an error as PostgreSQL does.
 * Throws `ConnectionError` for a message that clients of today do not send.
 */
export async function answerMessage(pglite: PGlite, message: FrontendMessage): Promise<Answer> {
  if (!ANSWERED_TYPES.has(message.type)) {
    throw new ConnectionError('08P01', `Messages of type ${message.type} are not answered here`);
  }
  const bytes = await pglite.execProtocolRaw(withoutCopy(message));
  return {bytes, isIdle: endsReady(bytes)};
}

/** Undoes what a client left that is gone in the middle of its turn. */
export async function abandonTurn(pglite: PGlite): Promise<void> {
  await pglite.execProtocolRaw(ABANDON);
}

/** ReadyForQuery is the last message of an answer; it says 'I' outside of a transaction. */
function endsReady(answer: Uint8Array): boolean {
  return READY_FOR_QUERY.equals(answer.subarray(-READY_FOR_QUERY.length));
}

/** PGlite ends, and the whole database with it, when it is to read rows that the client has not sent yet. */
function withoutCopy({type, body, bytes}: FrontendMessage): Buffer {
  if (type !== 'Q' && type !== 'P') return bytes;
  const nameEnd = type === 'P' ? body.indexOf(0) + 1 : 0;
  const sqlEnd = body.indexOf(0, nameEnd);
  if (!COPY_FROM_CLIENT.test(body.toString('utf8', nameEnd, sqlEnd))) return bytes;
  const noParameters = Buffer.alloc(type === 'P' ? 2 : 0);
  return encode(type, body.subarray(0, nameEnd), COPY_REFUSED, noParameters);
}
