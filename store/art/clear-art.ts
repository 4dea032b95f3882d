import {buildProducts} from '../../embedded/seed/products';
import {mutate} from '../../supabase/functions/_shared/adapters/shopify-admin';
import type {RunAdmin} from '../admin-client';
import {NAMESPACE} from '../product-fields';

const PRODUCT = `query($id: ID!) {
  product(id: $id) {
    id
    title
    colours: metafield(namespace: "${NAMESPACE}", key: "colours") { value }
  }
}`;

const DELETE = `mutation($input: ProductDeleteInput!) {
  productDelete(input: $input) { userErrors { message } }
}`;

export interface DemoWork {
  id: string;
  title: string;
}

/** The demo's works that are still in the embedded shop, except those that an import has made the artist's own. */
export async function findDemoArt(run: RunAdmin): Promise<DemoWork[]> {
  const found: DemoWork[] = [];
  for (const {id, metafields} of buildProducts(new Date())) {
    const {product} = await run<{product: (DemoWork & {colours: {value: string} | null}) | null}>(
      PRODUCT,
      {id},
    );
    // An import takes the colours from the artist's photograph.
    const painted = metafields.find(({key}) => key === 'colours')?.value;
    if (product && product.colours?.value === painted) found.push({id, title: product.title});
  }
  return found;
}

/** Deletes works. Throws at the first one that the store doesn't delete. */
export async function deleteWorks(works: readonly DemoWork[], run: RunAdmin): Promise<void> {
  for (const {id} of works) await mutate(run, DELETE, {input: {id}});
}
