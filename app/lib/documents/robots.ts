import {LANGUAGES} from '#contracts/languages';

/**
 * Paths that crawlers don't need to fetch: resource routes, and sorted or later pages of lists, whose products are in
 * the sitemap. Pages that must not be indexed say `noindex` themselves: a crawler never reads the `noindex` of a
 * disallowed page.
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
    ...LANGUAGES.flatMap(({path: language}) =>
      NOT_FOR_CRAWLERS.filter((path) => !language || !path.startsWith('/*')).map(
        (path) => `Disallow: ${language}${path}`,
      ),
    ),
    '',
    ...LANGUAGES.map(({path}) => `Sitemap: ${origin}${path}/sitemap.xml`),
    '',
  ].join('\n');
}
