import {
  type Block,
  button,
  facts,
  heading,
  note,
  paragraph,
  signature,
  steps,
} from '../../supabase/functions/_shared/mails/blocks';
import {senderDetails} from '../../supabase/functions/_shared/mails/footers';
import {composeMail} from '../../supabase/functions/_shared/mails/layout';
import {picture, sized} from '../../supabase/functions/_shared/mails/work';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import type {Mail} from '../../supabase/functions/_shared/ports';
import {formatCents} from './money';
import {nextSteps} from './next-steps';
import type {Order, OrderLine} from './order';
import {COUNTRIES} from './regions';
import {totalRows} from './total-rows';

/** Where the links and pictures of a mail lead, without trailing slashes. */
export interface MailOrigins {
  storefront: string;
  checkout: string;
  images: string;
}

/** What the checkout promises below its email field: every work with its picture, the totals, and what comes next. */
export function confirmationMail(order: Order, origins: MailOrigins): Mail {
  const {number, key, email, delivery} = order;
  const {name, address1, address2, city, region, postalCode, country, phone} = delivery;
  const street = [address1, address2].filter(Boolean).join(', ');
  return composeMail({
    to: email,
    replyTo: SITE.email,
    subject: `Your order #${number} is confirmed`,
    preview: `Thank you. ${order.lines.map(({title}) => title).join(', ')}: ${formatCents(order.totalCents)}`,
    kicker: `Order #${number}`,
    title: 'Thank you',
    shopUrl: origins.storefront,
    blocks: [
      paragraph(
        'Your order is confirmed. Here is what will be on its way to you, and what comes next.',
      ),
      ...order.lines.map((line) => lineBlock(line, origins)),
      facts([
        ...totalRows(order).map(({label, value}) => ({label, value})),
        {
          label: 'Deliver to',
          value: `${name}, ${street}, ${city}, ${region} ${postalCode}, ${COUNTRIES[country].name}`,
        },
        ...(phone ? [{label: 'Phone', value: phone}] : []),
      ]),
      heading('What comes next'),
      steps(nextSteps(order)),
      button(
        'See your order',
        `${origins.checkout}/orders/${number}?key=${encodeURIComponent(key)}`,
      ),
      signature(SITE.artist.firstName),
    ],
    footer: [
      note('You get this letter because an order was placed with this address.'),
      ...senderDetails(origins.storefront),
    ],
  });
}

function lineBlock(line: OrderLine, {storefront, images}: MailOrigins): Block {
  const {image, title, handle, quantity, unitCents, subtotalCents, variantTitle} = line;
  const amount = quantity === 1 ? '' : `${quantity} × ${formatCents(unitCents)} = `;
  const caption = [title, variantTitle, `${amount}${formatCents(subtotalCents)}`]
    .filter(Boolean)
    .join(', ');
  if (!image) return paragraph(caption);
  const {altText, ...size} = image;
  return picture(
    {...size, url: sized(new URL(image.url, images).href), alt: altText ?? `Picture of ${title}`},
    {caption, href: `${storefront}/product/${handle}`},
  );
}
