import type {AppLoadContext} from '@shopify/remix-oxygen';
import {ARTIST_ACTIONS, holdReplySchema, type ArtistAction, type HoldReply} from '#contracts/hold';
import {firstIssue} from '#contracts/first-issue';
import {callFunction, type FunctionResult} from '~/lib/backend/functions.server';
import {
  respondPrivate,
  respondToPrivatePost,
  type PrivatePost,
} from '~/lib/backend/private-page.server';
import {failureNotice, type FormValues} from '~/lib/forms/form-result';
import {readForm} from '~/lib/forms/read-form.server';
import type {Notice} from '~/lib/notice';

function ask(context: AppLoadContext, body: object): Promise<FunctionResult<HoldReply>> {
  return callFunction(context, 'hold-page', {
    body: {language: context.words.language.code, ...body},
    schema: holdReplySchema,
    // An outdated page.
    expected: [409],
    isLookUp: true,
  });
}

/** Loads a hold by the token of a link in an email. Changes nothing, because mail scanners open links. */
export async function loadHold(context: AppLoadContext, token: string) {
  return respondPrivate(await ask(context, {intent: 'read', token}), (reply) => reply);
}

/** Handles the buyer's post: confirms the request, or accepts a plan. */
export async function postAsBuyer(request: Request, context: AppLoadContext, token: string) {
  const {hold} = context.words;
  const {intent, version, count} = await readForm(request);
  const result = await ask(
    context,
    intent === 'accept' ? {intent, token, version, count} : {intent: 'confirm', token},
  );
  const success = intent === 'accept' ? hold.overTime.accepted : hold.confirmed;
  return respondToPost(context, result, success, {});
}

/** Handles the artist's post. */
export async function postAsArtist(request: Request, context: AppLoadContext, token: string) {
  const {hold} = context.words;
  const values = await readForm(request);
  const {intent = '', version} = values;
  if (!isAction(intent)) return respondFailed(context, null, values, 400);
  const form = ARTIST_ACTIONS[intent].safeParse(values);
  if (!form.success) return respondFailed(context, firstIssue(form.error).message, values, 400);
  // The function parses the same text.
  const result = await ask(context, {...values, intent, token, version});
  return respondToPost(context, result, hold.artist.done, values);
}

function isAction(intent: string): intent is ArtistAction {
  return Object.hasOwn(ARTIST_ACTIONS, intent);
}

function respondToPost(
  context: AppLoadContext,
  result: FunctionResult<HoldReply>,
  success: Notice,
  values: FormValues,
) {
  if (result.ok) return respond({ok: true, notice: success, content: result.reply});
  return respondFailed(context, result.message, values, result.rejection?.status ?? 502);
}

function respondFailed(
  {words}: AppLoadContext,
  message: string | null,
  values: FormValues,
  status: number,
) {
  const notice = failureNotice(words, words.hold.artist.failed, message);
  return respond({ok: false, notice, values}, status);
}

function respond(post: PrivatePost<HoldReply>, status?: number) {
  return respondToPrivatePost(post, status);
}
