import {controlClass} from '~/components/field-class';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {findVariantChoices} from '~/shop/product/variants';
import {SignupForm} from './SignupForm';
import type {WorkPlace} from './signup-place';
import catalogueWords from '#words/catalogue';
import words from '#words/work-signup';

export interface StockSignupProps {
  product: VisibleProduct;
  /** Whether the whole print is sold out: the form is open then. */
  isSoldOut: boolean;
}

/** The form that waits for a sold-out size of a print, in a native disclosure; nothing while every size is there. */
export function StockSignup({product, isSoldOut}: StockSignupProps) {
  const {handle, title} = product;
  const choices = findVariantChoices(product);
  const gone = product.variants.nodes.filter(({availableForSale}) => !availableForSale);
  const [first] = gone;
  if (!first) return null;
  const isChoice = gone.length > 1;
  const size = catalogueWords.size(first.title);
  const place: WorkPlace = {
    source: 'stock',
    handle,
    title: choices && !isChoice ? words.workInSize(title, size) : title,
    ...(!isChoice && {item: first.id}),
  };
  const oneSize = isChoice ? words.whenAnySizeBack : words.whenSizeBack(size);

  return (
    <details className="print:hidden" open={isSoldOut}>
      {/* A quiet line; nothing but the line says that it opens, as with the shop's other links. */}
      <summary className="inline-flex min-h-11 list-none items-center text-sm underline underline-offset-4 hover:text-sea [&::-webkit-details-marker]:hidden">
        {isSoldOut ? words.whenBack : oneSize}
      </summary>
      <p className="mt-2 mb-5 text-sm text-muted">{isChoice ? words.whichSize : words.oneLetter}</p>
      <SignupForm place={place} button={words.stockButton}>
        {isChoice && (
          <select
            name="item"
            aria-label={choices?.optionName ?? words.size}
            className={controlClass('mb-5')}
          >
            {gone.map(({id, title}) => (
              <option key={id} value={id}>
                {catalogueWords.size(title)}
              </option>
            ))}
          </select>
        )}
      </SignupForm>
    </details>
  );
}
