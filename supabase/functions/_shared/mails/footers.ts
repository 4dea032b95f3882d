import {SITE} from '../contracts/site.ts';
import {type Block, note} from './blocks.ts';

/** Who writes, and how to reach her: by law in every letter of the list, by courtesy in the others. */
export function identity(shopUrl: string): Block[] {
  return [
    note(`${SITE.name}, ${SITE.postalAddress}`),
    note('Write to', {label: SITE.email, href: `mailto:${SITE.email}`, text: SITE.email}),
    note('Visit', {label: new URL(shopUrl).host, href: shopUrl, text: shopUrl}),
  ];
}
