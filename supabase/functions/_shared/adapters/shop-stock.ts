import type {LanguageCode} from '../contracts/languages.ts';
import {signVisitor} from '../contracts/security/visitor-signature.ts';
import {type ForSale, stockResponseSchema} from '../contracts/wait.ts';
import {localShopUrl} from '../languages.ts';

/** The shop's current stock. */
export interface Stock {
  /**
   * The items (at most `STOCK_BATCH`) that are for sale now, with their texts in this language. Throws when the shop
   * doesn't respond properly.
   */
  findForSale(items: readonly string[], language: LanguageCode): Promise<ForSale[]>;
}

const TIMEOUT_MS = 10_000;

/**
 * Asks the shop's server, which knows the rules for launches and sizes. The response to a signed request also includes
 * works that members can buy before a launch. `shopUrl` has no trailing slash.
 */
export function createShopStock(shopUrl: string, forwardSecret: string): Stock {
  return {
    async findForSale(items, language) {
      const question = new URLSearchParams({items: items.join(',')});
      const response = await fetch(`${localShopUrl(shopUrl, language)}/api/for-sale?${question}`, {
        headers: await signVisitor(forwardSecret, null, Date.now()),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The shop answered ${response.status} about its stock`);
      const {items: found} = stockResponseSchema.parse(await response.json());
      return found.filter((forSale) => forSale !== null);
    },
  };
}
