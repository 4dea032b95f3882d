import type {Thing} from 'schema-dts';
import {pageUrl, webPage} from '~/shop/structured-data/web-page';
import type {CollectionName} from '~/shop/collection/collections';
import type {VisibleCard} from '~/shop/card/visible-card';
import words from '#words/catalogue';

/**
 * Structured data of a collection page, with the URLs of its products: each product page has the details and the price.
 */
export function collectionStructuredData(
  name: CollectionName,
  products: VisibleCard[],
  origin: string,
): Thing[] {
  const {title, subtitle} = words[name];
  return webPage(origin, {
    type: 'CollectionPage',
    name: title,
    path: `/collections/${name}`,
    description: `${subtitle}.`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: products.length,
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: pageUrl(origin, `/product/${encodeURIComponent(product.handle)}`),
      })),
    },
  });
}
