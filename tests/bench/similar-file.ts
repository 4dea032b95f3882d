import type {ResponseSize} from '../support/arrivals';

/**
 * The address of the script or style sheet from the page's own server with the uncompressed size nearest to the document's,
 * as the baseline for the page's speed. Null when the page loaded none from there.
 */
export function findSimilarFile(arrivals: readonly ResponseSize[], origin: string): string | null {
  const document = arrivals.find(({kind}) => kind === 'document')?.length ?? 0;
  const [nearest] = arrivals
    .filter(({kind, url}) => /script|stylesheet/.test(kind) && new URL(url).origin === origin)
    .sort((a, b) => Math.abs(a.length - document) - Math.abs(b.length - document));
  return nearest?.url ?? null;
}
