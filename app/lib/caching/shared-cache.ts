/**
 * Lets Oxygen's full-page cache store public responses such as Remix's route manifest. Oxygen reads only its own
 * header.
 */
export function allowSharedCache(headers: Headers): void {
  const control = headers.get('Cache-Control');
  if (!control?.startsWith('public') || headers.has('Oxygen-Cache-Control')) return;
  headers.set('Oxygen-Cache-Control', control);
  // Oxygen doesn't cache a response without `Vary`.
  if (!headers.has('Vary')) headers.set('Vary', 'Accept-Encoding');
}
