import {buildProducts} from '../../embedded/seed/products';
import {mutate, type RunAdmin} from '../../supabase/functions/_shared/adapters/shopify-admin';

const PRODUCT = `query($id: ID!) {
  product(id: $id) {
    id
    title
    media(first: 50) { nodes { ... on MediaImage { image { url } } } }
  }
}`;

const DELETE = `mutation($input: ProductDeleteInput!) {
  productDelete(input: $input) { userErrors { message } }
}`;

export interface DemoWork {
  id: string;
  title: string;
}

interface Stored extends DemoWork {
  media: {nodes: {image?: {url: string} | null}[]};
}

/** The demo's works that are still in the embedded shop. A work with a picture of the artist's is the artist's own. */
export async function findDemoArt(run: RunAdmin): Promise<DemoWork[]> {
  const found: DemoWork[] = [];
  for (const {id, images} of buildProducts(new Date())) {
    const {product} = await run<{product: Stored | null}>(PRODUCT, {id});
    const isDemo = product?.media.nodes.every(({image}) =>
      images.some(({url}) => image?.url.endsWith(url)),
    );
    if (product && isDemo) found.push({id, title: product.title});
  }
  return found;
}

/** Deletes works. Throws at the first one that the store doesn't delete. */
export async function deleteWorks(works: readonly DemoWork[], run: RunAdmin): Promise<void> {
  for (const {id} of works) await mutate(run, DELETE, {input: {id}});
}
