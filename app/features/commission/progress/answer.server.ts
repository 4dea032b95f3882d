import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {answerFormSchema, statusReplySchema, type Progress} from '#contracts/commission-progress';
import {firstIssue} from '#contracts/first-issue';
import {callFunction} from '~/lib/backend/functions.server';
import {failureNotice, type FormValues} from '~/lib/forms/form-result';
import {readForm} from '~/lib/forms/read-form.server';
import type {Notice} from '~/lib/notice';
import {PRIVATE_HEADERS} from '~/lib/requests/private-pages';

/** The data of the buyer's page after an answer. */
export interface AnswerResult {
  ok: boolean;
  notice: Notice;
  /** The new progress; null leaves the page's progress unchanged. */
  progress?: Progress | null;
  /** Whether the request is closed, by this answer or before it. */
  isClosed?: boolean;
  /** The entered text, after a failure. */
  typed?: FormValues;
}

/** Handles the buyer's answer to a commission. */
export async function postAnswer(request: Request, context: AppLoadContext, token: string) {
  const {words} = context;
  const {answers} = words.commissionProgress;
  const typed = await readForm(request);

  function respondFailed(message: string | null, status: number, progress: Progress | null = null) {
    const notice = failureNotice(words, answers.failed, message);
    return respond({ok: false, notice, progress, isClosed: false, typed}, status);
  }

  const form = answerFormSchema(words.shared).safeParse(typed);
  if (!form.success) return respondFailed(firstIssue(form.error).message, 400);
  const send = (body: object) =>
    callFunction(context, 'commission-status', {
      body: {token, language: words.language.code, ...body},
      schema: statusReplySchema,
      expected: [409],
      isLookUp: true,
    });
  const result = await send({answer: form.data});
  if (result.ok) {
    const {progress} = result.reply;
    const {done} = answers[form.data.intent];
    return respond({ok: true, notice: done, progress, isClosed: progress === null}, 200);
  }
  const status = result.rejection?.status ?? 502;
  const current = status === 409 ? await send({}) : null;
  return respondFailed(result.message, status, current?.ok ? current.reply.progress : null);
}

function respond(result: AnswerResult, status: number) {
  return data(result, {status, headers: PRIVATE_HEADERS});
}
