import {respondWithFaults} from '../control/respond-with-faults';
import type {Faults} from '../control/faults';
import {type Handler, methodNotAllowed} from '../http';
import {type MailError, parseMailPayload, toList} from './mail-payload';
import type {Mail, MailStore} from './mail-store';

/** The only valid API key. It is no secret: the backend accepts connections from this machine only. */
export const MAIL_API_KEY = 're_embedded_backend';

const MAIL_PATH = /^\/emails\/([^/]+)$/;
const MAX_KEY_LENGTH = 256;

/**
 * Resend's HTTP API: `POST /emails` accepts a mail, `GET /emails/{id}` returns it. Nothing leaves the machine; the
 * mails are shown in the mailbox. Faults of the target `mail` apply to both.
 * https://resend.com/docs/api-reference/emails
 */
export function createMailHandler({mails, faults}: {mails: MailStore; faults: Faults}): Handler {
  const handle: Handler = async (request) => {
    const {pathname} = new URL(request.url);
    const id = MAIL_PATH.exec(pathname)?.[1];
    if (id === undefined && pathname !== '/emails') return refuse(NOT_FOUND);
    const unauthorized = checkKey(request.headers.get('authorization'));
    if (unauthorized) return refuse(unauthorized);
    if (id === undefined) {
      return request.method === 'POST' ? take(mails, request) : methodNotAllowed('POST');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD');
    const mail = await mails.find(id);
    return mail ? Response.json(toResendMail(mail)) : refuse(NOT_FOUND);
  };
  return (request) => respondWithFaults(faults.take(['mail']), () => handle(request));
}

/** A mail with Resend's field names. */
export function toResendMail({id, payload, takenAt}: Mail) {
  const {from, to, subject, html, text, cc, bcc, reply_to, headers, tags} = payload;
  return {
    object: 'email',
    id,
    from,
    to: toList(to),
    subject,
    html: html ?? null,
    text: text ?? null,
    cc: toList(cc),
    bcc: toList(bcc),
    reply_to: toList(reply_to),
    headers: headers ?? {},
    tags: tags ?? [],
    created_at: takenAt.toISOString(),
    scheduled_at: null,
    last_event: 'delivered',
  };
}

async function take(mails: MailStore, request: Request): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  if (key !== null && (key === '' || key.length > MAX_KEY_LENGTH)) return refuse(INVALID_KEY);
  const parsed = parseMailPayload(await request.text());
  if (!parsed.ok) return refuse(parsed.refusal);
  const id = await mails.take(parsed.payload, key);
  return id === null ? refuse(KEY_OF_ANOTHER) : Response.json({id});
}

function checkKey(authorization: string | null): MailError | null {
  const key = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (key === MAIL_API_KEY) return null;
  return key === undefined
    ? {
        statusCode: 401,
        name: 'missing_api_key',
        message: 'Missing API key in the authorization header.',
      }
    : {statusCode: 403, name: 'invalid_api_key', message: 'API key is invalid.'};
}

const NOT_FOUND: MailError = {statusCode: 404, name: 'not_found', message: 'Email not found'};
const INVALID_KEY: MailError = {
  statusCode: 400,
  name: 'invalid_idempotency_key',
  message: 'The key must be between 1-256 chars.',
};
const KEY_OF_ANOTHER: MailError = {
  statusCode: 409,
  name: 'invalid_idempotent_request',
  message: 'Same idempotency key used with a different request payload.',
};

function refuse(refusal: MailError): Response {
  return Response.json(refusal, {status: refusal.statusCode});
}
