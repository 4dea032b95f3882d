import type {AppLoadContext} from '@shopify/remix-oxygen';
import {commissionFormSchema} from '#contracts/commission';
import {HONEYPOT_FIELD} from '#contracts/fields';
import {dayAtTheStudio} from '#contracts/time/days';
import {POLICIES_UPDATED} from '~/content/policies';
import {submitForm, type FormAnswer} from '~/lib/forms/form-response.server';
import {invalid, submissionFailed, type FormResult, type FormValues} from '~/lib/forms/form-result';
import {loadDesk} from './load-commissions';
import type {FailedImage} from './image-messages';
import {readCommissionPost, type CommissionPost} from './read-post.server';

/** The result of the commissions page's action, with the images of a post without JavaScript. */
export type CommissionResult = FormResult & {
  /** The images that weren't stored, and why. */
  failedImages?: FailedImage[];
  /** Signed URLs of images that are already stored, when the request itself was rejected. */
  imageUrls?: string[];
  /** The post had files that weren't stored. Browsers don't restore file fields. */
  hasLostFiles?: boolean;
};

/** Handles a posted commission form, with the images of a post without JavaScript. */
export async function submitCommission(
  request: Request,
  context: AppLoadContext,
): Promise<FormAnswer<CommissionResult>> {
  const {words} = context;
  const schema = commissionFormSchema(words.shared, dayAtTheStudio(context.nowMs));
  const {received: success, failed: failure, unreadable} = words.commission;
  // Bots and invalid forms must not fill the bucket.
  const isAcceptable = (fields: FormValues) =>
    !fields[HONEYPOT_FIELD] && schema.safeParse(fields).success;
  const post = await readCommissionPost(request, context, isAcceptable);
  if (!post) return {status: 400, result: submissionFailed(words, failure, unreadable, {})};

  const {fields, imageUrls} = post;
  const form = schema.safeParse(fields);
  if (!form.success) {
    return withImages({status: 400, result: invalid(words, form.error, fields)}, post);
  }

  const {desk, notice} = await loadDesk(context);
  const isOpen = desk ? desk.state === 'open' : !notice;
  const body = {
    ...form.data,
    imageUrls,
    // The artist may have closed commissions while the visitor filled in the form. While the storefront can't say, the
    // request waits, which promises less.
    ...(!isOpen && {isWaitingList: true}),
    termsVersion: POLICIES_UPDATED,
  };
  const answer = await submitForm(context, 'commission-form-submit', body, {
    success,
    failure,
    values: fields,
  });
  return withImages(answer, post);
}

/** Adds the stored images to the result, so that a retry doesn't have to upload them again. */
function withImages(
  answer: FormAnswer,
  {imageUrls, failedImages, skippedFiles}: CommissionPost,
): FormAnswer<CommissionResult> {
  const images = {
    imageUrls: answer.result.ok ? [] : imageUrls,
    failedImages,
    hasLostFiles: skippedFiles > 0,
  };
  return {...answer, result: {...answer.result, ...images}};
}
