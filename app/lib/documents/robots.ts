import {LANGUAGES} from '#contracts/languages';

/**
 * Paths that crawlers need not fetch: resource routes, and sorted or further pages of lists, whose products are in the
 * sitemap. Pages that must not be indexed say `noindex` themselves; a disallowed page's `noindex` would never be read.
 */
const NOT_FOR_CRAWLERS = [
  ...LANGUAGES.flatMap(({path}) =>
    ['/cart', '/api/', '/unsubscribe', '/newsletter/confirm'].map((page) => path + page),
  ),
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
