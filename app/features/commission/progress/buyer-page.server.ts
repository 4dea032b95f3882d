import type {AppLoadContext} from '@shopify/remix-oxygen';
import {answerFormSchema, statusReplySchema} from '#contracts/commission-progress';
import {callFunction} from '~/lib/backend/functions.server';
import {respondPrivate} from '~/lib/backend/private-page.server';
import {answerCall, type FormAnswer} from '~/lib/forms/form-response.server';
import {invalid} from '~/lib/forms/form-result';
import {readForm} from '~/lib/forms/read-form.server';

function callStatus(context: AppLoadContext, body: object) {
  return callFunction(context, 'commission-status', {
    body: {language: context.words.language.code, ...body},
    schema: statusReplySchema,
    // An outdated page.
    expected: [409],
  });
}

/** Loads the progress of a painting by the token of a link in the buyer's email. */
export async function loadStatus(context: AppLoadContext, token: string) {
  return respondPrivate(await callStatus(context, {token}), ({progress}) => progress);
}

/** Handles the buyer's answer to a commission. */
export async function postAnswer(
  request: Request,
  context: AppLoadContext,
  token: string,
): Promise<FormAnswer> {
  const {words} = context;
  const {answers} = words.commissionProgress;
  const values = await readForm(request);
  const form = answerFormSchema(words.shared).safeParse(values);
  if (!form.success) return {status: 400, result: invalid(words, form.error, values)};
  const result = await callStatus(context, {token, answer: form.data});
  return answerCall(words, result, {
    success: answers[form.data.intent].done,
    failure: answers.failed,
    values,
  });
}
