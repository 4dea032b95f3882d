import {
  type Block,
  button,
  facts,
  greeting,
  heading,
  note,
  paragraph,
  signature,
  steps,
} from '../../supabase/functions/_shared/mails/blocks';
import {composeMail, senderDetails} from '../../supabase/functions/_shared/mails/layout';
import {picture, sized} from '../../supabase/functions/_shared/mails/work';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {localShopUrl} from '../../supabase/functions/_shared/languages';
import type {Mail} from '../../supabase/functions/_shared/mails/mail';
import {formatCents} from './money';
import {nextSteps, type Parcel, sentText} from './next-steps';
import {needsShipping, type Order, type OrderLine, orderPath, shipsNow} from './order';
import {totalRows} from './order-summary';
import {sizeName} from './size-name';
import {CHECKOUT_WORDS} from './words/by-language';

// These stand in for Shopify's own notifications. A real store edits those in Shopify's admin.

/** The origins of an email's links, without trailing slashes. */
export interface MailOrigins {
  storefront: string;
  /** Also the origin of the pictures. */
  checkout: string;
}

/**
 * The confirmation that the checkout promises below its email field: all works with pictures, the totals, and the next
 * steps.
 */
export function confirmationMail(order: Order, origins: MailOrigins): Mail {
  const {number, totalCents, language = 'en'} = order;
  const {mail: words, confirmation} = CHECKOUT_WORDS[language];
  return orderMail(order, origins, {
    subject: words.subject(number),
    preview: words.preview(titlesOf(order), formatCents(totalCents, language)),
    title: confirmation.title,
    text: shipsNow(order) ? words.text : words.textPaid,
    more: [orderFacts(order, language)],
    next: nextSteps(order, language),
  });
}

/** The email that a buyer gets when the artist marks the order as sent, as at Shopify. */
export function shippingMail(order: Order, parcel: Parcel, origins: MailOrigins): Mail {
  const {number, language = 'en'} = order;
  const {sent} = CHECKOUT_WORDS[language].mail;
  return orderMail(order, origins, {
    subject: sent.subject(number),
    preview: sent.preview(titlesOf(order)),
    title: sent.title,
    text: sentText(parcel, language),
    more: [],
    next: nextSteps(order, language, parcel).slice(1),
  });
}

/** The email that a buyer gets when the artist cancels or refunds the order, as at Shopify. */
export function refundMail(order: Order, cents: number, origins: MailOrigins): Mail {
  const {number, cancelledAt, delivery, language = 'en'} = order;
  const {cancelled, refunded, refundToCard, refundWithoutCard, noRefund} =
    CHECKOUT_WORDS[language].mail;
  const {subject, title} = cancelledAt ? cancelled : refunded;
  // Without an address, the buyer paid in person, or with a bank transfer or a cheque.
  const refund = delivery ? refundToCard : refundWithoutCard;
  return orderMail(order, origins, {
    subject: subject(number),
    preview: titlesOf(order),
    title,
    text: cents > 0 ? refund(formatCents(cents, language)) : noRefund,
    more: [],
    next: [],
  });
}

interface OrderMail {
  subject: string;
  preview: string;
  title: string;
  text: string;
  /** Goes between the works and the next steps. */
  more: readonly Block[];
  next: ReturnType<typeof nextSteps>;
}

function orderMail(order: Order, origins: MailOrigins, parts: OrderMail): Mail {
  const {number, email, language = 'en'} = order;
  const {mail: words, confirmation} = CHECKOUT_WORDS[language];
  const {subject, preview, title, text, more, next} = parts;
  const shopUrl = localShopUrl(origins.storefront, language);
  const orderUrl = origins.checkout + orderPath(order);
  return composeMail({
    to: email,
    replyTo: SITE.email,
    language,
    subject,
    preview,
    kicker: words.order(number),
    title,
    shopUrl,
    blocks: [
      greeting(language),
      paragraph(text),
      ...order.lines.map((line) => lineBlock(line, language, {shopUrl, images: origins.checkout})),
      ...more,
      ...(next.length > 0 ? [heading(confirmation.next), steps(next)] : []),
      button(words.seeOrder, orderUrl, {language}),
      signature(language),
    ],
    footer: [note(words.reason), ...senderDetails(shopUrl, language)],
  });
}

function titlesOf({lines}: Order): string {
  return lines.map(({title}) => title).join(', ');
}

function orderFacts(order: Order, language: LanguageCode): Block {
  const {confirmation, fields, mail: words, place, countries} = CHECKOUT_WORDS[language];
  const label = needsShipping(order) ? confirmation.deliverTo : fields.billing;
  const totals = totalRows(order, language).map(({label, value}) => ({label, value}));
  if (!order.delivery) return facts(totals, language);
  const {name, address1, address2, city, region, postalCode, country, phone} = order.delivery;
  const address = [name, address1, address2, place(city, region, postalCode), countries[country]];
  return facts(
    [
      ...totals,
      {label, value: address.filter(Boolean).join(', ')},
      ...(phone ? [{label: words.phone, value: phone}] : []),
    ],
    language,
  );
}

/** A work of the order, with its picture. */
function lineBlock(
  line: OrderLine,
  language: LanguageCode,
  {shopUrl, images}: {shopUrl: string; images: string},
): Block {
  const {pictureOf} = CHECKOUT_WORDS[language];
  const {image, title, handle, quantity, unitCents, subtotalCents} = line;
  const amount = quantity === 1 ? '' : `${quantity} × ${formatCents(unitCents, language)} = `;
  const price = `${amount}${formatCents(subtotalCents, language)}`;
  const caption = [title, sizeName(line, language), price].filter(Boolean).join(', ');
  if (!image) return paragraph(caption);
  const {altText, ...dimensions} = image;
  return picture(
    {...dimensions, url: sized(new URL(image.url, images).href), alt: altText ?? pictureOf(title)},
    {caption, href: handle === null ? shopUrl : `${shopUrl}/product/${handle}`},
  );
}
