import {contactRequestSchema, type ContactForm} from '../_shared/contracts/contact.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http.ts';
import {contactMailToArtist, contactMailToVisitor} from '../_shared/mails/contact.ts';
import {visitorAddress} from '../_shared/network.ts';
import type {FunctionContext, Queryable} from '../_shared/ports.ts';
import {
  type FormRules,
  reserveId,
  type StoredSubmission,
  processSubmission,
} from '../_shared/submission.ts';

const RULES: FormRules = {
  form: 'contact',
  minimumMs: 2000,
  limits: {perMailbox: 5, perNetwork: 30},
};

/** `contact-form-submit`: stores the message, mails it to the artist, and confirms it to the visitor. */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(
    {schema: contactRequestSchema, shopUrl: context.shopUrl},
    async (body, request) => {
      const {name, email, subject, message, ...guard} = body;
      const sender = {email, address: await visitorAddress(request, context), guard};
      return processSubmission(context, RULES, sender, (transaction) =>
        storeMessage(transaction, context, {name, email, subject, message}),
      );
    },
  );
}

async function storeMessage(
  transaction: Queryable,
  {now, shopUrl}: FunctionContext,
  form: ContactForm,
): Promise<StoredSubmission> {
  const {name, email, subject, message} = form;
  const receivedAt = now();
  const content = [name, email, subject, message];
  const {id, isNew} = await reserveId(transaction, RULES.form, content, receivedAt);
  if (!isNew) return {id, isNew, mails: []};
  await transaction.query(
    `insert into public.contact_messages (id, name, email, subject, message, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, ...content, receivedAt.toISOString()],
  );
  const mails = [
    {key: `contact:${id}:artist`, mail: contactMailToArtist({...form, id, receivedAt})},
    {key: `contact:${id}:visitor`, mail: contactMailToVisitor({email, shopUrl})},
  ];
  return {id, isNew, mails};
}
