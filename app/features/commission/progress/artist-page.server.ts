import type {AppLoadContext} from '@shopify/remix-oxygen';
import {progressFormSchema, progressReplySchema} from '#contracts/commission-progress';
import {callFunction} from '~/lib/backend/functions.server';
import {respondPrivate} from '~/lib/backend/private-page.server';
import {answerCall, answerFailure, type FormAnswer} from '~/lib/forms/form-response.server';
import {invalid, submissionFailed, type FormResult, type FormValues} from '~/lib/forms/form-result';
import {imagesNotice} from '../image-messages';
import {readCommissionPost} from '../read-post.server';

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
  const {artist} = words.commissionProgress;
  const failure = artist.notSent;
  const schema = progressFormSchema(words.shared);
  // Checked before a picture is stored.
  const known = await callProgress(context, {intent: 'read', token});
  const post = await readCommissionPost(
    request,
    context,
    (fields) => known.ok && schema.safeParse(fields).success,
  );
  if (!known.ok) {
    const answer = answerFailure(words, known, failure, post?.fields ?? {});
    // Without a new `postId`, which would empty the file field: no picture has been stored.
    return {...answer, result: {...answer.result, imageUrls: post?.imageUrls}};
  }
  const refuse = (reason: string, values: FormValues): FormAnswer => ({
    status: 400,
    result: submissionFailed(words, failure, reason, values),
  });
  if (!post) return refuse(words.commission.unreadable, {});
  const {fields: values, imageUrls, failedImages} = post;
  if (values.intent === 'close') {
    const {note, acceptsUnpaid} = values;
    const result = await callProgress(context, {intent: 'close', token, note, acceptsUnpaid});
    return answerCall(words, result, {success: artist.close.done, failure, values});
  }

  const form = schema.safeParse(values);
  if (!form.success) {
    return withImages({status: 400, result: invalid(words, form.error, values)}, imageUrls);
  }
  // The email to the buyer leaves at once, so a missing picture stops it.
  const missing = imagesNotice(words, {failedImages});
  if (missing) {
    const sentences = [missing.title, missing.description, artist.goWithout];
    return withImages(refuse(sentences.filter(Boolean).join('. '), values), imageUrls);
  }
  // The function parses the same text.
  const result = await callProgress(context, {...values, intent: 'move', token, imageUrls});
  const success = {
    title: artist.moved(words.shared.stages[form.data.stage].label),
    description: artist.buyerIsTold(known.reply.progress.name),
  };
  const answer = answerCall(words, result, {success, failure, values});
  return withImages(answer, result.ok ? [] : imageUrls);
}

function withImages(answer: FormAnswer, imageUrls: string[]): FormAnswer<ArtistPost> {
  return {...answer, result: {...answer.result, imageUrls, postId: crypto.randomUUID()}};
}
