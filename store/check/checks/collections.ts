import {type Check, warning, worksWarning} from '../check';
import type {ShopFacts} from '../load-shop';
import {type CollectionHandle, KIND_OF_COLLECTION, listed} from '../work-kind';

const COLLECTIONS = 'Shopify admin, Products, Collections';

/** The Prints and Originals pages follow the order of the store's collections with these handles. */
export const collectionsCheck: Check = {
  subject: 'Collections',
  faults: (shop) => shop.collections.flatMap((collection) => collectionFaults(collection, shop)),
  passed: ({collections, works}) => {
    const empty = collections.filter(({handle}) => worksFor(handle, works).length === 0);
    return [
      ...empty.map(
        ({handle}) =>
          `No work has the type '${KIND_OF_COLLECTION[handle]}' yet, so the page of the ${handle} is empty.`,
      ),
      'Prints and originals are shown in the order of your collections.',
    ].join(' ');
  },
};

function worksFor(handle: CollectionHandle, works: ShopFacts['works']) {
  return listed(works).filter(({type}) => type === KIND_OF_COLLECTION[handle]);
}

function collectionFaults(
  {handle, works: collected}: ShopFacts['collections'][number],
  {works, admin}: ShopFacts,
) {
  const kind = KIND_OF_COLLECTION[handle];
  const wanted = worksFor(handle, works);
  if (wanted.length === 0) return [];
  const where = `${COLLECTIONS}, ${handle}`;
  const instead = 'its page has the newest first, not your order.';
  const publish = `${where}, Publishing: tick the Headless (or Hydrogen) channel.`;
  const make = `${COLLECTIONS}: create one with the handle '${handle}', automated, with the product type '${kind}'.`;
  if (!collected && !admin) {
    return [
      warning(
        `The shop can’t see a collection '${handle}': ${instead}`,
        `${make} If it exists: ${publish}`,
      ),
    ];
  }
  if (!collected) {
    return [
      admin?.collections.includes(handle)
        ? warning(`The collection '${handle}' is not published: ${instead}`, publish)
        : warning(`The store has no collection '${handle}': ${instead}`, make),
    ];
  }
  if (collected.length === 0) {
    return [
      warning(
        `The collection '${handle}' is empty, so its page shows the newest works first, not your order.`,
        `${where}: make it automated, with the product type '${kind}'.`,
      ),
    ];
  }
  return [
    worksWarning(
      wanted.filter((work) => !collected.includes(work.handle)),
      `Works that aren’t in the collection '${handle}': visitors see them only if they change the sort order.`,
      `${where}: make it automated, with the product type '${kind}', or add them.`,
    ),
    admin?.sortedByPrice.includes(handle) &&
      warning(
        `The collection '${handle}' is sorted by price, so a work’s position hints at a price that its page hides.`,
        `${where}, Sort: choose another order.`,
      ),
  ];
}
