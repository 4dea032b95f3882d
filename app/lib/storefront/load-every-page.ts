import type {Notice} from '~/lib/notice';

/** The storefront's maximum page size. */
export const LARGEST_PAGE = 250;

interface ProductsPage<Product> {
  data: {
    products: {nodes: Product[]; pageInfo: {hasNextPage: boolean; endCursor?: string | null}};
  } | null;
  notice: Notice | null;
}

/** Thrown when the storefront fails while the complete catalogue is read. */
export class CatalogueError extends Error {
  constructor(readonly notice: Notice) {
    super([notice.title, notice.description].filter(Boolean).join(': '));
  }
}

/**
 * All products; `load` loads the page after a cursor. When the storefront fails, there's a notice, with the pages
 * loaded so far.
 */
export async function loadEveryPage<Product>(
  load: (after: string | null) => Promise<ProductsPage<Product>>,
): Promise<{products: Product[]; notice: Notice | null}> {
  const products: Product[] = [];
  let notice: Notice | null = null;
  let after: string | null = null;
  do {
    const page: ProductsPage<Product> = await load(after);
    const {nodes = [], pageInfo} = page.data?.products ?? {};
    products.push(...nodes);
    notice ??= page.notice;
    after = pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after);
  return {products, notice};
}
