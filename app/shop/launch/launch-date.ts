import {ARTIST_TIME_ZONE} from '#contracts/time/days';
import type {ShopWords} from '~/words';
import {isComingSoon, launchInstantMs, type Launchable, type LaunchPlace} from './launch';

/**
 * The date of a launch that is ahead at `nowMs`, in the artist's time zone: 'December 6, 2026 at 9:00 a.m. Atlantic Time'.
 * Otherwise null. For loaders: a browser's first date format takes a slow phone about 180 ms.
 */
export function launchDate(
  words: ShopWords,
  product: Launchable,
  nowMs: number,
  place?: LaunchPlace,
): string | null {
  const instantMs = launchInstantMs(product, place);
  if (instantMs === null || !isComingSoon(product, nowMs, place)) return null;
  const date = new Date(instantMs).toLocaleString(words.language.locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
    timeZone: ARTIST_TIME_ZONE,
  });
  return words.launch.date(date);
}
