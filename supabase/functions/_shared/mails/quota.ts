import {SITE} from '../contracts/site.ts';
import type {Mail} from './mail.ts';
import {note, paragraph} from './blocks.ts';
import {composeMail} from './layout.ts';

interface Quota {
  /** The number of emails in the last 24 hours. */
  spent: number;
  /** `MAILS_PER_DAY`. */
  mailsPerDay: number;
}

/** An email to the artist that the day's email quota is nearly used up. */
export function quotaMail({spent, mailsPerDay}: Quota): Mail {
  return composeMail({
    to: SITE.email,
    subject: 'Some emails to visitors are delayed',
    preview: `${spent} of ${mailsPerDay} emails were sent in the past 24 hours.`,
    title: 'Some emails to visitors are delayed',
    blocks: [
      paragraph(`Hello ${SITE.artist.firstName},`),
      paragraph(
        `The shop has sent ${spent} of the ${mailsPerDay} emails it can send in a day. The rest are kept for orders, certificates, commissions and what you need to read.`,
      ),
      paragraph(
        'Emails that confirm a sign-up wait for up to a day, and receipts for messages for up to six hours; after that they aren’t sent. Every message, request and sign-up is saved.',
      ),
      paragraph(
        'If this many people really wrote to you today, upgrade your email service’s plan, and ask your developer to raise the limit (MAILS_PER_DAY). If not, someone is filling your forms with spam. There’s nothing you need to do: it doesn’t affect your orders.',
      ),
    ],
    footer: [note('You get this email no more than once a day.')],
  });
}
