import {findTextLanguage} from '~/lib/language/untranslated';

/** The product's description as HTML that `loadProduct` has sanitized. */
export function ProductDescription({product}: {product: {descriptionHtml: string}}) {
  if (!product.descriptionHtml) return null;
  return (
    <div
      className="description"
      lang={findTextLanguage(product, 'descriptionHtml')}
      dangerouslySetInnerHTML={{__html: product.descriptionHtml}}
    />
  );
}
