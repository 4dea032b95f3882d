import textLanguage from '#words/text-language';
import type {RelatedProductsFragment} from 'storefrontapi.generated';
import type {ProductDetail} from './product-details';
import words from '#words/product-details';

/** The rows of a work's relations: a print's original, an original's prints, and its place among the sold works. */
export function relatedWorks(relations: RelatedProductsFragment): ProductDetail[] {
  const {relatedOriginal, relatedPrints, soldRecord} = relations;
  const original = relatedOriginal?.reference;
  const record = soldRecord?.reference;
  const rows: (ProductDetail | null)[] = [
    original?.__typename === 'Product' ? productRow(words.original, original) : null,
    ...(relatedPrints?.references?.nodes ?? []).map((print) =>
      print.__typename === 'Product' ? productRow(words.prints, print) : null,
    ),
    record?.__typename === 'Metaobject' && record.type === 'gallery_entry' && record.title?.value
      ? {
          term: words.sold,
          value: record.title.value,
          to: `/gallery/${encodeURIComponent(record.handle)}`,
        }
      : null,
  ];
  return rows.filter((row) => row !== null);
}

function productRow(term: string, product: {handle: string; title: string}): ProductDetail {
  const lang = textLanguage(product, 'title');
  return {
    term,
    value: product.title,
    ...(lang && {lang}),
    to: `/product/${encodeURIComponent(product.handle)}`,
  };
}
