import {bytesOf, noteArrivals} from '../support/arrivals';
import {withPhonePage} from './phone';
import {findSimilarFile} from './similar-file';

/** What a first visit to a page downloads. */
export interface Weight {
  /** Transferred bytes, with gzip at level 6 for text. */
  bytes: Record<(typeof KINDS)[number], number>;
  requests: number;
  /** See `findSimilarFile`. */
  similarFile: string | null;
}

export const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'] as const;

/** Some pages never become idle; this limits the wait. */
const IDLE_TIMEOUT_MS = 15_000;

/** Measures a cold load of a page on a phone until the network is idle. */
export async function weighPage(url: string): Promise<Weight> {
  return withPhonePage(async (page) => {
    const readArrivals = noteArrivals(page);
    await page.goto(url);
    await page.waitForLoadState('networkidle', {timeout: IDLE_TIMEOUT_MS}).catch(() => null);
    const arrivals = await readArrivals();
    const bytes = Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(arrivals, kind)]));
    return {
      bytes: bytes as Weight['bytes'],
      requests: arrivals.length,
      similarFile: findSimilarFile(arrivals, new URL(url).origin),
    };
  });
}
