/** Headers of a page that only a mail or a guest's link leads to: it is cached and indexed nowhere, and no other page is told its address. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // A post from the page keeps its `Origin`, which `no-referrer` would take.
  'Referrer-Policy': 'strict-origin',
};
