import type {ReferencedCommission} from '../contracts/commission.ts';
import {STAGES, STAGE_WORDS} from '../contracts/commission-stages.ts';
import {SITE} from '../contracts/site.ts';
import type {Mail} from '../ports.ts';
import {
  button,
  type Fact,
  facts,
  heading,
  links,
  note,
  paragraph,
  quotation,
  signature,
  steps,
} from './blocks.ts';
import {formatBudget, formatSize} from './commission-choices.ts';
import {formatDay, formatInstant, formatTimeUntil} from './dates.ts';
import {senderDetails} from './footers.ts';
import {AUTO_REPLY_HEADERS, preventThreading} from './headers.ts';
import {composeMail} from './layout.ts';
import {pictures} from './pictures.ts';
import {mailto, replyButton, telephone} from './reply.ts';
import {picture} from './work.ts';

interface Commission extends ReferencedCommission {
  id: string;
  receivedAt: Date;
  /** The page on which the artist moves it on. */
  progressUrl: string;
}

const NEXT_STEPS = [
  {
    title: 'You hear from me',
    text: 'Within 1–2 business days I write with my questions: the place or the person, the light, the mood.',
  },
  {
    title: 'Concept & quote',
    text: 'You get a sketch in colour, a price and a date, and all the time you need to think it over.',
  },
  {
    title: 'Creation',
    text: 'When you say yes the painting begins. You see it while it grows, and it leaves the studio signed and with its certificate of authenticity.',
  },
] as const;

/** A commission request with its images, to the artist; the reply goes to the visitor. */
export function commissionMailToArtist(commission: Commission): Mail {
  const {id, name, email, subject, message, imageUrls, receivedAt} = commission;
  const count = imageUrls.length;
  return composeMail({
    to: SITE.email,
    replyTo: email,
    headers: preventThreading(id),
    subject: `Commission: ${subject}`,
    preview: `${name}: ${formatSize(commission.size)}, ${formatBudget(commission.budget)}, ${count} ${count === 1 ? 'image' : 'images'}`,
    kicker: `${name} asks for a painting`,
    title: subject,
    blocks: [
      facts(factsOf(commission)),
      quotation(message),
      replyButton({name, email, subject}),
      links('When you begin, tell the buyer with one press', progressLinks(commission.progressUrl)),
      imageUrls.length === 0
        ? paragraph('No reference images came with this request.')
        : pictures(imageUrls, 'Reference image'),
    ],
    footer: [note(`${formatInstant(receivedAt)}, through the commission form`)],
  });
}

/** One link per stage to come: the mail serves until the painting is sent. */
function progressLinks(progressUrl: string) {
  return STAGES.filter((stage) => stage !== 'received').map((stage) => ({
    label: STAGE_WORDS[stage].label,
    href: `${progressUrl}?stage=${stage}`,
  }));
}

function factsOf(commission: Commission): Fact[] {
  const {name, email, phone, size, budget, deadline, colors, receivedAt} = commission;
  const {isWaitingList, termsVersion} = commission;
  return [
    ...(isWaitingList ? [{label: 'Desk', value: 'For the waiting list'}] : []),
    {label: 'Size', value: formatSize(size)},
    {label: 'Budget', value: formatBudget(budget)},
    {
      label: 'Wanted by',
      value: deadline
        ? `${formatDay(deadline)} (${formatTimeUntil(deadline, receivedAt)})`
        : 'No date given',
    },
    {label: 'Colours', value: colors ?? 'None named'},
    {label: 'From', value: name},
    {label: 'Email', value: email, href: mailto(email)},
    {label: 'Phone', value: phone ?? 'Not given', href: phone && telephone(phone)},
    ...(termsVersion ? [{label: 'Terms', value: `Those of ${formatDay(termsVersion)}`}] : []),
  ];
}

/** The shop's own picture of the place where the painting will be made, at `/pictures/`. */
const STUDIO = {
  path: '/pictures/studio-1400.jpg',
  alt: 'The studio: a tall window over grass and sea, a table with brushes and paint, a seascape on the easel',
  width: 1400,
  height: 1050,
};

const WAITING =
  'At the moment every place is taken, so your request is on the waiting list. I’ll tell you when your turn may come.';

interface Receipt extends Pick<
  ReferencedCommission,
  'email' | 'size' | 'budget' | 'deadline' | 'isWaitingList'
> {
  /** The page that shows how far the painting is. */
  statusUrl: string;
  shopUrl: string;
}

/**
 * Confirms the request to the visitor and describes the next steps. It repeats selected options and dates only, no
 * typed text: a form that mails a stranger's text to any address is a spam relay.
 */
export function commissionMailToVisitor(receipt: Receipt): Mail {
  const {email, size, budget, deadline, isWaitingList, statusUrl, shopUrl} = receipt;
  return composeMail({
    to: email,
    replyTo: SITE.email,
    headers: AUTO_REPLY_HEADERS,
    subject: 'Your commission request arrived',
    preview: 'Thank you. I’ll get back to you within 1–2 business days.',
    title: 'Your commission request arrived',
    shopUrl,
    blocks: [
      paragraph(
        'Thank you for thinking of a painting of mine. I read every request myself, and I’ll get back to you within 1–2 business days.',
      ),
      ...(isWaitingList ? [paragraph(WAITING)] : []),
      picture({...STUDIO, url: `${shopUrl}${STUDIO.path}`}),
      facts([
        {label: 'Size', value: formatSize(size)},
        {label: 'Budget', value: formatBudget(budget)},
        {label: 'Wanted by', value: deadline ? formatDay(deadline) : 'No date given'},
      ]),
      heading('What happens next'),
      steps(NEXT_STEPS),
      paragraph('Nothing is owed yet, and nothing will be until you say yes to a quote.'),
      paragraph('This page is yours alone, and shows how far your painting is:'),
      button('See your commission', statusUrl),
      paragraph('If something is missing or has changed, just reply to this letter.'),
      signature(SITE.artist.firstName),
    ],
    footer: [
      note(
        'You get this because the commission form was sent with this address. If that was not you, there is nothing to do, and nothing more will come.',
      ),
      ...senderDetails(shopUrl),
    ],
  });
}
