import {isGuessable, PRIVATE_KEY_HINT} from '../../patterns';
import {type Check, warning, worksBlocker, worksWarning, WORK_IN_ADMIN} from '../check';
import {secretWorks} from '../load/load-exposed';

const titlesOf = (works: readonly {title: string}[]) => works.map(({title}) => title).join(', ');

export const secretChecks: readonly Check[] = [
  {
    subject: 'Keys',
    faults: ({works, viewings}) => {
      const guessable = viewings.filter(({key}) => isGuessable(key));
      return [
        worksWarning(
          works.filter(
            ({fields}) => fields.early_access_key && isGuessable(fields.early_access_key),
          ),
          'Works whose early-access key could be guessed.',
          `${WORK_IN_ADMIN}, Metafields: ${PRIVATE_KEY_HINT}`,
        ),
        guessable.length > 0 &&
          warning(
            `Viewings whose key could be guessed: ${titlesOf(guessable)}.`,
            `Shopify admin, Content, Metaobjects, Viewing for a collector: ${PRIVATE_KEY_HINT}`,
          ),
      ];
    },
    passed: () => 'Nobody can guess the key of a private page.',
  },
  {
    subject: 'Hidden prices',
    faults: (shop) => {
      const {exposed, site, settings} = shop;
      if (!exposed) return [];
      const secrets = secretWorks(shop);
      const inThemes = secrets.filter(({handle}) => exposed.themes.includes(handle));
      const toAgents = secrets.filter(({handle}) => exposed.agents.includes(handle));
      const hasToken = site?.home.body.includes(settings.storefrontToken) ?? false;
      return [
        worksBlocker(
          inThemes,
          `Anyone can read the hidden prices of ${titlesOf(inThemes)} at ${settings.storeUrl}/products.json or in its sitemap.`,
          `${WORK_IN_ADMIN}, Publishing: clear Online Store.`,
        ),
        worksBlocker(
          toAgents,
          `Shopify reveals the hidden prices of ${titlesOf(toAgents)} to shopping agents.`,
          `${WORK_IN_ADMIN}, Publishing: clear Online Store and every AI channel. If agents still find it, add the metafield seo.hidden (integer) with the value 1.`,
        ),
        worksWarning(
          hasToken ? secrets.filter(({isInShop}) => isInShop) : [],
          'Your pages contain the public token, for Shopify’s analytics, and with it anyone can read every hidden price.',
          'Remove PUBLIC_STOREFRONT_ID from the storefront’s environment variables, or accept it: docs/operations.md, What the public token can read.',
        ),
      ];
    },
    passed: (shop) => {
      if (!shop.exposed) return null;
      return secretWorks(shop).length > 0
        ? 'The store doesn’t expose the prices that the shop hides.'
        : 'No price is hidden.';
    },
  },
];
