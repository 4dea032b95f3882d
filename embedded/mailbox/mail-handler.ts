import type {Faults} from '../control/faults';
import {type Handler, methodNotAllowed} from '../http';
import {type MailError, parseMailPayload} from './mail-payload';
import type {MailStore} from './mail-store';

/** The only valid API key. It isn't secret, because the backend accepts connections only from this machine. */
export const MAIL_API_KEY = 're_embedded_backend';

/**
 * The part of Resend's HTTP API that the functions use: `POST /emails` accepts an email. Nothing leaves the machine;
 * the mailbox shows the emails. Faults of the target `mail` apply.
 * https://resend.com/docs/api-reference/emails/send-email
 */
export function createMailHandler({mails, faults}: {mails: MailStore; faults: Faults}): Handler {
  const handle: Handler = async (request) => {
    if (new URL(request.url).pathname !== '/emails') return refuse(NOT_FOUND);
    if (request.headers.get('authorization') !== `Bearer ${MAIL_API_KEY}`) return refuse(WRONG_KEY);
    if (request.method !== 'POST') return methodNotAllowed('POST');
    const parsed = parseMailPayload(await request.text());
    if (!parsed.ok) return refuse(parsed.refusal);
    const id = await mails.take(parsed.payload, request.headers.get('idempotency-key'));
    return id === null ? refuse(KEY_OF_ANOTHER) : Response.json({id});
  };
  return (request) => faults.respond(['mail'], () => handle(request));
}

const NOT_FOUND: MailError = {statusCode: 404, name: 'not_found', message: 'Email not found'};
const WRONG_KEY: MailError = {
  statusCode: 403,
  name: 'invalid_api_key',
  message: 'API key is invalid.',
};
const KEY_OF_ANOTHER: MailError = {
  statusCode: 409,
  name: 'invalid_idempotent_request',
  message: 'Same idempotency key used with a different request payload.',
};

function refuse(refusal: MailError): Response {
  return Response.json(refusal, {status: refusal.statusCode});
}
