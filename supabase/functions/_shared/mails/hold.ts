import type {LanguageCode} from '../contracts/languages.ts';
import {SITE} from '../contracts/site.ts';
import {type Hold, openPayments, paidCents, totalCents} from '../holds/holds.ts';
import type {Mail} from './mail.ts';
import {type Block, button, type Fact, facts, links, note, paragraph, quotation} from './blocks.ts';
import {certificateButton} from './certificate.ts';
import {formatDay, formatInstant} from './dates.ts';
import {preventThreading} from './headers.ts';
import {composeMail, composeVisitorMail} from './layout.ts';
import {formatCents} from './money.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {replyButton, senderFacts} from './reply.ts';
import {workPicture} from './work.ts';

interface Payable {
  cents: number;
  dueOn: string;
}

/** News for a buyer. `note` is the artist's. */
export type BuyerNews =
  | {kind: 'confirm' | 'taken' | 'ended' | 'sold'}
  | {kind: 'agreed' | 'changed' | 'planned'}
  | {kind: 'declined' | 'cancelled'; note: string | null}
  | {kind: 'received'; cents: number; isPostponed: boolean}
  | {kind: 'stray'; cents: number}
  | ({kind: 'soon' | 'today' | 'late'} & Payable)
  | {kind: 'paid'; certificate: string | null};

export type ArtistNews =
  | {kind: 'asked' | 'planned' | 'paid' | 'ended' | 'sold'}
  | {kind: 'received' | 'overpaid' | 'refunded' | 'stray' | 'twice'; cents: number}
  | {kind: 'ordered'; orderName: string}
  | ({kind: 'late'} & Payable);

interface Places {
  /** The reader's private page. */
  url: string;
  /** The shop in the reader's language. */
  shopUrl: string;
}

/** An email to a hold's buyer. The first one quotes no typed text, because anyone can enter anyone's address. */
export function holdMailToBuyer(hold: Hold, news: BuyerNews, {url, shopUrl}: Places): Mail {
  const {id, email, language, work} = hold;
  const words = MAIL_WORDS[language].hold;
  const isPaidCommission = hold.commission_id && news.kind === 'paid';
  const {title, text} = isPaidCommission ? words.commissionPaid : words.news[news.kind];
  const subject = title(work.title);
  const reader = {email, language, shopUrl};
  return composeVisitorMail(reader, {
    headers: preventThreading(id),
    subject,
    preview: text,
    blocks: [
      paragraph(text),
      'note' in news && news.note ? quotation(news.note) : null,
      ...factsForBuyer(hold, news),
      button(words.buttons[news.kind === 'confirm' ? 'confirm' : 'see'], url, {language}),
      news.kind === 'paid' && news.certificate
        ? certificateButton(news.certificate, shopUrl, language)
        : null,
      work.picture ? workPicture(work, shopUrl, language) : null,
      paragraph(news.kind === 'confirm' ? words.notYou : words.questions),
    ],
    footer: [
      note(
        hold.commission_id ? MAIL_WORDS[language].commissionUpdate.reason : words.reason(SITE.name),
      ),
    ],
  });
}

function factsForBuyer(hold: Hold, news: BuyerNews): (Block | null)[] {
  const {language, price_cents, shipping_cents, ends_at} = hold;
  const words = MAIL_WORDS[language].hold;
  const money = (cents: number) => formatCents(cents, language);
  switch (news.kind) {
    case 'agreed':
    case 'changed':
      return [
        hold.note ? quotation(hold.note) : null,
        facts(
          [
            {label: words.price, value: money(price_cents ?? 0)},
            {
              label: words.shipping,
              value: shipping_cents ? money(shipping_cents) : words.shippingIncluded,
            },
            ends_at && {label: words.until, value: formatInstant(ends_at, language)},
          ],
          language,
        ),
      ];
    case 'planned':
      return [facts(openPayments(hold).map(planned(language)), language)];
    case 'received': {
      const open = openPayments(hold).map(planned(language));
      return [
        facts(
          [
            {label: words.received, value: money(news.cents)},
            {
              label: words.paid,
              value: words.ofTotal(money(paidCents(hold)), money(totalCents(hold))),
            },
            ...(news.isPostponed ? [] : open.slice(0, 1)),
          ],
          language,
        ),
        ...(news.isPostponed ? [paragraph(words.postponed), facts(open, language)] : []),
      ];
    }
    case 'stray':
      return [facts([{label: words.received, value: money(news.cents)}], language)];
    case 'soon':
    case 'today':
    case 'late':
      return [facts([planned(language)({amount_cents: news.cents, due_on: news.dueOn})], language)];
    default:
      return [];
  }
}

/** 'December 28, 2026: CAD $720.00'. */
function planned(language: LanguageCode) {
  return ({amount_cents, due_on}: {amount_cents: number; due_on: string}): Fact => ({
    label: formatDay(due_on, language),
    value: formatCents(amount_cents, language),
  });
}

const TO_ARTIST: Record<ArtistNews['kind'], {subject: string; text: string}> = {
  asked: {
    subject: 'Hold request',
    text: 'Someone would like you to hold this original, and has confirmed their address. Nothing is reserved until you agree.',
  },
  planned: {
    subject: 'Payment plan accepted',
    text: 'The buyer chose to pay over time. Once the first payment arrives, the work is reserved until the last. Then you ship it.',
  },
  ordered: {
    subject: 'Order awaiting payment',
    text: 'The buyer ordered with a bank transfer, a cheque or the like, or it’s a test order, so don’t ship yet. Once the money arrives, mark the order as paid in Shopify. Capture a card payment that is only authorized. If the money doesn’t arrive, cancel the order there. Restock the work only if nothing else has been paid for it.',
  },
  received: {subject: 'Payment received', text: 'A payment arrived. The rest is still due.'},
  paid: {
    subject: 'Paid in full',
    text: 'The buyer has paid in full.',
  },
  overpaid: {
    subject: 'Paid too much',
    text: 'The buyer paid more than the price, for example with an invoice from before you changed the terms. Please refund the difference in Shopify, under Orders.',
  },
  ended: {
    subject: 'Hold ended',
    text: 'The hold ended without a payment, so the work is available again. Anyone waiting for it gets an email.',
  },
  sold: {
    subject: 'Hold ended by a sale',
    text: 'Shopify reports that this work was sold in another order, so the hold is over. The buyer has been notified.',
  },
  refunded: {
    subject: 'Refund',
    text: 'Shopify reports a refund. The buyer will be asked for this amount again a month after the last payment. If you don’t want that, cancel the hold.',
  },
  stray: {
    subject: 'Payment to refund',
    text: 'A payment arrived for a hold or a commission that is over. Please refund it in Shopify, under Orders. The buyer expects the refund.',
  },
  twice: {
    subject: 'Paid twice',
    text: 'The same payment was made twice, for example once online and once in person. Both are recorded. Please refund one of them. The buyer won’t be asked for it again.',
  },
  late: {
    subject: 'Late payment',
    text: 'A payment is late, and the buyer has been reminded. You can wait, write to the buyer, or cancel.',
  },
};

/** An email to the artist about a hold. A reply goes to the buyer. */
export function holdMailToArtist(hold: Hold, news: ArtistNews, {url, shopUrl}: Places): Mail {
  const {id, name, email, message, language, work} = hold;
  const {subject, text} = TO_ARTIST[news.kind];
  const isAsked = news.kind === 'asked';
  // A commission can be paid before it's painted.
  const canShip = (news.kind === 'paid' || news.kind === 'overpaid') && !hold.commission_id;
  return composeMail({
    to: SITE.email,
    replyTo: email,
    headers: preventThreading(id),
    subject: `${subject}: ${work.title}`,
    preview: `${name}: ${text}`,
    kicker: `${name}, ${email}`,
    title: work.title,
    blocks: [
      paragraph(canShip ? `${text} You can ship the work now.` : text),
      facts([
        ...senderFacts({name, email, language}),
        'orderName' in news && {label: 'Order', value: news.orderName},
        'cents' in news && {label: 'Amount', value: formatCents(news.cents)},
        'dueOn' in news && {label: 'Due', value: formatDay(news.dueOn)},
        ...(isAsked ? [] : moneyFacts(hold)),
      ]),
      isAsked && message ? quotation(message) : null,
      isAsked
        ? links('Each link opens a page where you confirm', [
            {label: 'Agree', href: `${url}?do=agree`},
            {label: 'Decline', href: `${url}?do=decline`},
          ])
        : button('See the Payments', url),
      replyButton({name, email, subject: work.title}),
      work.picture ? workPicture(work, shopUrl) : null,
    ],
    footer: [
      note('You’re receiving this email because someone asked for this painting in your shop.'),
    ],
  });
}

function moneyFacts(hold: Hold): (Fact | null)[] {
  if (hold.price_cents === null) return [];
  const {ends_at, state} = hold;
  return [
    {label: 'Paid', value: `${formatCents(paidCents(hold))} of ${formatCents(totalCents(hold))}`},
    ends_at && state === 'held' ? {label: 'Held until', value: formatInstant(ends_at)} : null,
  ];
}
