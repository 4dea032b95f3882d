import type {Commission} from '../contracts/commission.ts';
import {STAGES} from '../contracts/commission-stages.ts';
import {WORDS} from '../contracts/words/by-language.ts';
import en from '../contracts/words/en.ts';
import {SITE} from '../contracts/site.ts';
import type {Mail} from './mail.ts';
import {
  type Block,
  button,
  facts,
  heading,
  links,
  note,
  paragraph,
  quotation,
  steps,
} from './blocks.ts';
import {formatDay, formatInstant, formatTimeUntil} from './dates.ts';
import {AUTO_REPLY_HEADERS, preventThreading} from './headers.ts';
import {composeMail, composeVisitorMail, type Reader} from './layout.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {pictures} from './pictures.ts';
import {replyButton, senderFacts, telephone} from './reply.ts';
import {picture} from './work.ts';

interface NewCommission extends Commission {
  id: string;
  receivedAt: Date;
  /** The page on which the artist updates the commission. */
  progressUrl: string;
}

/** A commission request with its images, to the artist. A reply goes to the visitor. */
export function commissionMailToArtist(commission: NewCommission): Mail {
  const {id, name, email, subject, message, imageUrls, receivedAt} = commission;
  const count = imageUrls.length;
  return composeMail({
    to: SITE.email,
    replyTo: email,
    headers: preventThreading(id),
    subject: `Commission: ${subject}`,
    preview: `${name}: ${en.sizes[commission.size]}, ${en.budgets[commission.budget]}, ${count} ${count === 1 ? 'image' : 'images'}`,
    kicker: `${name} would like a painting`,
    title: subject,
    blocks: [
      requestFacts(commission),
      quotation(message),
      replyButton({name, email, subject}),
      links(
        'When you reach a new stage, let the buyer know with one click',
        progressLinks(commission.progressUrl),
      ),
      imageUrls.length === 0
        ? paragraph('No reference images came with this request.')
        : pictures(imageUrls, (number) => `Reference image ${number} of ${count}`),
    ],
    footer: [note(`Sent ${formatInstant(receivedAt)} through the commission form`)],
  });
}

/** One link per remaining stage, because the artist uses the email until the painting ships. */
function progressLinks(progressUrl: string) {
  return STAGES.filter((stage) => stage !== 'received').map((stage) => ({
    label: en.stages[stage].label,
    href: `${progressUrl}?stage=${stage}`,
  }));
}

function requestFacts(commission: NewCommission): Block {
  const {phone, size, budget, deadline, colors, receivedAt, isWaitingList, termsVersion} =
    commission;
  return facts([
    isWaitingList && {label: 'Status', value: 'On the waiting list'},
    {label: 'Size', value: en.sizes[size]},
    {label: 'Budget', value: en.budgets[budget]},
    {
      label: 'Needed by',
      value: deadline
        ? `${formatDay(deadline)} (${formatTimeUntil(deadline, receivedAt)})`
        : 'No date given',
    },
    {label: 'Colours', value: colors ?? 'Not given'},
    ...senderFacts(commission),
    {label: 'Phone', value: phone ?? 'Not given', href: phone && telephone(phone)},
    termsVersion ? {label: 'Terms', value: `Version of ${formatDay(termsVersion)}`} : null,
  ]);
}

/** A picture of the studio, from the shop's own files. */
const STUDIO = {path: '/pictures/studio-1400.jpg', width: 1400, height: 1050};

interface Receipt
  extends Reader, Pick<Commission, 'size' | 'budget' | 'deadline' | 'isWaitingList'> {
  /** The page with the painting's progress. */
  statusUrl: string;
}

/**
 * Confirms the request to the visitor and describes the next steps. Repeats only selected options and dates, no typed
 * text: a form that sends a stranger's text to any address is a spam relay.
 */
export function commissionMailToVisitor(receipt: Receipt): Mail {
  const {size, budget, deadline, isWaitingList, statusUrl, language, shopUrl} = receipt;
  const {commission: words} = MAIL_WORDS[language];
  const {path, ...dimensions} = STUDIO;
  return composeVisitorMail(receipt, {
    headers: AUTO_REPLY_HEADERS,
    subject: words.title,
    preview: isWaitingList ? words.waitingPreview : words.preview,
    blocks: [
      paragraph(isWaitingList ? words.waitingThanks : words.thanks),
      isWaitingList && paragraph(words.waiting),
      // A file has the same URL in all languages.
      picture({url: new URL(path, shopUrl).href, alt: words.studio, ...dimensions}),
      facts(
        [
          {label: words.size, value: WORDS[language].sizes[size]},
          {label: words.budget, value: WORDS[language].budgets[budget]},
          {
            label: words.deadline,
            value: deadline ? formatDay(deadline, language) : words.noDeadline,
          },
        ],
        language,
      ),
      heading(words.next),
      steps(isWaitingList ? [words.waitingStep, ...words.steps.slice(1)] : words.steps),
      paragraph(words.nothingOwed),
      paragraph(words.page),
      button(words.seeIt, statusUrl, {language}),
      paragraph(words.changes),
    ],
    footer: [note(words.reason)],
  });
}
