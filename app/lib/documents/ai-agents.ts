import type {ContentUsage} from './content-usage';

interface Agent {
  /** The product token in `robots.txt`. */
  name: string;
  purpose: keyof ContentUsage;
  /** The operator's page that documents the name and purpose. */
  source: string;
}

const OPENAI = 'https://developers.openai.com/api/docs/bots';
const ANTHROPIC = 'https://support.claude.com/en/articles/8896518';
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/';

/**
 * AI companies' agents that obey `robots.txt`, as documented on 25 November 2026. Search engines aren't listed, because
 * `noindex` is their own way out. An agent with two purposes is listed under the one that the artist fears more.
 */
export const AI_AGENTS: readonly Agent[] = [
  {name: 'OAI-SearchBot', purpose: 'search', source: OPENAI},
  {name: 'Claude-SearchBot', purpose: 'search', source: ANTHROPIC},
  {name: 'PerplexityBot', purpose: 'search', source: PERPLEXITY},
  {name: 'Amzn-SearchBot', purpose: 'search', source: AMAZON},
  {name: 'ChatGPT-User', purpose: 'answers', source: OPENAI},
  {name: 'Claude-User', purpose: 'answers', source: ANTHROPIC},
  {name: 'Perplexity-User', purpose: 'answers', source: PERPLEXITY},
  {name: 'Amzn-User', purpose: 'answers', source: AMAZON},
  {name: 'meta-externalfetcher', purpose: 'answers', source: META},
  {name: 'GPTBot', purpose: 'training', source: OPENAI},
  {name: 'ClaudeBot', purpose: 'training', source: ANTHROPIC},
  {
    // Also what Gemini quotes in its answers, but not Google Search.
    name: 'Google-Extended',
    purpose: 'training',
    source: 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers',
  },
  {
    name: 'Applebot-Extended',
    purpose: 'training',
    source: 'https://support.apple.com/en-us/119829',
  },
  {name: 'meta-externalagent', purpose: 'training', source: META},
  {name: 'Amazonbot', purpose: 'training', source: AMAZON},
  {name: 'CCBot', purpose: 'training', source: 'https://commoncrawl.org/ccbot'},
  {
    // ByteDance documents nothing.
    name: 'Bytespider',
    purpose: 'training',
    source: 'https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/',
  },
];
