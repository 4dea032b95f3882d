import {type Commission, commissionRequestSchema} from '../_shared/contracts/commission.ts';
import {dayAtTheStudio} from '../_shared/contracts/time/days.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http/http.ts';
import {localShopUrl} from '../_shared/languages.ts';
import {commissionMailToArtist, commissionMailToVisitor} from '../_shared/mails/commission.ts';
import {readVisitor} from '../_shared/http/visitor.ts';
import type {OutgoingMail} from '../_shared/outbox/outbox.ts';
import type {Queryable} from '../_shared/database.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {createPrivateLink} from '../_shared/private-links.ts';
import {imageName, signLastingUrls} from '../_shared/commissions/reference-images.ts';
import {reserveId} from '../_shared/forms/repeated-post.ts';
import {
  type FormRules,
  processSubmission,
  type StoredSubmission,
} from '../_shared/forms/submission.ts';

const RULES: FormRules = {
  form: 'commission',
  minimumMs: 3000,
  limits: {perMailbox: 5, perNetwork: 30},
};

/**
 * `commission-form-submit`: stores the request, emails it to the artist with its images, and confirms it to the
 * visitor.
 */
export function createHandler(context: FunctionContext): Handler {
  return (request) => {
    const schema = commissionRequestSchema(dayAtTheStudio(context.now()));
    return createSubmissionHandler(schema, async (body) => {
      const {website, elapsedMs, ...fields} = body;
      const {paths, imageUrls} = await signLastingUrls(body.imageUrls, context.images);
      const commission = {...fields, imageUrls};
      const {address} = await readVisitor(request, context);
      const sender = {email: commission.email, address, guard: {website, elapsedMs}};
      return processSubmission(context, RULES, sender, (transaction) =>
        storeCommission(transaction, context, commission, paths),
      );
    })(request);
  };
}

async function storeCommission(
  transaction: Queryable,
  context: FunctionContext,
  commission: Commission,
  paths: readonly string[],
): Promise<StoredSubmission> {
  const {name, email, phone, size, budget, subject, colors, deadline, message} = commission;
  const {isWaitingList, termsVersion, language} = commission;
  const receivedAt = context.now();
  const fields = [name, email, phone, size, budget, subject, colors, deadline, message];
  // Without JavaScript, a retry uploads the same files again, to other URLs.
  const content = [...fields, paths.map(imageName)];
  const {id, isNew} = await reserveId(transaction, RULES.form, content, receivedAt);
  if (!isNew) return {id, isNew, mails: []};
  await transaction.query(
    `insert into public.commission_requests
       (id, name, email, phone, size, budget, subject, colors, deadline, message, image_urls, image_paths,
        is_waiting_list, terms_version, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      id,
      ...fields,
      commission.imageUrls,
      paths,
      isWaitingList,
      termsVersion,
      language,
      receivedAt.toISOString(),
    ],
  );
  const progressUrl = await createPrivateLink(transaction, context, 'commission', {
    id,
    reader: 'artist',
  });
  const statusUrl = await createPrivateLink(transaction, context, 'commission', {
    id,
    reader: 'buyer',
    language,
  });
  const shopUrl = localShopUrl(context.shopUrl, language);
  const mails: OutgoingMail[] = [
    {
      key: `commission:${id}:artist`,
      kind: 'artist',
      mail: commissionMailToArtist({...commission, id, receivedAt, progressUrl}),
    },
    {
      key: `commission:${id}:visitor`,
      kind: 'request',
      mail: commissionMailToVisitor({...commission, statusUrl, shopUrl}),
    },
  ];
  return {id, isNew, mails};
}
