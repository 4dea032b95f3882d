import {type Check, warning, blocker, skipped} from '../check';
import type {ShopFacts} from '../load-shop';
import type {DocumentFacts} from '../load/load-site';
import {hidesPrice} from '../work-kind';

const GOOGLE_ID = /^G-[A-Z\d]{4,}$/;
const TOKEN_LENGTH = 32;
const GUIDE = 'docs/operations.md, Analytics';

/** The deployed shop. */
export const siteChecks: readonly Check[] = [
  {
    // Set up completely or not at all, and the consent banner and the privacy policy match.
    subject: 'Analytics',
    faults: (shop) => {
      const {ga4Id, storefrontId} = shop.settings;
      return [
        ga4Id !== null &&
          !GOOGLE_ID.test(ga4Id) &&
          warning(
            `PUBLIC_GA4_ID '${ga4Id}' isn’t a measurement ID.`,
            "It looks like 'G-XXXXXXXXXX'.",
          ),
        !shop.isEmbedded &&
          storefrontId !== null &&
          !hasShopify(shop) &&
          warning(
            "Shopify analytics is half set up: there's a storefront ID without a checkout domain, or without a public token.",
            `Set PUBLIC_CHECKOUT_DOMAIN and the 32-character public token, or neither (${GUIDE}).`,
          ),
        consentFault(shop),
      ];
    },
    passed: (shop) =>
      isCounted(shop)
        ? 'Visitors are asked before anything is counted, and the privacy page says so.'
        : 'Nothing is counted, and nobody is asked.',
  },
  {
    subject: 'For search engines',
    faults: ({site, settings, works, now}) => {
      if (!site) return [skipped("The shop's URL isn't set.", 'Set SHOP_URL in .env.')];
      if (site.home.status !== 200) {
        const outcome = site.home.status ? `answers ${site.home.status}` : 'doesn’t answer';
        return [
          blocker(
            `The shop at ${settings.shopUrl} ${outcome}.`,
            'On this machine, run npm start. Otherwise, check the last deployment.',
          ),
        ];
      }
      return [
        ...site.documents.map((document) =>
          documentFault(
            document,
            works.some((work) => !document.hasPricedAlone || !hidesPrice(work, now)),
          ),
        ),
        keepsEverybodyAway(site.robots.body) &&
          warning(
            'robots.txt keeps every search engine away.',
            'Previews do that; check the URL of the production deployment.',
          ),
      ];
    },
    passed: () => 'The sitemap and both feeds list your works.',
  },
];

/** The embedded shop has a checkout without a channel, and tracks nothing. */
function hasShopify({settings}: ShopFacts): boolean {
  const {storefrontId, checkoutDomain, storefrontToken} = settings;
  return Boolean(storefrontId && checkoutDomain && storefrontToken.length === TOKEN_LENGTH);
}

function isCounted(shop: ShopFacts): boolean {
  return hasShopify(shop) || GOOGLE_ID.test(shop.settings.ga4Id ?? '');
}

function consentFault(shop: ShopFacts) {
  const {home, policies} = shop.site ?? {};
  if (home?.status !== 200 || policies?.privacy.status !== 200) return null;
  const hasChoice = home.body.includes('Privacy Choices');
  const saysSo = policies.privacy.body.includes('Measuring visits, if you agree');
  if (hasChoice !== saysSo) {
    return warning(
      hasChoice
        ? 'Visitors are asked, but the privacy page says that nothing is counted.'
        : 'The privacy page says that visitors are asked, but they aren’t.',
      `Deploy again, then check /pages/privacy (${GUIDE}).`,
    );
  }
  return (
    isCounted(shop) !== hasChoice &&
    warning(
      hasChoice
        ? 'The deployed shop asks for consent, but the settings here count nothing.'
        : 'The settings here count visits, but the deployed shop doesn’t ask for consent.',
      `Make .env and the channel's variables match, then deploy again (${GUIDE}).`,
    )
  );
}

/** Whether the group for all agents disallows everything. Agents that train AI have their own group. */
function keepsEverybodyAway(robots: string): boolean {
  const groups = robots.split(/\n\s*\n/);
  const ofAll = groups.find((group) => /^user-agent: \*\s*$/im.test(group)) ?? '';
  return /^disallow: \/\s*$/im.test(ofAll);
}

function documentFault({name, visit: {url, status, body}}: DocumentFacts, hasWorks: boolean) {
  if (status !== 200) {
    return warning(`The ${name} answers ${status ?? 'nothing'}.`, `Open ${url} and try again.`);
  }
  const remedy = `Show your developer ${url}.`;
  const {origin} = new URL(url);
  const works = [...body.matchAll(/https?:\/\/[^\s"<]+\/product\//g)];
  if (works.some(([address]) => !address.startsWith(origin))) {
    return warning(`The ${name} leads to another shop.`, remedy);
  }
  return hasWorks && works.length === 0 && warning(`The ${name} doesn’t list any works.`, remedy);
}
