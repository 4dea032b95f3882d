import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {
  progressFormSchema,
  progressReplySchema,
  type ArtistProgress,
} from '#contracts/commission-progress';
import {firstIssue} from '#contracts/first-issue';
import {callFunction, type FunctionResult} from '~/lib/backend/functions.server';
import {respondPrivate} from '~/lib/backend/private-page.server';
import {failureNotice, type FormValues} from '~/lib/forms/form-result';
import type {Notice} from '~/lib/notice';
import {PRIVATE_HEADERS} from '~/lib/requests/private-pages';
import type {ShopWords} from '~/words';
import {imagesNotice} from '../image-messages';
import {readCommissionPost} from '../read-post.server';

/** The data of the artist's page after a post. */
export interface ProgressResult {
  ok: boolean;
  notice: Notice;
  /** The new progress; null once the request is closed, or when the link is unknown. Missing when the response never arrived. */
  progress?: ArtistProgress | null;
  /** The entered text and the stored pictures, after a failure. */
  typed?: {fields: FormValues; imageUrls: string[]};
  /** New for each post, which resets the form. Missing when the response never arrived. */
  postId?: string;
}

type FunctionReply = FunctionResult<{progress: ArtistProgress | null}>;

function ask(context: AppLoadContext, body: Record<string, unknown>): Promise<FunctionReply> {
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
  // Checked before a picture is stored. If that fails, the artist's page shows the current progress.
  const known = await ask(context, {intent: 'read', token});
  if (!known.ok) return respondRejected(words, known, {progress: null});
  const {progress} = known.reply;
  const post = await readCommissionPost(
    request,
    context,
    (fields) => progressFormSchema(words.shared).safeParse(fields).success,
  );
  if (!post) return respondFailed(words, words.commissionProgress.artist.unreadable, {progress});
  const {fields, imageUrls, failedImages} = post;
  if (fields.intent === 'close') {
    const result = await ask(context, {intent: 'close', token, note: fields.note});
    if (!result.ok) return respondRejected(words, result, {progress});
    return respond({ok: true, notice: words.commissionProgress.artist.close.done, progress: null});
  }

  const before = {progress, typed: {fields, imageUrls}};
  const form = progressFormSchema(words.shared).safeParse(fields);
  if (!form.success) return respondFailed(words, firstIssue(form.error).message, before);
  // The email to the buyer leaves at once, so a missing picture stops it.
  const missing = imagesNotice(words, {failedImages});
  if (missing) {
    const said = [missing.title, missing.description, words.commissionProgress.artist.goWithout];
    return respondFailed(words, said.filter(Boolean).join('. '), before);
  }
  // The function parses the same text.
  const result = await ask(context, {...fields, intent: 'move', token, imageUrls});
  if (!result.ok) return respondRejected(words, result, before);
  return respond({
    ok: true,
    notice: {
      title: words.commissionProgress.artist.moved(words.shared.stages[form.data.stage].label),
      description: words.commissionProgress.artist.buyerIsTold(
        progress?.name ?? words.commissionProgress.artist.someBuyer,
      ),
    },
    progress: result.reply.progress,
  });
}

type Before = Pick<ProgressResult, 'progress' | 'typed'>;

function respondFailed(words: ShopWords, message: string | null, before: Before, status = 400) {
  const notice = failureNotice(words, words.commissionProgress.artist.notSent, message);
  return respond({ok: false, notice, ...before}, status);
}

function respondRejected(
  words: ShopWords,
  {message, rejection}: FunctionReply & {ok: false},
  before: Before,
) {
  return respondFailed(words, message, before, rejection?.status ?? 502);
}

function respond(result: Omit<ProgressResult, 'postId'>, status = 200) {
  const postId = crypto.randomUUID();
  return data<ProgressResult>({...result, postId}, {status, headers: PRIVATE_HEADERS});
}
