import type {AppLoadContext} from '@shopify/remix-oxygen';
import {
  progressFormSchema,
  progressReplySchema,
  type ArtistProgress,
} from '#contracts/commission-progress';
import {firstIssue} from '#contracts/first-issue';
import {callFunction} from '~/lib/backend/functions.server';
import {
  respondPrivate,
  respondToPrivatePost,
  type PrivatePost,
} from '~/lib/backend/private-page.server';
import {failureNotice} from '~/lib/forms/form-result';
import {imagesNotice} from '../image-messages';
import {readCommissionPost} from '../read-post.server';

/** The data of the artist's page after a post. */
export interface ArtistPost extends PrivatePost<ArtistProgress> {
  /** The stored pictures, after a failure. */
  imageUrls?: string[];
  /** New for each post, which resets the form. Missing when the response never arrived. */
  postId?: string;
}

function ask(context: AppLoadContext, body: object) {
  return callFunction(context, 'commission-progress', {body, schema: progressReplySchema});
}

/**
 * Loads the progress of a painting by the token of a link in the artist's email. Changes nothing, because mail scanners
 * open links.
 */
export async function loadProgress(context: AppLoadContext, token: string) {
  return respondPrivate(await ask(context, {intent: 'read', token}), ({progress}) => progress);
}

/** Handles the artist's post: moves the painting on, with a note and pictures, or closes the request. */
export async function postProgress(request: Request, context: AppLoadContext, token: string) {
  const {words} = context;
  const {artist} = words.commissionProgress;
  // Checked before a picture is stored. If that fails, the artist's page shows the current progress.
  const known = await ask(context, {intent: 'read', token});
  const progress = known.ok ? known.reply.progress : null;

  function respondFailed(message: string | null, entered?: Partial<ArtistPost>, status = 400) {
    const notice = failureNotice(words, artist.notSent, message);
    return respond({ok: false, notice, content: progress, ...entered}, status);
  }

  function respondRejected({message, rejection}: Rejected, entered?: Partial<ArtistPost>) {
    return respondFailed(message, entered, rejection?.status ?? 502);
  }

  if (!known.ok) return respondRejected(known);
  const post = await readCommissionPost(
    request,
    context,
    (fields) => progressFormSchema(words.shared).safeParse(fields).success,
  );
  if (!post) return respondFailed(words.commission.unreadable);
  const {fields: values, imageUrls, failedImages} = post;
  if (values.intent === 'close') {
    const result = await ask(context, {intent: 'close', token, note: values.note});
    if (!result.ok) return respondRejected(result, {values});
    return respond({ok: true, notice: artist.close.done, content: null});
  }

  const form = progressFormSchema(words.shared).safeParse(values);
  if (!form.success) return respondFailed(firstIssue(form.error).message, {values, imageUrls});
  // The email to the buyer leaves at once, so a missing picture stops it.
  const missing = imagesNotice(words, {failedImages});
  if (missing) {
    const said = [missing.title, missing.description, artist.goWithout];
    return respondFailed(said.filter(Boolean).join('. '), {values, imageUrls});
  }
  // The function parses the same text.
  const result = await ask(context, {...values, intent: 'move', token, imageUrls});
  if (!result.ok) return respondRejected(result, {values, imageUrls});
  return respond({
    ok: true,
    notice: {
      title: artist.moved(words.shared.stages[form.data.stage].label),
      description: artist.buyerIsTold(progress?.name ?? artist.someBuyer),
    },
    content: result.reply.progress,
  });
}

type Rejected = Awaited<ReturnType<typeof ask>> & {ok: false};

function respond(post: ArtistPost, status = 200) {
  return respondToPrivatePost({...post, postId: crypto.randomUUID()}, status);
}
