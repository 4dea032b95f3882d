import type {AppLoadContext} from '@shopify/remix-oxygen';
import {answerFormSchema, statusReplySchema} from '#contracts/commission-progress';
import {firstIssue} from '#contracts/first-issue';
import {callFunction} from '~/lib/backend/functions.server';
import {
  invalidPost,
  respondPrivate,
  respondToFailedPost,
  respondToPost,
} from '~/lib/backend/private-page.server';
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
  const form = answerFormSchema(words.shared).safeParse(values);
  if (!form.success) {
    const {message} = firstIssue(form.error);
    return respondToFailedPost(words, answers.failed, invalidPost(message), values);
  }
  const result = await ask(context, {token, answer: form.data});
  if (!result.ok) return respondToFailedPost(words, answers.failed, result, values);
  return respondToPost(answers[form.data.intent].done);
}
