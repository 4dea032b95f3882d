/** Lets Oxygen's full-page cache keep what everybody may keep, such as Remix's list of routes; it goes by a header of its own. */
export function allowSharedCache(headers: Headers): void {
  const control = headers.get('Cache-Control');
  if (!control?.startsWith('public') || headers.has('Oxygen-Cache-Control')) return;
  headers.set('Oxygen-Cache-Control', control);
  // Oxygen keeps nothing without one.
  if (!headers.has('Vary')) headers.set('Vary', 'Accept-Encoding');
}
