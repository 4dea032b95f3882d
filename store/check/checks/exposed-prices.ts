import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';
import {secretWorks} from '../secret-works';

const about = findingsAbout('Hidden prices');
const titlesOf = (works: readonly {title: string}[]) => works.map(({title}) => title).join(', ');

/** The store doesn't expose prices that the shop hides. */
export function checkExposedPrices(facts: ShopFacts): Finding | Finding[] {
  const {exposed, site, settings} = facts;
  const secrets = secretWorks(facts);
  if (!exposed) return [];
  if (secrets.length === 0) return about.fine('No price is hidden.');
  const inThemes = secrets.filter(({handle}) => exposed.themes.includes(handle));
  const toAgents = secrets.filter(({handle}) => exposed.agents.includes(handle));
  const hasToken = site?.home.body.includes(settings.storefrontToken) ?? false;
  const findings = [
    ...about.worksStop(
      inThemes,
      `Anyone can read the hidden prices of ${titlesOf(inThemes)} at ${settings.storeUrl}/products.json or in its sitemap.`,
      'Shopify admin, Products, the work, Publishing: clear Online Store.',
    ),
    ...about.worksStop(
      toAgents,
      `Shopify reveals the hidden prices of ${titlesOf(toAgents)} to shopping agents.`,
      'Shopify admin, Products, the work, Publishing: clear Online Store and every AI channel. If agents still find it, add the metafield seo.hidden (integer) with the value 1.',
    ),
    ...about.worksToMend(
      hasToken ? secrets.filter(({isInShop}) => isInShop) : [],
      'Your pages contain the public token, for Shopify’s analytics, and with it anyone can read every hidden price.',
      'Remove PUBLIC_STOREFRONT_ID from the storefront’s environment variables, or accept it: docs/operations.md, What the public token can read.',
    ),
  ];
  return findings.length > 0
    ? findings
    : about.fine('The store doesn’t expose the prices that the shop hides.');
}
