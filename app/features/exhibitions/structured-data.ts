import type {ExhibitionEvent} from 'schema-dts';
import {pageUrl} from '~/lib/language/local-path';
import type {ShopWords} from '~/words';
import {artistByName} from '~/shop/structured-data/shop';
import {formatVenue} from '~/shop/exhibition/exhibition';
import {exhibitionPath, productPath} from '~/shop/paths';
import type {ShownExhibition} from './load-exhibitions-page.server';

/** Current and upcoming exhibitions as schema.org events, each with the pages of its works. */
export function exhibitionEvents(
  words: ShopWords,
  origin: string,
  exhibitions: readonly ShownExhibition[],
): ExhibitionEvent[] {
  return exhibitions
    .filter(({state}) => state !== 'past')
    .map((exhibition) => ({
      '@type': 'ExhibitionEvent',
      '@id': pageUrl(words, origin, exhibitionPath(exhibition.handle)),
      name: exhibition.title,
      description: exhibition.text,
      url: pageUrl(words, origin, exhibitionPath(exhibition.handle)),
      startDate: exhibition.startsOn,
      endDate: exhibition.endsOn,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: exhibition.venue ?? exhibition.title,
        address: formatVenue(exhibition) || undefined,
        url: exhibition.url ?? undefined,
      },
      performer: artistByName(words, origin),
      workFeatured: exhibition.works.map(({handle, title}) => ({
        '@type': 'VisualArtwork',
        name: title,
        url: pageUrl(words, origin, productPath(handle)),
      })),
    }));
}
