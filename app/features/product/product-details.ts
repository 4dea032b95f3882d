import {editionOfEachSize, editionSize, nextOfEdition} from '#contracts/edition';
import {findTextLanguage} from '~/lib/language/untranslated';
import {isOriginal} from '~/shop/product/availability';
import {
  isCertified,
  metafieldOf,
  type Metafield,
  type ProductField,
} from '~/shop/product/metafields';
import type {VisibleProduct} from '~/shop/product/product';
import {productPath, seriesPath, soldWorkPath} from '~/shop/paths';
import {hasChoice} from '~/shop/product/variants';
import {formatWorkSize, inBothUnits, nameVariant, sizeOfWork} from '~/shop/product/work-size';
import type {ShopWords} from '~/words';

/** A row of the details table. */
export interface ProductDetail {
  term: string;
  value: string;
  /** The value's language, if it differs from the page's. */
  lang?: string;
  /** The page that the value links to. */
  to?: string;
}

/**
 * The rows of a work's metafields: its size, the fields in the order of `PRODUCT_PAGE_FRAGMENT`, and what it belongs
 * to. A missing metafield has no row. `stock` is the number of copies left of each variant of a limited edition, in the
 * variants' order.
 */
export function productDetails(
  words: ShopWords,
  product: VisibleProduct,
  stock: readonly (number | null)[],
): ProductDetail[] {
  const {series, exhibition} = product;
  const size = sizeOfWork(product);
  return [
    size && {
      term: isOriginal(product) ? words.productDetails.size : words.productDetails.sizeOfOriginal,
      value: formatWorkSize(words, size),
    },
    ...product.metafields.flatMap((field) =>
      field ? fieldRows(words, field, product, stock) : [],
    ),
    isCertified(product) && {
      ...row(
        words.productDetails.fields.certificate,
        metafieldOf(product, 'certificate') ?? {value: words.certificate.check.specimen},
      ),
      to: `/certificate/specimen?work=${encodeURIComponent(product.handle)}`,
    },
    series?.title && {
      ...row(words.productDetails.series, {value: series.title}),
      to: seriesPath(series.handle),
    },
    exhibition && {
      term: words.productDetails.onShow,
      value: exhibition.description,
      to: exhibition.path,
    },
    ...relations(words, product),
  ].filter((detail) => typeof detail === 'object' && detail !== null);
}

function fieldRows(
  words: ShopWords,
  field: Metafield,
  product: VisibleProduct,
  stock: readonly (number | null)[],
): ProductDetail[] {
  const {key, value} = field;
  if (key === 'certificate') return [];
  const detail = row(words.productDetails.fields[key as ProductField], field);
  if (key !== 'edition') return [detail];
  // An edition in several sizes counts each size separately.
  const hasSizes = product.variants.nodes.length > 1;
  const edition = hasSizes ? {...detail, value: editionOfEachSize(value)} : detail;
  return [edition, ...nextCopies(words, value, product, stock)];
}

function row(term: string, field: {value: string}): ProductDetail {
  return {term, value: field.value, lang: findTextLanguage(field, 'value')};
}

/** The next number of a limited edition: a row for each size, based only on its stock. */
function nextCopies(
  words: ShopWords,
  edition: string,
  product: VisibleProduct,
  stock: readonly (number | null)[],
): ProductDetail[] {
  const copies = editionSize(edition);
  if (copies === null) return [];
  return product.variants.nodes.flatMap((variant, index) => {
    const left = stock[index] ?? 0;
    const next = nextOfEdition(copies, left);
    if (next === null) return [];
    const term = hasChoice(product.options)
      ? inBothUnits(nameVariant(words, variant, product))
      : words.productDetails.nextCopy;
    return [{term, value: words.productDetails.numberIsNext(next, copies, left)}];
  });
}

/** A print's original, an original's prints, and its place among the sold works. */
function relations(
  words: ShopWords,
  {relatedOriginal, relatedPrints, soldRecord}: VisibleProduct,
): ProductDetail[] {
  const original = relatedOriginal?.reference;
  const record = soldRecord?.reference;
  const rows: ProductDetail[] = [];
  if (original?.__typename === 'Product')
    rows.push(productRow(words.productDetails.original, original));
  for (const print of relatedPrints?.references?.nodes ?? []) {
    if (print.__typename === 'Product') rows.push(productRow(words.productDetails.prints, print));
  }
  if (
    record?.__typename === 'Metaobject' &&
    record.type === 'gallery_entry' &&
    record.title?.value
  ) {
    const to = soldWorkPath(record.handle);
    rows.push({term: words.productDetails.sold, value: record.title.value, to});
  }
  return rows;
}

function productRow(term: string, product: {handle: string; title: string}): ProductDetail {
  return {
    term,
    value: product.title,
    lang: findTextLanguage(product, 'title'),
    to: productPath(product.handle),
  };
}
