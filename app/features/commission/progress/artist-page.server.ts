import type {AppLoadContext} from '@shopify/remix-oxygen';
import {progressFormSchema, progressReplySchema} from '#contracts/commission-progress';
import {callFunction} from '~/lib/backend/functions.server';
import {respondPrivate} from '~/lib/backend/private-page.server';
import {answerCall, answerFailure, type FormAnswer} from '~/lib/forms/form-response.server';
import {invalid, submissionFailed, type FormResult} from '~/lib/forms/form-result';
import {imagesNotice} from '../image-messages';
import {readCommissionPost, type CommissionPost} from '../read-post.server';

/** The result of the artist's post. */
export type ArtistPost = FormResult & {
  /** The stored pictures, after a failure. */
  imageUrls?: string[];
  /** New for each update, which resets its form. */
  postId?: string;
};

function callProgress(context: AppLoadContext, body: object) {
  return callFunction(context, 'commission-progress', {
    body,
    schema: progressReplySchema,
    // An invalid field, and an outdated page.
    expected: [400, 409],
  });
}

/**
 * Loads the progress of a painting by the token of a link in the artist's email. Changes nothing, because mail scanners
 * open links.
 */
export async function loadProgress(context: AppLoadContext, token: string) {
  return respondPrivate(
    await callProgress(context, {intent: 'read', token}),
    ({progress}) => progress,
  );
}

/** Handles the artist's post: moves the painting on, with a note and pictures, or closes the request. */
export async function postProgress(
  request: Request,
  context: AppLoadContext,
  token: string,
): Promise<FormAnswer<ArtistPost>> {
  const {words} = context;
  const {notSent: failure, close} = words.commissionProgress.artist;
  // Checked before a picture is stored.
  const known = await callProgress(context, {intent: 'read', token});
  const post = await readCommissionPost(
    request,
    context,
    (fields) => known.ok && progressFormSchema(words.shared).safeParse(fields).success,
  );
  if (!known.ok) {
    const answer = answerFailure(words, known, failure, post?.fields ?? {});
    // Without a new `postId`, which would empty the file field: no picture has been stored.
    return {...answer, result: {...answer.result, imageUrls: post?.imageUrls}};
  }
  if (!post) {
    const result = submissionFailed(words, failure, words.commission.unreadable, {});
    return {status: 400, result};
  }
  const {fields: values} = post;
  if (values.intent === 'close') {
    const {note, acceptsUnpaid} = values;
    const result = await callProgress(context, {intent: 'close', token, note, acceptsUnpaid});
    return answerCall(words, result, {success: close.done, failure, values});
  }
  const answer = await moveOn(context, token, post, known.reply.progress.name);
  const imageUrls = answer.result.ok ? [] : post.imageUrls;
  return {...answer, result: {...answer.result, imageUrls, postId: crypto.randomUUID()}};
}

/** Moves the painting on. `buyer` is the buyer's name. */
async function moveOn(
  context: AppLoadContext,
  token: string,
  {fields: values, imageUrls, failedImages}: CommissionPost,
  buyer: string,
): Promise<FormAnswer> {
  const {words} = context;
  const {notSent: failure, goWithout, moved, buyerIsTold} = words.commissionProgress.artist;
  const form = progressFormSchema(words.shared).safeParse(values);
  if (!form.success) return {status: 400, result: invalid(words, form.error, values)};
  // The email to the buyer leaves at once, so a missing picture stops it.
  const missing = imagesNotice(words, {failedImages});
  if (missing) {
    const sentences = [missing.title, missing.description, goWithout];
    const reason = sentences.filter(Boolean).join('. ');
    return {status: 400, result: submissionFailed(words, failure, reason, values)};
  }
  // The function parses the same text.
  const result = await callProgress(context, {...values, intent: 'move', token, imageUrls});
  const success = {
    title: moved(words.shared.stages[form.data.stage].label),
    description: buyerIsTold(buyer),
  };
  return answerCall(words, result, {success, failure, values});
}
