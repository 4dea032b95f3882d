import {SITE} from '../contracts/site.ts';
import type {Mail} from '../ports.ts';
import {note, paragraph} from './blocks.ts';
import {composeMail} from './layout.ts';

interface Quota {
  /** The mails of the last 24 hours. */
  spent: number;
  /** `MAILS_PER_DAY`. */
  mailsPerDay: number;
}

/** Tells the artist that the mails of a day are nearly spent. */
export function quotaMail({spent, mailsPerDay}: Quota): Mail {
  return composeMail({
    to: SITE.email,
    subject: 'Visitors’ emails have to wait',
    preview: `${spent} of ${mailsPerDay} emails left within 24 hours.`,
    title: 'Visitors’ emails have to wait',
    blocks: [
      paragraph(
        `${spent} of the shop’s ${mailsPerDay} emails of a day left within 24 hours. The rest is kept for orders, certificates, commissions, and what you have to read.`,
      ),
      paragraph(
        'Links that confirm a sign-up wait for at most a day, and notes that a message arrived for six hours; after that they are not sent. Every message, request and sign-up itself is stored.',
      ),
      paragraph(
        'If so many people really wrote to you today, raise the plan of your mail service, and MAILS_PER_DAY with it. If not, somebody is filling your forms: there is nothing to do, and it cannot stop your orders.',
      ),
    ],
    footer: [note('This email comes at most once a day.')],
  });
}
