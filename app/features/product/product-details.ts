import textLanguage from '#words/text-language';
import type {ProductPageFragment} from 'storefrontapi.generated';
import {editionOfEachSize, editionSize, nextOfEdition} from '#contracts/edition';
import {isOriginal} from '~/shop/product/availability';
import {isCertified} from '~/shop/product/certified';
import {metafieldOf} from '~/shop/product/metafields';
import {seriesPath} from '~/shop/product/series-path';
import {formatWorkSize, originalSize} from '~/shop/product/work-size';
import words from '#words/product-details';

/** A row of the details table. */
export interface ProductDetail {
  term: string;
  value: string;
  /** The value's language, where it is not the page's. */
  lang?: string;
  /** The page that the value leads to. */
  to?: string;
}

type Described = Pick<
  ProductPageFragment,
  | 'handle'
  | 'productType'
  | 'images'
  | 'originalSize'
  | 'originalWidthCm'
  | 'originalHeightCm'
  | 'series'
  | 'metafields'
> & {variants?: {nodes: {title: string}[]}};

/**
 * What the shop's metafields say of a work, in the order of the table, and its series. Without a metafield there is no row.
 * `stock` is what is left of each variant, in their order.
 */
export function productDetails(
  product: Described,
  stock: readonly (number | null)[] = [],
): ProductDetail[] {
  const size = originalSize(product);
  const entry = product.series?.reference;
  const series = entry && 'handle' in entry ? entry : null;
  return [
    row(words.medium, metafieldOf(product, 'medium')),
    row(words.surface, metafieldOf(product, 'surface')),
    row(
      isOriginal(product) ? words.size : words.sizeOfOriginal,
      size && {value: formatWorkSize(size)},
    ),
    row(words.year, metafieldOf(product, 'year')),
    row(words.paper, metafieldOf(product, 'paper')),
    edition(product),
    ...nextCopies(product, stock),
    row(words.border, metafieldOf(product, 'border')),
    row(words.framing, metafieldOf(product, 'framing')),
    row(words.signature, metafieldOf(product, 'signature')),
    isCertified(product) &&
      row(
        words.certificate,
        metafieldOf(product, 'certificate') ?? {value: words.specimen},
        `/certificate/specimen?work=${encodeURIComponent(product.handle)}`,
      ),
    row(words.packing, metafieldOf(product, 'packing')),
    series && row(words.series, series.title, seriesPath(series.handle)),
  ].filter((detail) => detail !== null && detail !== false);
}

function row(
  term: string,
  field: {value?: string | null} | null | undefined,
  to?: string,
): ProductDetail | null {
  if (!field?.value) return null;
  const lang = textLanguage(field, 'value');
  return {term, value: field.value, ...(lang && {lang}), ...(to && {to})};
}

/** The edition, which counts each of several sizes by itself. */
function edition(product: Described): ProductDetail | null {
  const detail = row(words.edition, metafieldOf(product, 'edition'));
  const hasSizes = (product.variants?.nodes.length ?? 0) > 1;
  return detail && hasSizes ? {...detail, value: editionOfEachSize(detail.value)} : detail;
}

/** Which number of a limited edition is next: a row for each size, from its stock alone. */
function nextCopies(product: Described, stock: readonly (number | null)[]): ProductDetail[] {
  const copies = editionSize(metafieldOf(product, 'edition')?.value);
  const {variants} = product;
  if (copies === null || !variants) return [];
  return variants.nodes.flatMap(({title}, index) => {
    const left = stock[index] ?? 0;
    const next = nextOfEdition(copies, left);
    if (next === null) return [];
    const term = title === 'Default Title' ? words.nextCopy : title;
    return [{term, value: words.numberIsNext(next, copies, left)}];
  });
}
