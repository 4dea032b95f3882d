import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {functionSuccessSchema} from '#contracts/reply';
import {callFunction} from '~/lib/backend/functions.server';
import {linkFailure} from '~/lib/backend/private-page.server';
import {readForm} from '~/lib/forms/read-form.server';
import {PRIVATE_HEADERS} from '~/lib/requests/private-pages';

/** The parameter with the token of a wait for a sold-out size. Its confirmation page has its own texts. */
const WAIT_PARAMETER = 'wait';

/** The result of following a link in an email, or of choosing a topic on its page. */
export type LinkOutcome = 'done' | 'chosen' | 'unknown' | 'failed';

/**
 * Loads the page with the button. Changes nothing, because mail scanners follow links before anyone reads the email.
 */
export function loadLink(request: Request) {
  const {searchParams} = new URL(request.url);
  return data(
    {hasToken: readToken(request) !== null, isWait: searchParams.has(WAIT_PARAMETER)},
    {headers: PRIVATE_HEADERS},
  );
}

/**
 * Calls the function of an email's link. The token is in the URL; the body may have a topic. A 502 makes a mail
 * provider's one-click request (RFC 8058) retry; an unknown token is final.
 */
export async function followLink(
  context: AppLoadContext,
  name: 'newsletter-confirm' | 'newsletter-unsubscribe',
  request: Request,
) {
  const token = readToken(request);
  if (!token) return respond('unknown', {status: 404, headers: PRIVATE_HEADERS});
  const undo = new URL(request.url).searchParams.has('undo');
  const {topic} = await readForm(request);
  const result = await callFunction(context, name, {
    body: {token, ...(undo && {undo}), ...(topic && {topic})},
    schema: functionSuccessSchema,
  });
  if (result.ok) return respond(topic ? 'chosen' : 'done', {headers: PRIVATE_HEADERS});
  const {failure, init} = linkFailure(result);
  return respond(failure, init);
}

function respond(outcome: LinkOutcome, init: ResponseInit) {
  return data({outcome}, init);
}

function readToken(request: Request): string | null {
  const {searchParams} = new URL(request.url);
  return searchParams.get('token') ?? searchParams.get(WAIT_PARAMETER);
}
