import type {Answer} from '../contracts/commission-stages.ts';
import {SITE} from '../contracts/site.ts';
import type {Mail} from './mail.ts';
import {button, note as smallPrint, paragraph, quotation} from './blocks.ts';
import {preventThreading} from './headers.ts';
import {composeMail} from './layout.ts';
import {replyButton} from './reply.ts';

interface BuyersAnswer {
  id: string;
  name: string;
  email: string;
  /** The request's subject. */
  subject: string;
  answer: Answer;
  note: string | null;
  /** The page on which the artist updates the commission; null once it's closed. */
  progressUrl: string | null;
}

const SAID: Readonly<Record<Answer, {title: string; text: (name: string) => string}>> = {
  approve: {
    title: 'Sketch approved',
    text: (name) => `${name} approved the sketch. Next comes the deposit.`,
  },
  accept: {
    title: 'Price accepted',
    text: (name) =>
      `${name} accepted your price. Shopify’s invoice for the deposit is on their page. The commission moves to Painting once it’s paid.`,
  },
  change: {
    title: 'A change to the sketch',
    text: (name) => `${name} would like the sketch changed:`,
  },
  cancel: {
    title: 'Commission cancelled',
    text: (name) =>
      `${name} cancelled the commission, and it’s closed. If they’ve paid a deposit, email them to settle it.`,
  },
};

/** An email to the artist with the buyer's answer. A reply goes to the buyer. */
export function commissionAnswerMail({
  id,
  name,
  email,
  subject,
  answer,
  note,
  progressUrl,
}: BuyersAnswer): Mail {
  const {title, text} = SAID[answer];
  return composeMail({
    to: SITE.email,
    replyTo: email,
    headers: preventThreading(id),
    subject: `${title}: ${subject}`,
    preview: note ?? text(name),
    kicker: title,
    title: subject,
    blocks: [
      paragraph(text(name)),
      note ? quotation(note) : null,
      progressUrl ? button('Open the commission', progressUrl) : null,
      replyButton({name, email, subject}),
    ],
    footer: [smallPrint('Sent from the buyer’s commission page')],
  });
}
