/**
 * What crawlers need not fetch: what is no page, and lists in another order or further down, whose works the sitemap names.
 * Pages that are to be fetched and not shown say `noindex` themselves; a crawler that is kept away could not read that.
 */
const NOT_FOR_CRAWLERS = [
  '/cart',
  '/api/',
  '/unsubscribe',
  '/newsletter/confirm',
  '/*?*sort=',
  '/*?*cursor=',
  '/*?*checkout=',
];

/** The shop's `robots.txt` (RFC 9309). */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
