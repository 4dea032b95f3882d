import type {Policy} from '~/content/policies';
import {transitTimeText} from '~/shop/delivery/delivery-times';
import {deliveryDeadlineText, shippingDays} from '~/shop/delivery/delivery-dates';
import type {ShopSite} from '~/shop/site/shop-site';
import type {ServerWords} from '~/words';

/**
 * Fills a policy's words in braces, with dates for an order at `nowMs`. Leaves unknown ones, and `{email}` in the
 * sections, which the page turns into a link. Omits a paragraph that becomes empty.
 */
export function fillPolicy(
  words: ServerWords,
  {title, summary, sections, ...policy}: Policy,
  site: ShopSite,
  nowMs: number,
): Policy {
  const {delivery: times} = site;
  const values: Readonly<Record<string, string>> = {
    shop: site.name,
    artist: site.artist.name,
    place: site.place,
    post: site.postalAddress,
    preparation: words.delivery.businessDays(times.preparation),
    transit: transitTimeText(words, times) ?? words.delivery.depends,
    deadline: deliveryDeadlineText(words, shippingDays(words, times, nowMs)) ?? '',
    note: times.note ?? '',
    taxes: words.delivery.taxes,
    customs: words.delivery.customs,
    elsewhere: words.delivery.elsewhere,
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    ...policy,
    title: fill(title),
    summary: fill(summary).replaceAll('{email}', site.email),
    sections: sections.map(({heading, blocks}) => ({
      heading: fill(heading),
      blocks: blocks
        .map((block) => (typeof block === 'string' ? fill(block) : block.map(fill)))
        .filter((block) => block !== ''),
    })),
  };
}
