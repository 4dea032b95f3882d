import {ARTIST_TIME_ZONE} from '#contracts/time/days';
import type {ShopWords} from '~/words';
import {isComingSoon, launchInstantMs, type Launchable, type LaunchSurface} from './launch';

/**
 * The date of a launch that is ahead at `nowMs`, in the artist's time zone: 'December 6, 2026 at 9:00 a.m. Atlantic Time'.
 * Otherwise null. For loaders: a browser's first date format takes a slow phone about 180 ms.
 */
export function launchDate(words: ShopWords, product: Launchable, nowMs: number): string | null {
  const launch = launchAhead(product, nowMs);
  if (!launch) return null;
  const date = launch.toLocaleString(words.language.locale, {
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

/** The day of a launch that is ahead, for a card: 'December 6, 2026', which wraps before the year. The card's countdown has the hours. */
export function launchDay(words: ShopWords, product: Launchable, nowMs: number): string | null {
  const launch = launchAhead(product, nowMs, 'card');
  return launch && words.longDate(launch).replace(' ', '\u00a0');
}

function launchAhead(product: Launchable, nowMs: number, surface?: LaunchSurface): Date | null {
  const instantMs = launchInstantMs(product, surface);
  return instantMs !== null && isComingSoon(product, nowMs, surface) ? new Date(instantMs) : null;
}
