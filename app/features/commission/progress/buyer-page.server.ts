import type {AppLoadContext} from '@shopify/remix-oxygen';
import {answerFormSchema, statusReplySchema, type Progress} from '#contracts/commission-progress';
import {firstIssue} from '#contracts/first-issue';
import {callFunction} from '~/lib/backend/functions.server';
import {
  respondPrivate,
  respondToPrivatePost,
  type PrivatePost,
} from '~/lib/backend/private-page.server';
import {failureNotice} from '~/lib/forms/form-result';
import {readForm} from '~/lib/forms/read-form.server';

function ask(context: AppLoadContext, body: object) {
  return callFunction(context, 'commission-status', {
    body: {language: context.words.language.code, ...body},
    schema: statusReplySchema,
    // An outdated page.
    expected: [409],
    isLookUp: true,
  });
}

/** Loads the progress of a painting by the token of a link in the buyer's email. */
export async function loadStatus(context: AppLoadContext, token: string) {
  return respondPrivate(await ask(context, {token}), ({progress}) => progress);
}

/** Handles the buyer's answer to a commission. */
export async function postAnswer(request: Request, context: AppLoadContext, token: string) {
  const {words} = context;
  const {answers} = words.commissionProgress;
  const values = await readForm(request);

  function respondFailed(message: string | null, status: number, content?: Progress) {
    const notice = failureNotice(words, answers.failed, message);
    return respondToPrivatePost<PrivatePost<Progress>>(
      {ok: false, notice, content, values},
      status,
    );
  }

  const form = answerFormSchema(words.shared).safeParse(values);
  if (!form.success) return respondFailed(firstIssue(form.error).message, 400);
  const result = await ask(context, {token, answer: form.data});
  if (!result.ok) {
    const status = result.rejection?.status ?? 502;
    const current = status === 409 ? await ask(context, {token}) : null;
    return respondFailed(
      result.message,
      status,
      (current?.ok && current.reply.progress) || undefined,
    );
  }
  return respondToPrivatePost<PrivatePost<Progress>>({
    ok: true,
    notice: answers[form.data.intent].done,
    content: result.reply.progress,
  });
}
