import type {Notice} from '~/lib/notice';
import type {StorefrontResult} from './safe-query';

/** The storefront's maximum page size. */
export const LARGEST_PAGE = 250;

interface ProductsPage<Product> {
  products: {nodes: Product[]; pageInfo: {hasNextPage: boolean; endCursor?: string | null}};
}

/** Thrown when the storefront fails while the catalogue is read. */
export class CatalogueError extends Error {
  constructor(readonly notice: Notice) {
    super([notice.title, notice.description].filter(Boolean).join(': '));
  }
}

/** All products. `load` loads them page by page. Throws a `CatalogueError` when the storefront fails. */
export async function loadEveryPage<Product>(
  load: (after: string | null) => Promise<StorefrontResult<ProductsPage<Product>>>,
): Promise<Product[]> {
  const products: Product[] = [];
  let after: string | null = null;
  do {
    const {data, notice}: StorefrontResult<ProductsPage<Product>> = await load(after);
    if (notice) throw new CatalogueError(notice);
    const page = data.products;
    products.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after);
  return products;
}
