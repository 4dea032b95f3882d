import {carriersTime, preparationTime, timesHeading, type Policy} from '~/content/policies';
import type {Site} from '#contracts/site';
import {type DeliveryTimes, transitTimeText} from '~/shop/site/delivery-times';
import {deliveryDeadlineText} from '~/shop/site/delivery-words';
import type {ServerWords} from '~/words';

/**
 * The policy with the shop's identity in place of its placeholders, and the artist's delivery times in place of the usual
 * ones and their dates for an order at `nowMs`. Unknown placeholders are left, and so is `{email}` in the sections, which the page makes a link.
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
