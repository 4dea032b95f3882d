import {LANGUAGES} from '#contracts/languages';
import {contentSignal, type ContentUsage, contentUsage} from './content-usage';

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

/** Where shopping agents search the catalogue, as `/.well-known/ucp` tells them. */
const FOR_AGENTS = '/api/ucp/mcp';

const PURPOSES: Readonly<Record<keyof ContentUsage, string>> = {
  search: 'Agents that find pages for assistants',
  answers: 'Agents that read pages to answer questions',
  training: 'Agents that collect pages to train AI models',
};

/**
 * The product tokens of AI companies' agents that obey `robots.txt`, as documented on 25 November 2026. Search engines
 * aren't listed, because `noindex` is how to opt out of them. An agent with two purposes is listed under the one that
 * the artist fears more.
 *
 * - OpenAI: https://developers.openai.com/api/docs/bots
 * - Anthropic: https://support.claude.com/en/articles/8896518
 * - Perplexity: https://docs.perplexity.ai/guides/bots
 * - Amazon: https://developer.amazon.com/amazonbot
 * - Meta: https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/
 * - Google: https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
 * - Apple: https://support.apple.com/en-us/119829
 * - Common Crawl: https://commoncrawl.org/ccbot
 * - ByteDance documents nothing: https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/
 */
export const AI_AGENTS: Readonly<Record<keyof ContentUsage, readonly string[]>> = {
  search: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot', 'Amzn-SearchBot'],
  answers: ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'Amzn-User', 'meta-externalfetcher'],
  training: [
    'GPTBot',
    'ClaudeBot',
    // Also what Gemini quotes in its answers, but not Google Search.
    'Google-Extended',
    'Applebot-Extended',
    'meta-externalagent',
    'Amazonbot',
    'CCBot',
    'Bytespider',
  ],
};

/** The shop's `robots.txt` (RFC 9309), with a group for each use that the artist prohibits. */
export function robotsText(origin: string, usage: ContentUsage): string {
  return [
    `# In plain words: ${origin}/ai`,
    '# Prohibitions reserve rights under Article 4 of Directive (EU) 2019/790.',
    'User-agent: *',
    `Content-Signal: ${contentSignal(usage)}`,
    `Content-Usage: ${contentUsage(usage)}`,
    ...LANGUAGES.flatMap(({path: language}) => [
      ...NOT_FOR_CRAWLERS.filter((path) => !language || !path.startsWith('/*')).map(
        (path) => `Disallow: ${language}${path}`,
      ),
      `Allow: ${language}${FOR_AGENTS}`,
    ]),
    '',
    ...(['search', 'answers', 'training'] as const)
      .filter((purpose) => !usage[purpose])
      .flatMap((purpose) => [
        `# ${PURPOSES[purpose]}`,
        ...AI_AGENTS[purpose].map((name) => `User-agent: ${name}`),
        'Disallow: /',
        '',
      ]),
    ...LANGUAGES.map(({path}) => `Sitemap: ${origin}${path}/sitemap.xml`),
    '',
  ].join('\n');
}
