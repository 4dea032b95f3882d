import type {AppLoadContext} from '@shopify/remix-oxygen';
import {pageUrl} from '~/lib/language/local-path';
import {BRIEF_CACHE} from '~/lib/storefront/caching';
import {CatalogueError} from '~/lib/storefront/load-every-page';
import {canBuy, leadingVariant, type Selling} from '~/shop/product/availability';
import {PRODUCT_PAGE_FRAGMENT} from '~/shop/product/fragments';
import {productPath} from '~/shop/paths';
import {hasChoice} from '~/shop/product/variants';
import {loadSite} from '~/shop/site/load-site';
import {loadIndex} from '~/shop/search/load-index.server';
import {parseQuery} from '~/shop/search/parse-query';
import {BLANK_SEARCH, MAX_QUERY_LENGTH, type SearchRequest} from '~/shop/search/search-url';
import {searchWorks} from '~/shop/search/search-works';
import {findFittingVariant} from '~/shop/filters/matches-filters';
import {type CatalogueProduct, optionValues, toProduct, unpricedMessage} from './ucp-product';
import {CAPABILITIES, UCP_VERSION} from './profile';
import {
  applicableFilters,
  fits,
  ignoresPrice,
  type LookupInput,
  pageRange,
  type ProductInput,
  type SearchInput,
} from './requests';
import {matching, selectVariants} from './select-variants';

/** `search_catalog`: a page of the shop's search. Throws a `CatalogueError` when the storefront fails. */
export async function searchCatalogue(context: AppLoadContext, origin: string, input: SearchInput) {
  const {words} = context;
  const shop = await loadShopAt(context, origin);
  const {index, notice} = await loadIndex(context);
  if (notice) throw new CatalogueError(notice);
  const filters = applicableFilters(input);
  const request = readRequest(context, input);
  const works = searchWorks(words, index, request, shop.nowMs).filter(
    (work) =>
      (filters.categories?.includes(work.productType) ?? true) &&
      work.variants.nodes.some((variant) => fits(variant, work, filters)),
  );
  const {start, end} = pageRange(input);
  const products = await loadProducts(
    context,
    shop,
    works.slice(start, end).map(({id}) => id),
  );
  const hasNextPage = end < works.length;
  return {
    ucp: envelope('search'),
    products: products.flatMap((product) =>
      unpricedMessage(product, shop)
        ? []
        : [toProduct(product, bestFirst(product, filters, request), shop)],
    ),
    messages: [
      ...(ignoresPrice(input) ? [info('price_filter_ignored', words.ucp.otherCurrency)] : []),
      ...products.flatMap((product) => unpricedMessage(product, shop) ?? []),
    ],
    pagination: {
      has_next_page: hasNextPage,
      total_count: works.length,
      ...(hasNextPage && {cursor: String(end)}),
    },
  };
}

/** The size that suits the search, then the others that pass the filters, then the rest. */
function bestFirst(
  product: CatalogueProduct,
  filters: ReturnType<typeof applicableFilters>,
  request: SearchRequest,
) {
  const {nodes} = product.variants;
  const passing = nodes.filter((variant) => fits(variant, product, filters));
  const best = findFittingVariant({...product, variants: {nodes: passing}}, request);
  return [...new Set([...(best ? [best] : []), ...passing, ...nodes])];
}

/** `lookup_catalog`: works with the sizes whose ids were given. For a work's own id, it has its featured size. */
export async function lookUpCatalogue(context: AppLoadContext, origin: string, input: LookupInput) {
  const {words} = context;
  const shop = await loadShopAt(context, origin);
  const ids = [...new Set(input.ids)];
  const filters = applicableFilters(input);
  const products = await loadProducts(context, shop, ids);
  const answers = products.map((product) => {
    const message = unpricedMessage(product, shop);
    if (message) return {message};
    const passing = product.variants.nodes.filter((variant) => fits(variant, product, filters));
    const leading = leadingVariant(product);
    const featured = passing.find((variant) => variant === leading) ?? passing[0];
    const inputsOf = (id: string) => [
      ...(ids.includes(id) ? [{id, match: 'exact'}] : []),
      ...(id === featured?.id && ids.includes(product.id)
        ? [{id: product.id, match: 'featured'}]
        : []),
    ];
    const found = toProduct(product, passing, shop);
    const variants = found.variants
      .map((variant) => ({...variant, inputs: inputsOf(variant.id)}))
      .filter(({inputs}) => inputs.length > 0);
    return {found: variants.length > 0 && {...found, variants}};
  });
  const known = new Set(
    products.flatMap(({id, variants}) => [id, ...variants.nodes.map((variant) => variant.id)]),
  );
  return {
    ucp: envelope('lookup'),
    products: answers.flatMap(({found}) => found || []),
    messages: [
      ...(ignoresPrice(input) ? [info('price_filter_ignored', words.ucp.otherCurrency)] : []),
      ...answers.flatMap(({message}) => message ?? []),
      ...ids.filter((id) => !known.has(id)).map((id) => info('not_found', id)),
    ],
  };
}

/** `get_product`: a work with the sizes that match the selection; without a price, an error with its page's URL. */
export async function getProduct(context: AppLoadContext, origin: string, input: ProductInput) {
  const {words} = context;
  const shop = await loadShopAt(context, origin);
  const [product] = await loadProducts(context, shop, [input.id]);
  if (!product) return failure('not_found', words.ucp.notFound, pageUrl(words, origin, '/search'));
  const unpriced = unpricedMessage(product, shop);
  const page = pageUrl(words, origin, productPath(product.handle));
  if (unpriced) return failure(unpriced.code, unpriced.content, page);
  const filters = applicableFilters(input);
  const passing = product.variants.nodes.filter((variant) => fits(variant, product, filters));
  const {selected, variants} = selectVariants({...product, variants: {nodes: passing}}, input);
  if (variants.length === 0) return failure('not_found', words.ucp.notFound, page);
  const detail = toProduct(product, variants, shop);
  return {
    ucp: envelope('lookup'),
    product: {
      ...detail,
      ...(hasChoice(product.options) && {
        selected,
        options: product.options.map(({name}) => ({
          name,
          values: optionValues(product, name).map(({label}) => {
            // The variants with this value and the rest of the selection.
            const rest = selected.filter((option) => option.name !== name);
            const left = matching(product.variants.nodes, [...rest, {name, label}]);
            return {
              label,
              exists: left.length > 0,
              available: left.some((variant) => canBuy(product, variant, shop.nowMs)),
            };
          }),
        })),
      }),
    },
  };
}

async function loadShopAt(context: AppLoadContext, origin: string) {
  const {words, nowMs} = context;
  const {site, sellsOtherSizes} = await loadSite(context);
  return {words, origin, nowMs, site, sellsOtherSizes};
}

/** The request, read as on the search page, where a query may name filters. Explicit filters override those. */
function readRequest({words}: AppLoadContext, input: SearchInput): SearchRequest {
  const {price, color, orientation, wall_width_cm: wallWidth} = applicableFilters(input);
  const query = (input.query ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);
  const parsed = parseQuery(words, {...BLANK_SEARCH, query});
  return {
    ...parsed,
    ...(color && {colour: color}),
    ...(orientation && {orientation}),
    ...(wallWidth !== undefined && {sofa: {width: wallWidth, unit: 'cm'}}),
    ...(price?.min !== undefined && {minPrice: price.min / 100}),
    ...(price?.max !== undefined && {maxPrice: price.max / 100}),
  };
}

function envelope(capability: 'search' | 'lookup') {
  return {
    version: UCP_VERSION,
    capabilities: {[CAPABILITIES[capability]]: [{version: UCP_VERSION}]},
  };
}

function info(code: string, content: string) {
  return {type: 'info' as const, code, content};
}

/** A response without a product. `url` is the page on which a person can continue. */
function failure(code: string, content: string, url: string) {
  return {
    ucp: {...envelope('lookup'), status: 'error'},
    messages: [{type: 'error', code, content, severity: 'unrecoverable'}],
    continue_url: url,
  };
}

/**
 * The works with these product or variant ids, each once, in their order. Omits ids that the store doesn't know, and
 * works without a size or a picture, which the shop doesn't sell. Throws a `CatalogueError` when the storefront fails.
 */
async function loadProducts(
  context: AppLoadContext,
  {sellsOtherSizes}: Selling,
  ids: string[],
): Promise<CatalogueProduct[]> {
  // The storefront rejects a query with an id of another form.
  const valid = ids.filter((id) => /^gid:\/\/shopify\/Product(?:Variant)?\/\d{1,20}$/.test(id));
  if (valid.length === 0) return [];
  const {data, notice} = await context.storefront.safeQuery(UCP_PRODUCTS_QUERY, {
    variables: {ids: valid},
    mayFail: ['stock'],
    cache: BRIEF_CACHE,
  });
  if (notice) throw new CatalogueError(notice);
  const stock = new Map(
    (data.stock ?? []).flatMap((node) => {
      const product = node && 'product' in node ? node.product : node;
      return product && 'variants' in product
        ? product.variants.nodes.map(({id, quantityAvailable}) => [id, quantityAvailable] as const)
        : [];
    }),
  );
  const products = new Map<string, CatalogueProduct>();
  for (const node of data.nodes) {
    const product = node && 'product' in node ? node.product : node;
    if (!product || !('variants' in product)) continue;
    const {variants, images} = product;
    if (variants.nodes.length === 0 || images.nodes.length === 0) continue;
    products.set(product.id, {...product, stock, sellsOtherSizes});
  }
  return [...products.values()];
}

const UCP_PRODUCT_FRAGMENT = `#graphql
  fragment UcpProduct on Product {
    ...ProductPage
    tags
  }
` as const;

const UCP_PRODUCTS_QUERY = `#graphql
  query UcpProducts($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        ...UcpProduct
      }
      ... on ProductVariant {
        product {
          ...UcpProduct
        }
      }
    }
    stock: nodes(ids: $ids) {
      ... on Product {
        ...UcpStock
      }
      ... on ProductVariant {
        product {
          ...UcpStock
        }
      }
    }
  }
  fragment UcpStock on Product {
    variants(first: 10) {
      nodes {
        id
        quantityAvailable
      }
    }
  }
  ${UCP_PRODUCT_FRAGMENT}
  ${PRODUCT_PAGE_FRAGMENT}
` as const;
