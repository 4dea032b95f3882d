import {buildProducts} from '../../embedded/seed/products';
import type {RunAdmin} from '../admin-client';
import {NAMESPACE} from '../product-fields';
import {assertDone, type UserErrors} from './admin-queries';

const PRODUCT = `query($id: ID!) {
  product(id: $id) {
    id
    title
    colours: metafield(namespace: "${NAMESPACE}", key: "colours") { value }
  }
}`;

const DELETE = `mutation($input: ProductDeleteInput!) {
  productDelete(input: $input) { userErrors { field message } }
}`;

export interface DemoWork {
  id: string;
  title: string;
}

/** The demo's works that are still in the embedded shop, but those of which an import made the artist's own. */
export async function findDemoArt(run: RunAdmin): Promise<DemoWork[]> {
  const found: DemoWork[] = [];
  for (const {id, metafields} of buildProducts(new Date())) {
    const {product} = await run<{product: (DemoWork & {colours: {value: string} | null}) | null}>(
      PRODUCT,
      {id},
    );
    // An import takes the colours from her photograph.
    const painted = metafields.find(({key}) => key === 'colours')?.value;
    if (product && product.colours?.value === painted) found.push({id, title: product.title});
  }
  return found;
}

/** Deletes works. Throws at the first that the store keeps. */
export async function deleteWorks(works: readonly DemoWork[], run: RunAdmin): Promise<void> {
  for (const {id} of works) {
    const {productDelete} = await run<{productDelete: UserErrors}>(DELETE, {input: {id}});
    assertDone(productDelete);
  }
}
