import type {Socket} from 'node:net';
import {isSameSecret} from '../../../supabase/functions/_shared/contracts/security/is-same-secret';
import * as backend from './backend-messages';
import {ConnectionError, type FrontendMessage, type FrontendReader} from './frontend-messages';

/** The only role that may connect, as at Supabase. */
export const USER = 'postgres';
export const DATABASE = 'postgres';

const PROTOCOL_3 = 3;
const CANCEL_REQUEST = 80877102;
const SSL_REQUEST = 80877103;
const GSSENC_REQUEST = 80877104;
const PASSWORD_LIMIT_BYTES = 1000;

/**
 * Opens the connection: rejects encryption, checks the password and sends the settings. False when the client
 * disconnects or requests something unsupported; throws `ConnectionError` when authentication fails.
 * https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-FLOW-START-UP
 */
export async function performHandshake(
  socket: Socket,
  reader: FrontendReader,
  {password, settings}: {password: string; settings: Readonly<Record<string, string>>},
): Promise<boolean> {
  const opening = await readStartup(socket, reader);
  if (!opening) return false;
  const user = parameterOf(opening, 'user');
  socket.write(backend.AUTHENTICATION_CLEARTEXT_PASSWORD);
  const message = await reader.read(PASSWORD_LIMIT_BYTES);
  if (!message) return false;
  if (message.type !== 'p' || user !== USER || !isSameSecret(cString(message.body), password)) {
    throw new ConnectionError('28P01', `password authentication failed for user "${user}"`);
  }
  const greeting = Object.entries(settings).map(([name, value]) =>
    backend.parameterStatus(name, value),
  );
  socket.write(
    Buffer.concat([
      backend.AUTHENTICATION_OK,
      ...greeting,
      backend.backendKeyData(process.pid),
      backend.READY_FOR_QUERY,
    ]),
  );
  return true;
}

/** The startup message; a client may first request encryption, which is rejected, and then continues without it. */
async function readStartup(
  socket: Socket,
  reader: FrontendReader,
): Promise<FrontendMessage | null> {
  for (;;) {
    const opening = await reader.readStartup();
    if (!opening || opening.body.length < 4) return null;
    const code = opening.body.readInt32BE(0);
    if (code === SSL_REQUEST || code === GSSENC_REQUEST) {
      socket.write('N');
      continue;
    }
    if (code === CANCEL_REQUEST) return null;
    if (code >>> 16 === PROTOCOL_3) return opening;
    throw new ConnectionError('0A000', 'Only version 3 of the protocol is spoken here');
  }
}

/** The startup message is a list of names and values after the version. */
function parameterOf({body}: FrontendMessage, name: string): string {
  const words = body.toString('utf8', 4).split('\0');
  for (let index = 0; index + 1 < words.length; index += 2) {
    if (words[index] === name) return words[index + 1] ?? '';
  }
  return '';
}

function cString(body: Buffer): string {
  const end = body.indexOf(0);
  return body.toString('utf8', 0, end < 0 ? body.length : end);
}
