import type {ForSale} from '../contracts/wait.ts';
import {SITE} from '../contracts/site.ts';
import type {Mail} from '../ports.ts';
import {button, note, paragraph, signature} from './blocks.ts';
import {senderDetails} from './footers.ts';
import {oneClickUnsubscribe} from './headers.ts';
import {composeMail} from './layout.ts';
import {oneLine} from './visitor-text.ts';
import {workPicture} from './work.ts';

interface StockMail {
  email: string;
  /** With a size: that is back. Without: the work is out, or back. */
  forSale: ForSale;
  /** Whether the reader waited for the work itself, which was not out yet. */
  isLaunch: boolean;
  unsubscribeUrl: string;
  shopUrl: string;
}

/** The one letter to somebody who waits for a sold-out size, or for a work that was not out yet. */
export function backInStockMail(mail: StockMail): Mail {
  const {email, isLaunch, unsubscribeUrl, shopUrl} = mail;
  const {size, path, work} = mail.forSale;
  const name = `“${oneLine(work.title)}”${size ? ` in ${oneLine(size)}` : ''}`;
  const title = isLaunch ? `${name} is out` : `${name} is back`;
  const {picture} = work;
  return composeMail({
    to: email,
    replyTo: SITE.email,
    headers: oneClickUnsubscribe(unsubscribeUrl, SITE.email),
    subject: title,
    preview: 'You asked to hear of it. Here it is.',
    title,
    shopUrl,
    blocks: [
      paragraph(
        isLaunch
          ? 'You asked to hear when it launches: it is in the shop now.'
          : 'You asked to hear when it is back: it can be bought again, for as long as there are some.',
      ),
      ...(picture ? [workPicture({...work, picture}, shopUrl)] : []),
      button('See it', `${shopUrl}${path}`),
      paragraph('This is the only letter about it.'),
      signature(SITE.artist.firstName),
    ],
    footer: [
      note(
        `You get this letter because this address asked for it on a page of ${SITE.name}. No letters at all any more?`,
        {label: 'Unsubscribe', href: unsubscribeUrl, text: `Unsubscribe: ${unsubscribeUrl}`},
      ),
      ...senderDetails(shopUrl),
    ],
  });
}
