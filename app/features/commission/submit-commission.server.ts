import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {commissionFormSchema} from '#contracts/commission';
import {firstIssue} from '#contracts/first-issue';
import {HONEYPOT_FIELD} from '#contracts/honeypot-field';
import {invokeFunction} from '~/lib/backend/functions.server';
import {respond, respondInvalid, respondToOutcome} from '~/lib/forms/form-response.server';
import {failureNotice, type FormValues} from '~/lib/forms/form-result';
import {MultipartError} from '~/lib/forms/multipart.server';
import type {CommissionResult} from './commission-result';
import {REQUEST_FAILED, REQUEST_RECEIVED} from './messages';
import {logFailure} from '~/lib/observability/log';
import {BodyTooLargeError} from '~/lib/requests/body-limit';
import {readCommissionPost, type CommissionPost} from './read-post.server';

/** Takes a posted commission form, with its images where no script sent them before, and responds with what came of it. */
export async function submitCommission(request: Request, context: AppLoadContext) {
  let post: CommissionPost;
  try {
    post = await readCommissionPost(request, context, isAcceptable);
  } catch (error) {
    if (!(error instanceof MultipartError || error instanceof BodyTooLargeError)) throw error;
    logFailure('posted commission form', error, context.watch.id);
    return unreadable();
  }

  const {fields, imageUrls} = post;
  const form = commissionFormSchema.safeParse(fields);
  if (!form.success) return withImages(respondInvalid(firstIssue(form.error), fields), post);

  const outcome = await invokeFunction(context, 'commission-form-submit', {
    ...form.data,
    imageUrls,
    [HONEYPOT_FIELD]: fields[HONEYPOT_FIELD],
    elapsedMs: fields.elapsedMs,
  });
  const words = {success: REQUEST_RECEIVED, failure: REQUEST_FAILED, values: fields};
  return withImages(respondToOutcome(outcome, words), post);
}

/** Robots and forms that are refused anyway fill no bucket. */
function isAcceptable(fields: FormValues): boolean {
  return !fields[HONEYPOT_FIELD] && commissionFormSchema.safeParse(fields).success;
}

type FormResponse = ReturnType<typeof respondInvalid>;

/** Adds what came of the images, so that a second try need not send them again. */
function withImages(
  {data: result, init}: FormResponse,
  {imageUrls, failedImages, unreadFiles}: CommissionPost,
) {
  const images = {
    imageUrls: result.ok ? [] : imageUrls,
    failedImages,
    hasLostFiles: unreadFiles > 0,
  };
  return data<CommissionResult>({...result, ...images}, init ?? undefined);
}

function unreadable(): FormResponse {
  const notice = failureNotice(REQUEST_FAILED, 'The form could not be read. Please try again');
  return respond({ok: false, notice, field: null, values: {}}, 400);
}
