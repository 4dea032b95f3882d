import {contactRequestSchema, type ContactForm} from '../_shared/contracts/contact.ts';
import type {LanguageCode} from '../_shared/contracts/languages.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http/http.ts';
import {localShopUrl} from '../_shared/languages.ts';
import {contactMailToArtist, contactMailToVisitor} from '../_shared/mails/contact.ts';
import type {Visit} from '../_shared/contracts/visit.ts';
import type {Work} from '../_shared/contracts/work.ts';
import {readVisitor} from '../_shared/http/visitor.ts';
import type {OutgoingMail} from '../_shared/outbox/outbox.ts';
import type {Queryable} from '../_shared/database.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {reserveId} from '../_shared/forms/repeated-post.ts';
import {
  type FormRules,
  processSubmission,
  type StoredSubmission,
} from '../_shared/forms/submission.ts';
import {shopWork} from '../_shared/shop-work.ts';

const RULES: FormRules = {
  form: 'contact',
  minimumMs: 2000,
  limits: {perMailbox: 5, perNetwork: 30},
};

/** `contact-form-submit`: stores the message, emails it to the artist, and confirms it to the visitor. */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(contactRequestSchema, async (body, request) => {
    const {website, elapsedMs, language, work: given, visit: asked, ...form} = body;
    const {address, isFromShop} = await readVisitor(request, context);
    const work = shopWork(given, isFromShop, context);
    // Only the shop's server knows the exhibitions.
    const visit = isFromShop ? asked : null;
    const sender = {email: form.email, address, guard: {website, elapsedMs}};
    return processSubmission(context, RULES, sender, (transaction) =>
      storeMessage(transaction, context, form, {work, visit, language}),
    );
  });
}

async function storeMessage(
  transaction: Queryable,
  {now, shopUrl}: FunctionContext,
  form: ContactForm,
  {work, visit, language}: {work: Work | null; visit?: Visit | null; language: LanguageCode},
): Promise<StoredSubmission> {
  const {name, email, subject, message} = form;
  const receivedAt = now();
  const {id, isNew} = await reserveId(
    transaction,
    RULES.form,
    [name, email, subject, message],
    receivedAt,
  );
  if (!isNew) return {id, isNew, mails: []};
  await transaction.query(
    `insert into public.contact_messages (id, name, email, subject, message, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, name, email, subject, message, language, receivedAt.toISOString()],
  );
  const mails: OutgoingMail[] = [
    {
      key: `contact:${id}:artist`,
      kind: 'artist',
      mail: contactMailToArtist({...form, id, receivedAt, work, visit, language, shopUrl}),
    },
    {
      key: `contact:${id}:visitor`,
      kind: 'receipt',
      mail: contactMailToVisitor({
        email,
        work,
        visit,
        language,
        shopUrl: localShopUrl(shopUrl, language),
      }),
    },
  ];
  return {id, isNew, mails};
}
