import type {Site} from '#contracts/site';
import {policyLinks, siteLinks} from '~/content/navigation';
import {escapeMarkdown, markdownLink} from '~/lib/documents/markdown';
import {pageUrl} from '~/lib/language/local-path';
import {collapseTitlesByKind} from '~/shop/collection/collapse-titles';
import {isOriginal, saleState, stateLabel} from '~/shop/product/availability';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {findPriceRange, formatPriceRange} from '~/shop/product/price-range';
import {productPath} from '~/shop/paths';
import type {ServerWords} from '~/words';
import type {FeedProduct} from './load-feed-products';

/** The document stays short enough to read in full; the feeds and the sitemap have every work. */
const MAX_WORKS = 100;

/**
 * What an assistant needs to know of the shop, in Markdown: `/agents.md`, and `/llms.txt` in that format
 * (https://llmstxt.org).
 */
export function agentsDocument(
  words: ServerWords,
  products: readonly FeedProduct[],
  origin: string,
  nowMs: number,
  site: Site,
): string {
  const {agents} = words.ai;
  const linkTo = (text: string, path: string) => markdownLink(text, pageUrl(words, origin, path));
  const list = (links: readonly string[]) => links.map((link) => `- ${link}`).join('\n');
  const works = collapseTitlesByKind(products)
    .slice(0, MAX_WORKS)
    .map(
      (work) =>
        `${linkTo(work.title, `${productPath(work.handle)}.md`)}: ${escapeMarkdown(describeOffer(words, work, nowMs))}`,
    );
  const questions = {to: '/questions', label: words.navigation.questions};
  const pages = [...siteLinks(words), questions, ...policyLinks(words)];
  return [
    `# ${escapeMarkdown(site.name)}`,
    `> ${escapeMarkdown(site.description)}`,
    escapeMarkdown(agents.about(site.artist.name, site.place)),
    `## ${agents.rules}`,
    list([
      agents.buy(pageUrl(words, origin, '/cart/1:1')),
      agents.catalogue(pageUrl(words, origin, '/api/ucp/mcp'), `${origin}/.well-known/ucp`),
      agents.terms,
      agents.originals,
      agents.launches,
      linkTo(agents.use, '/ai'),
    ]),
    `## ${agents.works}`,
    list(works),
    `## ${agents.pages}`,
    list(pages.map(({label, to}) => linkTo(label, to))),
    `## ${agents.files}`,
    list([
      linkTo(agents.googleFeed, '/products.xml'),
      linkTo(agents.openAiFeed, '/products.jsonl'),
      linkTo(agents.sitemap, '/sitemap.xml'),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Whether a work can be bought, and its price. */
function describeOffer(words: ServerWords, work: FeedProduct, nowMs: number): string {
  const label = stateLabel(words, work, saleState(work, nowMs));
  const kind = isOriginal(work) ? words.catalogue.original : work.productType;
  if (label) return `${kind}, ${label}`;
  if (arePricesHidden(work, nowMs)) return `${kind}, ${words.product.contactForPricing}`;
  const range = findPriceRange(work);
  return range ? `${kind}, ${formatPriceRange(words, range)}` : kind;
}
