import type {Certificate} from '../contracts/certificate.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import {SITE} from '../contracts/site.ts';
import type {Mail} from './mail.ts';
import {type Block, button, facts, note, paragraph} from './blocks.ts';
import {composeMail, composeVisitorMail, type Reader} from './layout.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {picture, sized} from './work.ts';

interface Issued {
  /** '#1001'. */
  orderName: string;
  /** One certificate or more. */
  certificates: readonly Certificate[];
  /** The shop in the reader's language. */
  shopUrl: string;
}

/** The certificates of an order, for its buyer. */
export function certificateMailToBuyer(mail: Issued & Reader): Mail {
  const {language, orderName, certificates, shopUrl} = mail;
  const {certificate: words} = MAIL_WORDS[language];
  const {title, text} = certificates.length === 1 ? words.one : words.several;
  return composeVisitorMail(mail, {
    subject: words.subject(title, orderName),
    preview: certificates.map((certificate) => nameOf(certificate, language)).join('; '),
    kicker: words.order(orderName),
    title,
    blocks: [
      paragraph(text),
      ...certificates.flatMap((certificate) => certificateBlocks(certificate, shopUrl, language)),
    ],
    footer: [note(words.reason)],
  });
}

/** The numbers of an order, for the artist, who writes those of an edition on the prints. */
export function certificateMailToArtist({orderName, certificates, shopUrl}: Issued): Mail {
  return composeMail({
    to: SITE.email,
    subject: `Certificates for order ${orderName}`,
    preview: certificates.map((certificate) => nameOf(certificate, 'en')).join('; '),
    kicker: `Order ${orderName}`,
    title: certificates.length === 1 ? 'One certificate' : `${certificates.length} certificates`,
    shopUrl,
    blocks: [
      paragraph('The order is paid, and the buyer has the links. These are the numbers:'),
      ...certificates.map((certificate) =>
        facts([
          {label: 'Work', value: nameOf(certificate, 'en')},
          {
            label: 'Certificate',
            value: certificate.number,
            href: addressOf(certificate.number, shopUrl),
          },
        ]),
      ),
      certificates.some(isUnnumbered) &&
        paragraph(
          'At least one print has no number, because its edition is full. Please check its stock in Shopify.',
        ),
    ],
    footer: [note('You’re receiving this email because Shopify reported the order as paid.')],
  });
}

function isUnnumbered({edition}: Certificate): boolean {
  return edition !== null && edition.number === null;
}

function certificateBlocks(
  certificate: Certificate,
  shopUrl: string,
  language: LanguageCode,
): Block[] {
  const {pictureOf} = MAIL_WORDS[language];
  const {picture: image, title, number} = certificate;
  const caption = nameOf(certificate, language);
  return [
    image
      ? picture({...image, url: sized(image.url), alt: image.alt ?? pictureOf(title)}, {caption})
      : paragraph(caption),
    certificateButton(number, shopUrl, language),
  ];
}

/** 'Moon Road, 8×10 in, number 13 of 50'. */
function nameOf({title, size, edition}: Certificate, language: LanguageCode): string {
  const {certificate: words, workSize} = MAIL_WORDS[language];
  const copy = edition?.number && words.copy(edition.number, edition.size);
  return [title, size && workSize(size), copy].filter(Boolean).join(', ');
}

/** A link to the page of a certificate. */
export function certificateButton(number: string, shopUrl: string, language: LanguageCode): Block {
  const {certificate: words} = MAIL_WORDS[language];
  return button(words.certificate(number), addressOf(number, shopUrl), {language});
}

function addressOf(number: string, shopUrl: string): string {
  return `${shopUrl}/certificate/${number}`;
}
