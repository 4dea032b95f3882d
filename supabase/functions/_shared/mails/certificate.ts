import type {Certificate} from '../contracts/certificate.ts';
import {SITE} from '../contracts/site.ts';
import type {Mail} from '../ports.ts';
import {type Block, button, facts, note, paragraph, signature} from './blocks.ts';
import {senderDetails} from './footers.ts';
import {composeMail} from './layout.ts';
import {picture, sized} from './work.ts';

interface Issued {
  /** '#1001'. */
  orderName: string;
  /** At least one. */
  certificates: readonly Certificate[];
  shopUrl: string;
}

/** The certificates of an order, to its buyer. */
export function certificateMailToBuyer({
  email,
  orderName,
  certificates,
  shopUrl,
}: Issued & {email: string}): Mail {
  const isOne = certificates.length === 1;
  const title = isOne ? 'Your certificate' : 'Your certificates';
  return composeMail({
    to: email,
    replyTo: SITE.email,
    subject: `${title}: order ${orderName}`,
    preview: certificates.map(nameOf).join('; '),
    kicker: `Order ${orderName}`,
    title,
    shopUrl,
    blocks: [
      paragraph(
        `${isOne ? 'Each work that leaves the studio with a certificate has a page of its own' : 'Each of these works has a certificate, and each certificate a page of its own'}: to print, to keep with the work, and to pass on with it one day. Whoever has the number can check it there. Your name is not on it.`,
      ),
      ...certificates.flatMap((certificate) => certificateBlocks(certificate, shopUrl)),
      signature(SITE.artist.firstName),
    ],
    footer: [
      note('You get this letter because an order was placed with this address.'),
      ...senderDetails(shopUrl),
    ],
  });
}

/** The numbers of an order, to the artist, who writes those of an edition on the prints. */
export function certificateMailToArtist({orderName, certificates, shopUrl}: Issued): Mail {
  return composeMail({
    to: SITE.email,
    subject: `Certificates of order ${orderName}`,
    preview: certificates.map(nameOf).join('; '),
    kicker: `Order ${orderName}`,
    title: certificates.length === 1 ? 'One certificate' : `${certificates.length} certificates`,
    shopUrl,
    blocks: [
      paragraph('The order is paid, and its buyer has the links. These are the numbers:'),
      ...certificates.map((certificate) =>
        facts([
          {label: 'Work', value: nameOf(certificate)},
          {
            label: 'Certificate',
            value: certificate.number,
            href: addressOf(certificate, shopUrl),
          },
        ]),
      ),
      ...(certificates.some(isUnnumbered)
        ? [
            paragraph(
              'At least one has no number in its edition: all numbers were given. Please look at its stock.',
            ),
          ]
        : []),
    ],
    footer: [note('Sent because Shopify said that the order is paid.')],
  });
}

function isUnnumbered({edition}: Certificate): boolean {
  return edition !== null && edition.number === null;
}

function certificateBlocks(certificate: Certificate, shopUrl: string): Block[] {
  const href = addressOf(certificate, shopUrl);
  const {picture: image, title} = certificate;
  const caption = nameOf(certificate);
  return [
    image
      ? picture(
          {...image, url: sized(image.url), alt: image.alt ?? `Picture of ${title}`},
          {caption},
        )
      : paragraph(caption),
    button(`Certificate ${certificate.number}`, href),
  ];
}

/** 'Moon Road, 8×10 in, number 13 of 50'. */
function nameOf({title, size, edition}: Certificate): string {
  const copy = edition?.number && `number ${edition.number} of ${edition.size}`;
  return [title, size, copy].filter(Boolean).join(', ');
}

function addressOf({number}: Certificate, shopUrl: string): string {
  return `${shopUrl}/certificate/${number}`;
}
