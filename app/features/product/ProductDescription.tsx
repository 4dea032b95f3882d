import {useWords} from '~/words';

/** The product's description as HTML that `loadProduct` has sanitised. */
export function ProductDescription({product}: {product: {descriptionHtml: string}}) {
  const words = useWords();
  if (!product.descriptionHtml) return null;
  return (
    <div
      className="description"
      lang={words.textLanguage(product, 'descriptionHtml')}
      dangerouslySetInnerHTML={{__html: product.descriptionHtml}}
    />
  );
}
