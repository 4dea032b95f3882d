import {findingsAbout, type Finding} from '../finding';
import type {CollectionFacts, ShopFacts} from '../shop-facts';
import {KIND_OF_COLLECTION, listed} from '../work-kind';

const about = findingsAbout('Collections');
const WHERE = 'Shopify admin, Products, Collections';

/** The Prints and Originals pages follow the order of the store's collections with these handles. */
export function checkCollections(facts: ShopFacts): Finding[] {
  const findings = facts.collections.flatMap((collection) => findingsOf(collection, facts));
  return findings.some(({level}) => level !== 'fine')
    ? findings
    : [...findings, about.fine('Prints and originals are shown in the order of your collections.')];
}

function findingsOf(collection: CollectionFacts, {works, admin}: ShopFacts): Finding[] {
  const {handle} = collection;
  const kind = KIND_OF_COLLECTION[handle];
  const ofKind = listed(works).filter(({type}) => type === kind);
  if (ofKind.length === 0) {
    return [
      about.fine(`No work has the type '${kind}' yet, so the page of the ${handle} is empty.`),
    ];
  }
  if (!collection.works) return [missing(handle, kind, admin?.collections ?? null)];
  if (collection.works.length === 0) {
    return [
      about.mend(
        `The collection '${handle}' is empty, so its page shows the newest works first, not your order.`,
        `${WHERE}, ${handle}: make it automated, with the product type '${kind}'.`,
      ),
    ];
  }
  const held = new Set(collection.works);
  return [
    ...about.worksToMend(
      ofKind.filter((work) => !held.has(work.handle)),
      `Works that aren’t in the collection '${handle}': visitors see them only if they change the sort order.`,
      `${WHERE}, ${handle}: make it automated, with the product type '${kind}', or add them.`,
    ),
    ...(admin?.sortedByPrice.includes(handle)
      ? [
          about.mend(
            `The collection '${handle}' is sorted by price, so a work’s position hints at a price that its page hides.`,
            `${WHERE}, ${handle}, Sort: choose another order.`,
          ),
        ]
      : []),
  ];
}

/** `inStore` contains the handles of the store's collections; null when the token can't read them. */
function missing(handle: string, kind: string, inStore: readonly string[] | null): Finding {
  const instead = 'its page has the newest first, not your order.';
  const publish = `${WHERE}, ${handle}, Publishing: tick the Headless (or Hydrogen) channel.`;
  const make = `${WHERE}: create one with the handle '${handle}', automated, with the product type '${kind}'.`;
  if (inStore?.includes(handle)) {
    return about.mend(`The collection '${handle}' is not published: ${instead}`, publish);
  }
  return inStore
    ? about.mend(`The store has no collection '${handle}': ${instead}`, make)
    : about.mend(
        `The shop can’t see a collection '${handle}': ${instead}`,
        `${make} If it exists: ${publish}`,
      );
}
