import type {AppLoadContext} from '@shopify/remix-oxygen';
import {holdReplySchema} from '#contracts/hold';
import {callFunction} from '~/lib/backend/functions.server';
import {respondPrivate} from '~/lib/backend/private-page.server';
import {answerCall, type FormAnswer} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import type {Notice} from '~/lib/notice';

function callHoldPage(context: AppLoadContext, body: object) {
  return callFunction(context, 'hold-page', {
    body: {...body, language: context.words.language.code},
    schema: holdReplySchema,
    // An invalid field, and an outdated page.
    expected: [400, 409],
  });
}

/** Loads a hold by the token of a link in an email. Changes nothing, because mail scanners open links. */
export async function loadHold(context: AppLoadContext, token: string) {
  const {instant} = context.words.hold;
  return respondPrivate(await callHoldPage(context, {intent: 'read', token}), ({hold, artist}) => ({
    hold,
    artist,
    // Formatted here, because a browser's version of `Intl` may write another text than the server's.
    until: hold.endsAt && instant(new Date(hold.endsAt)),
  }));
}

/** Handles a post from the buyer's or the artist's page. The function checks who may do what. */
export async function postHold(
  request: Request,
  context: AppLoadContext,
  token: string,
): Promise<FormAnswer> {
  const {words} = context;
  const values = await readForm(request);
  const result = await callHoldPage(context, {...values, token});
  const done: Record<string, Notice> = {
    confirm: words.hold.confirmed,
    accept: words.hold.overTime.accepted,
  };
  return answerCall(words, result, {
    success: done[values.intent ?? ''] ?? words.hold.artist.done,
    failure: words.hold.artist.failed,
    values,
  });
}
