import type {ContentUsage} from './content-usage';

/**
 * The product tokens of AI companies' agents that obey `robots.txt`, as documented on 25 November 2026. Search engines
 * aren't listed, because `noindex` is their own way out. An agent with two purposes is listed under the one that the
 * artist fears more.
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
