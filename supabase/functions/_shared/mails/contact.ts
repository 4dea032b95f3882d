import type {ContactForm} from '../contracts/contact.ts';
import {SITE} from '../contracts/site.ts';
import type {Mail} from '../ports.ts';
import {facts, note, paragraph, quotation, signature} from './blocks.ts';
import {formatInstant} from './dates.ts';
import {senderDetails} from './footers.ts';
import {AUTO_REPLY_HEADERS, preventThreading} from './headers.ts';
import {composeMail} from './layout.ts';
import {mailto, replyButton} from './reply.ts';

/** A message of the contact form, to the artist; the reply goes to the visitor. */
export function contactMailToArtist(message: ContactForm & {id: string; receivedAt: Date}): Mail {
  const {id, name, email, subject, receivedAt} = message;
  return composeMail({
    to: SITE.email,
    replyTo: email,
    headers: preventThreading(id),
    subject: `Message: ${subject}`,
    preview: `${name}: ${message.message}`,
    kicker: `${name} writes`,
    title: subject,
    blocks: [
      facts([
        {label: 'From', value: name},
        {label: 'Email', value: email, href: mailto(email)},
      ]),
      quotation(message.message),
      replyButton({name, email, subject}),
    ],
    footer: [note(`${formatInstant(receivedAt)}, through the contact form`)],
  });
}

/**
 * Confirms the message to the visitor. It quotes no typed text: anyone can enter anyone's address, and a form that
 * mails a stranger's text to any address is a spam relay.
 */
export function contactMailToVisitor({email, shopUrl}: {email: string; shopUrl: string}): Mail {
  return composeMail({
    to: email,
    replyTo: SITE.email,
    headers: AUTO_REPLY_HEADERS,
    subject: 'Your message arrived',
    preview: 'Thank you for writing. I’ll get back to you soon.',
    title: 'Your message arrived',
    shopUrl,
    blocks: [
      paragraph(
        'Thank you for writing. Every message comes straight to me in the studio, and I’ll get back to you soon.',
      ),
      paragraph('If you think of something more, just reply to this letter.'),
      signature(SITE.artist.firstName),
    ],
    footer: [
      note(
        'You get this because the contact form was sent with this address. If that was not you, there is nothing to do, and nothing more will come.',
      ),
      ...senderDetails(shopUrl),
    ],
  });
}
