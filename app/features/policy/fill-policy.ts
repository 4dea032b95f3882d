import {carriersTime, preparationTime, timesHeading, type Policy} from '~/content/policies';
import type {Site} from '#contracts/site';
import {type DeliveryTimes, transitTimeText} from '~/shop/site/delivery-times';
import {deliveryDeadlineText} from '~/shop/site/delivery-words';
import type {ServerWords} from '~/words';

/**
 * Fills a policy's placeholders with the shop's identity, and replaces the usual delivery times with the artist's and
 * with dates for an order at `nowMs`. Leaves unknown placeholders, and `{email}` in the sections, which the page turns
 * into a link.
 */
export function fillPolicy(
  words: ServerWords,
  {title, summary, sections, ...policy}: Policy,
  site: Site,
  times: DeliveryTimes,
  nowMs: number,
): Policy {
  const values: Readonly<Record<string, string>> = {
    shop: site.name,
    artist: site.artist.name,
    place: site.place,
    post: site.postalAddress,
    taxes: words.delivery.taxes,
    customs: words.delivery.customs,
    elsewhere: words.delivery.elsewhere,
  };
  const fill = (text: string) =>
    text
      .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
      .replace(preparationTime(words), () => words.delivery.businessDays(times.preparation))
      .replace(carriersTime(words), () => transitTimeText(words, times) ?? carriersTime(words));
  return {
    ...policy,
    title: fill(title),
    summary: fill(summary).replaceAll('{email}', site.email),
    sections: sections.map(({heading, paragraphs, list}) => ({
      heading: fill(heading),
      paragraphs: [
        ...paragraphs.map(fill),
        ...(heading === timesHeading(words)
          ? [deliveryDeadlineText(words, times, nowMs), times.note].filter((text) => text != null)
          : []),
      ],
      ...(list && {list: list.map(fill)}),
    })),
  };
}
