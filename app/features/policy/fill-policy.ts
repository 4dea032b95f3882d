import deliveryWords from '#words/delivery';
import {CARRIERS_TIME, PREPARATION_TIME, TIMES_HEADING, type Policy} from '~/content/policies';
import type {Site} from '#contracts/site';
import {type DeliveryTimes, travelWords} from '~/shop/site/delivery-times';
import {CUSTOMS, ELSEWHERE, latestWords, TAXES} from '~/shop/site/delivery-words';

/**
 * The policy with the shop's identity in place of its placeholders, and the artist's delivery times in place of the usual
 * ones and their dates for an order at `nowMs`. Unknown placeholders are left, and so is `{email}` in the sections, which the page makes a link.
 */
export function fillPolicy(
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
    taxes: TAXES,
    customs: CUSTOMS,
    elsewhere: ELSEWHERE,
  };
  const fill = (text: string) =>
    text
      .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
      .replace(PREPARATION_TIME, () => deliveryWords.businessDays(times.preparation))
      .replace(CARRIERS_TIME, () => travelWords(times) ?? CARRIERS_TIME);
  return {
    ...policy,
    title: fill(title),
    summary: fill(summary).replaceAll('{email}', site.email),
    sections: sections.map(({heading, paragraphs, list}) => ({
      heading: fill(heading),
      paragraphs: [
        ...paragraphs.map(fill),
        ...(heading === TIMES_HEADING
          ? [latestWords(times, nowMs), times.note].filter((text) => text != null)
          : []),
      ],
      ...(list && {list: list.map(fill)}),
    })),
  };
}
