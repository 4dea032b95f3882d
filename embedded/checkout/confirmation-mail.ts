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
import {senderDetails} from '../../supabase/functions/_shared/mails/footers';
import {composeMail} from '../../supabase/functions/_shared/mails/layout';
import {picture, sized} from '../../supabase/functions/_shared/mails/work';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {localShopUrl} from '../../supabase/functions/_shared/languages';
import type {Mail} from '../../supabase/functions/_shared/ports';
import {formatCents} from './money';
import {nextSteps} from './next-steps';
import type {Order, OrderLine} from './order';
import {countriesIn} from './regions';
import {totalRows} from './total-rows';
import {CHECKOUT_WORDS} from './words/by-language';

/** The origins of a mail's links and pictures, without trailing slashes. */
export interface MailOrigins {
  storefront: string;
  checkout: string;
  images: string;
}

/** What the checkout promises below its email field, in the order's language: every work with its picture, the totals, what comes next. */
export function confirmationMail(order: Order, origins: MailOrigins): Mail {
  const {number, key, email, delivery, language = 'en'} = order;
  const {mail: words, confirmation, review, place} = CHECKOUT_WORDS[language];
  const shopUrl = localShopUrl(origins.storefront, language);
  const titles = order.lines.map(({title}) => title).join(', ');
  const {name, address1, address2, city, region, postalCode, country, phone} = delivery;
  const street = [address1, address2].filter(Boolean).join(', ');
  return composeMail({
    to: email,
    replyTo: SITE.email,
    language,
    subject: words.subject(number),
    preview: words.preview(titles, formatCents(order.totalCents, language)),
    kicker: words.order(number),
    title: confirmation.title,
    shopUrl,
    blocks: [
      greeting(language),
      paragraph(words.text),
      ...order.lines.map((line) => lineBlock(line, language, {shopUrl, images: origins.images})),
      facts(
        [
          ...totalRows(order, language).map(({label, value}) => ({label, value})),
          {
            label: review.deliverTo,
            value: `${name}, ${street}, ${place(city, region, postalCode)}, ${countriesIn(language)[country].name}`,
          },
          ...(phone ? [{label: words.phone, value: phone}] : []),
        ],
        language,
      ),
      heading(confirmation.next),
      steps(nextSteps(order, language)),
      button(
        words.seeOrder,
        `${origins.checkout}/orders/${number}?key=${encodeURIComponent(key)}`,
        {language},
      ),
      signature(language),
    ],
    footer: [note(words.reason), ...senderDetails(shopUrl, language)],
  });
}

/** A work of the order, with its picture. */
export function lineBlock(
  line: OrderLine,
  language: LanguageCode,
  {shopUrl, images}: {shopUrl: string; images: string},
): Block {
  const {pictureOf, size} = CHECKOUT_WORDS[language];
  const {image, title, handle, quantity, unitCents, subtotalCents, variantTitle} = line;
  const amount = quantity === 1 ? '' : `${quantity} × ${formatCents(unitCents, language)} = `;
  const caption = [
    title,
    variantTitle && size(variantTitle),
    `${amount}${formatCents(subtotalCents, language)}`,
  ]
    .filter(Boolean)
    .join(', ');
  if (!image) return paragraph(caption);
  const {altText, ...dimensions} = image;
  return picture(
    {...dimensions, url: sized(new URL(image.url, images).href), alt: altText ?? pictureOf(title)},
    {caption, href: `${shopUrl}/product/${handle}`},
  );
}
