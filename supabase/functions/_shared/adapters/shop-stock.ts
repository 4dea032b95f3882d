import {signVisitor} from '../contracts/visitor-signature.ts';
import {stockResponseSchema} from '../contracts/wait.ts';
import {localShopUrl} from '../languages.ts';
import type {Stock} from '../ports.ts';

const TIMEOUT_MS = 10_000;

/**
 * Asks the shop's own server, which knows its rules of launches and sizes. A signed question is answered with what members may buy
 * before a launch, too. `shopUrl` has no trailing slash.
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
