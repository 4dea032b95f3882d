import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {commissionFormSchema} from '#contracts/commission';
import {HONEYPOT_FIELD} from '#contracts/fields';
import {POLICIES_UPDATED} from '~/content/policies';
import {respond, respondInvalid, submitForm} from '~/lib/forms/form-response.server';
import {submissionFailed, type FormResult, type FormValues} from '~/lib/forms/form-result';
import type {ShopWords} from '~/words';
import {loadCommissions} from './load-commissions';
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

/** Handles a posted commission form, with the images of a post without JavaScript, and returns the response. */
export async function submitCommission(request: Request, context: AppLoadContext) {
  const {words} = context;
  const post = await readCommissionPost(request, context, (fields) => isAcceptable(words, fields));
  if (!post)
    return respond(
      submissionFailed(words, words.commission.failed, words.commission.unreadable, {}),
      400,
    );

  const {fields, imageUrls} = post;
  const form = commissionFormSchema(words.shared).safeParse(fields);
  if (!form.success) return withImages(respondInvalid(words, form.error, fields), post);

  const {desk} = await loadCommissions(context);
  const body = {
    ...form.data,
    imageUrls,
    // The artist may have closed commissions while the visitor filled in the form.
    ...(desk && desk.state !== 'open' && {isWaitingList: true}),
    termsVersion: POLICIES_UPDATED,
  };
  const {received: success, failed: failure} = words.commission;
  const response = await submitForm(context, 'commission-form-submit', body, {
    success,
    failure,
    values: fields,
  });
  return withImages(response, post);
}

/** Bots and invalid forms must not fill the bucket. */
function isAcceptable(words: ShopWords, fields: FormValues): boolean {
  return !fields[HONEYPOT_FIELD] && commissionFormSchema(words.shared).safeParse(fields).success;
}

/** Adds the stored images to the result, so that a retry doesn't have to upload them again. */
function withImages(
  {data: result, init}: ReturnType<typeof respond>,
  {imageUrls, failedImages, skippedFiles}: CommissionPost,
) {
  const images = {
    imageUrls: result.ok ? [] : imageUrls,
    failedImages,
    hasLostFiles: skippedFiles > 0,
  };
  return data<CommissionResult>({...result, ...images}, init ?? undefined);
}
