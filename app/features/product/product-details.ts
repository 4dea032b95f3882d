import textLanguage from '#words/text-language';
import type {ProductPageFragment} from 'storefrontapi.generated';
import {editionOfEachSize, editionSize, nextOfEdition} from '#contracts/edition';
import {isOriginal} from '~/shop/product/availability';
import {isCertified} from '~/shop/product/certified';
import type {RowField} from '~/shop/product/row-fields';
import {seriesPath} from '~/shop/product/series-path';
import {formatWorkSize, originalSize} from '~/shop/product/work-size';
import words from '#words/product-details';

type Metafield = {value?: string | null} | null | undefined;

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
  | 'medium'
  | 'originalSize'
  | 'originalWidthCm'
  | 'originalHeightCm'
  | 'year'
  | 'edition'
  | RowField
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
    row(words.medium, product.medium),
    row(words.surface, product.surface),
    row(
      isOriginal(product) ? words.size : words.sizeOfOriginal,
      size && {value: formatWorkSize(size)},
    ),
    row(words.year, product.year),
    row(words.paper, product.paper),
    edition(product),
    ...nextCopies(product, stock),
    row(words.border, product.border),
    row(words.framing, product.framing),
    row(words.signature, product.signature),
    isCertified(product) &&
      row(
        words.certificate,
        product.certificate ?? {value: words.specimen},
        `/certificate/specimen?work=${encodeURIComponent(product.handle)}`,
      ),
    row(words.packing, product.packing),
    series && row(words.series, series.title, seriesPath(series.handle)),
  ].filter((detail) => detail !== null && detail !== false);
}

function row(term: string, field: Metafield, to?: string): ProductDetail | null {
  if (!field?.value) return null;
  const lang = textLanguage(field, 'value');
  return {term, value: field.value, ...(lang && {lang}), ...(to && {to})};
}

/** The edition, which counts each of several sizes by itself. */
function edition({edition, variants}: Described): ProductDetail | null {
  const detail = row(words.edition, edition);
  const hasSizes = (variants?.nodes.length ?? 0) > 1;
  return detail && hasSizes ? {...detail, value: editionOfEachSize(detail.value)} : detail;
}

/** Which number of a limited edition is next: a row for each size, from its stock alone. */
function nextCopies(
  {edition, variants}: Described,
  stock: readonly (number | null)[],
): ProductDetail[] {
  const copies = editionSize(edition?.value);
  if (copies === null || !variants) return [];
  return variants.nodes.flatMap(({title}, index) => {
    const left = stock[index] ?? 0;
    const next = nextOfEdition(copies, left);
    if (next === null) return [];
    const term = title === 'Default Title' ? words.nextCopy : title;
    return [{term, value: words.numberIsNext(next, copies, left)}];
  });
}
