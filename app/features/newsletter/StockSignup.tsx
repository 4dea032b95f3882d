import {useWords} from '~/words';
import {controlClass} from '~/components/field-class';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {findVariantChoices} from '~/shop/product/variants';
import {inBothUnits, nameVariant} from '~/shop/product/work-size';
import {SignupForm} from './SignupForm';
import type {WorkPlace} from './signup-place';

export interface StockSignupProps {
  product: VisibleProduct;
  /** Whether the entire print is sold out. The form is open then. */
  isSoldOut: boolean;
}

/**
 * The form to wait for a sold-out size of a print, in a native disclosure. Renders nothing while every size is
 * available.
 */
export function StockSignup({product, isSoldOut}: StockSignupProps) {
  const words = useWords();
  const {handle, title} = product;
  const choices = findVariantChoices(words, product);
  const gone = product.variants.nodes.filter(({availableForSale}) => !availableForSale);
  const [first] = gone;
  if (!first) return null;
  const isChoice = gone.length > 1;
  const size = inBothUnits(nameVariant(words, first, product));
  const place: WorkPlace = {
    source: 'stock',
    handle,
    title: choices && !isChoice ? words.workSignup.workInSize(title, size) : title,
    ...(!isChoice && {item: first.id}),
  };
  const oneSize = isChoice ? words.workSignup.whenAnySizeBack : words.workSignup.whenSizeBack(size);

  return (
    <details className="disclosure print:hidden" open={isSoldOut}>
      <summary className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-sea">
        {isSoldOut ? words.workSignup.whenBack : oneSize}
      </summary>
      <p className="mt-2 mb-5 text-sm text-muted">
        {isChoice ? words.workSignup.whichSize : words.workSignup.oneEmail}
      </p>
      <SignupForm place={place} button={words.workSignup.stockButton}>
        {isChoice && (
          <select
            name="item"
            aria-label={choices?.optionName ?? words.workSignup.size}
            className={controlClass('mb-5')}
          >
            {gone.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {inBothUnits(nameVariant(words, variant, product))}
              </option>
            ))}
          </select>
        )}
      </SignupForm>
    </details>
  );
}
