/**
 * Headers of a page that only an email's or a guest's link leads to: caches and search engines don't store it, and it
 * doesn't reveal its URL to other pages.
 */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // A post from the page keeps its `Origin`, which `no-referrer` would remove.
  'Referrer-Policy': 'strict-origin',
};
