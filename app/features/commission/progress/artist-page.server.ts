import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {progressFormSchema, progressReplySchema} from '#contracts/commission-progress';
import {firstIssue} from '#contracts/first-issue';
import {callFunction} from '~/lib/backend/functions.server';
import {
  invalidPost,
  respondPrivate,
  respondToFailedPost,
  respondToPost,
  type PrivatePost,
} from '~/lib/backend/private-page.server';
import {imagesNotice} from '../image-messages';
import {readCommissionPost} from '../read-post.server';

/** The result of the artist's post. */
export interface ArtistPost extends PrivatePost {
  /** The stored pictures, after a failure. */
  imageUrls?: string[];
  /** New for each update, which resets its form. */
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
  const schema = progressFormSchema(words.shared);
  // Checked before a picture is stored.
  const known = await ask(context, {intent: 'read', token});
  if (!known.ok) return respondToFailedPost(words, artist.notSent, known, {});
  const post = await readCommissionPost(
    request,
    context,
    (fields) => schema.safeParse(fields).success,
  );
  if (!post) {
    return respondToFailedPost(words, artist.notSent, invalidPost(words.commission.unreadable), {});
  }
  const {fields: values, imageUrls, failedImages} = post;
  if (values.intent === 'close') {
    const result = await ask(context, {intent: 'close', token, note: values.note});
    return result.ok
      ? respondToPost(artist.close.done)
      : respondToFailedPost(words, artist.notSent, result, values);
  }

  const failed = (failure: Parameters<typeof respondToFailedPost>[2]) =>
    withImages(respondToFailedPost(words, artist.notSent, failure, values), imageUrls);
  const form = schema.safeParse(values);
  if (!form.success) return failed(invalidPost(firstIssue(form.error).message));
  // The email to the buyer leaves at once, so a missing picture stops it.
  const missing = imagesNotice(words, {failedImages});
  if (missing) {
    const said = [missing.title, missing.description, artist.goWithout];
    return failed(invalidPost(said.filter(Boolean).join('. ')));
  }
  // The function parses the same text.
  const result = await ask(context, {...values, intent: 'move', token, imageUrls});
  if (!result.ok) return failed(result);
  const moved = respondToPost({
    title: artist.moved(words.shared.stages[form.data.stage].label),
    description: artist.buyerIsTold(known.reply.progress.name),
  });
  return withImages(moved, []);
}

function withImages({data: post, init}: ReturnType<typeof respondToPost>, imageUrls: string[]) {
  return data<ArtistPost>({...post, imageUrls, postId: crypto.randomUUID()}, init ?? undefined);
}
