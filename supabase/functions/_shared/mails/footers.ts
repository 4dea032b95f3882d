import {SITE} from '../contracts/site.ts';
import {type Block, note} from './blocks.ts';

/** Sender and contact details: required by law in every newsletter, by courtesy in the other mails. */
export function senderDetails(shopUrl: string): Block[] {
  return [
    note(`${SITE.name}, ${SITE.postalAddress}`),
    note('Write to', {label: SITE.email, href: `mailto:${SITE.email}`, text: SITE.email}),
    note('Visit', {label: new URL(shopUrl).host, href: shopUrl, text: shopUrl}),
  ];
}
