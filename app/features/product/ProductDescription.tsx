import textLanguage from '#words/text-language';
import {useMemo} from 'react';

/** The product's description as HTML that `loadProduct` has sanitised. */
export function ProductDescription({product}: {product: {descriptionHtml: string}}) {
  const html = product.descriptionHtml;
  // React compares this object by identity, and would set the same HTML at every render.
  const markup = useMemo(() => ({__html: html}), [html]);
  if (!html) return null;
  return (
    <div
      className="description"
      lang={textLanguage(product, 'descriptionHtml')}
      dangerouslySetInnerHTML={markup}
    />
  );
}
