import {
  commissionRequestSchema,
  type CommissionRequest,
  type ReferencedCommission,
} from '../_shared/contracts/commission.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http.ts';
import {commissionMailToArtist, commissionMailToVisitor} from '../_shared/mails/commission.ts';
import {visitorAddress} from '../_shared/network.ts';
import type {FunctionContext, Queryable} from '../_shared/ports.ts';
import {HttpError} from '../_shared/http-error.ts';
import {
  type FormRules,
  reserveId,
  type StoredSubmission,
  processSubmission,
} from '../_shared/submission.ts';
import {imageName, imagePath} from './reference-images.ts';

const RULES: FormRules = {
  form: 'commission',
  minimumMs: 3000,
  limits: {perMailbox: 5, perNetwork: 30},
};

/**
 * `commission-form-submit`: stores the request, mails it to the artist with its images, and confirms it to the visitor.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(
    {schema: commissionRequestSchema, shopUrl: context.shopUrl},
    async (body, request) => {
      const imagePaths = findImagePaths(body, context);
      const {website, elapsedMs, ...commission} = body;
      const sender = {
        email: commission.email,
        address: await visitorAddress(request, context),
        guard: {website, elapsedMs},
      };
      return processSubmission(context, RULES, sender, (transaction) =>
        storeRequest(transaction, context, commission, imagePaths),
      );
    },
  );
}

/** The artist and her mail client open the URLs of a request, so only those in our bucket are accepted. */
function findImagePaths({imageUrls}: CommissionRequest, {images}: FunctionContext): string[] {
  const paths = imageUrls.map((url) => imagePath(url, images.signedPrefix));
  if (paths.every((path) => path !== null)) return paths;
  const message = 'Only images uploaded with the form can be sent';
  throw new HttpError(400, 'invalid_field', message, {fields: {imageUrls: message}});
}

async function storeRequest(
  transaction: Queryable,
  {now, shopUrl}: FunctionContext,
  commission: ReferencedCommission,
  imagePaths: readonly string[],
): Promise<StoredSubmission> {
  const {name, email, phone, size, budget, subject, colors, deadline, message} = commission;
  const receivedAt = now();
  const fields = [name, email, phone, size, budget, subject, colors, deadline, message];
  // Without JavaScript a retry uploads the same files again, to other URLs.
  const content = [...fields, imagePaths.map(imageName)];
  const {id, isNew} = await reserveId(transaction, RULES.form, content, receivedAt);
  if (!isNew) return {id, isNew, mails: []};
  await transaction.query(
    `insert into public.commission_requests
       (id, name, email, phone, size, budget, subject, colors, deadline, message, image_urls, image_paths, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
       array(select jsonb_array_elements_text($11::text::jsonb)),
       array(select jsonb_array_elements_text($12::text::jsonb)), $13)`,
    [
      id,
      ...fields,
      JSON.stringify(commission.imageUrls),
      JSON.stringify(imagePaths),
      receivedAt.toISOString(),
    ],
  );
  const mails = [
    {key: `commission:${id}:artist`, mail: commissionMailToArtist({...commission, id, receivedAt})},
    {
      key: `commission:${id}:visitor`,
      mail: commissionMailToVisitor({email, size, budget, deadline, shopUrl}),
    },
  ];
  return {id, isNew, mails};
}
