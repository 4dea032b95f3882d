import {bytesOf, noteArrivals} from '../support/arrivals';
import {onPhone} from './phone';
import {findSimilarFile} from './similar-file';

/** What a first visit to a page fetches. */
export interface Weight {
  /** Bytes as sent, with gzip at level 6 for text. */
  bytes: Record<(typeof KINDS)[number], number>;
  requests: number;
  /** See `findSimilarFile`. */
  similarFile: string | null;
}

export const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'] as const;

/** Some pages never stop asking; then this is all that is waited for. */
const IDLE_LIMIT_MS = 15_000;

/** Weighs a cold load of a page on a phone, to the end of all that it fetches by itself. */
export async function weighPage(url: string): Promise<Weight> {
  return onPhone(async (page) => {
    const readArrivals = noteArrivals(page);
    await page.goto(url);
    await page.waitForLoadState('networkidle', {timeout: IDLE_LIMIT_MS}).catch(() => null);
    const arrivals = await readArrivals();
    const bytes = Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(arrivals, kind)]));
    return {
      bytes: bytes as Weight['bytes'],
      requests: arrivals.length,
      similarFile: findSimilarFile(arrivals, new URL(url).origin),
    };
  });
}
