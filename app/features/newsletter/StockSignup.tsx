import {useWords} from '~/words';
import type {VisibleProduct} from '~/shop/product/product';
import {SizeName} from '~/shop/product/SizeName';
import {hasChoice, nameOptions} from '~/shop/product/variants';
import {inBothUnits, nameVariant} from '~/shop/product/work-size';
import {SignupBox} from './SignupBox';
import {SignupForm} from './SignupForm';
import type {WorkSignupPlace} from './signup-place';

/**
 * The form to wait for a sold-out size of a print: in a native disclosure while other sizes are
 * available, and open when none is. Renders nothing while every size is available.
 */
export function StockSignup({product}: {product: VisibleProduct}) {
  const words = useWords();
  const {handle, title} = product;
  const gone = product.variants.nodes.filter(({availableForSale}) => !availableForSale);
  const [first] = gone;
  if (!first) return null;
  const isChoice = gone.length > 1;
  const hasOptions = hasChoice(product.options);
  const size = inBothUnits(nameVariant(words, first, product));
  const place: WorkSignupPlace = {
    source: 'stock',
    handle,
    title: hasOptions && !isChoice ? words.newsletter.workInSize(title, size) : title,
    ...(!isChoice && {item: first.id}),
  };
  const {oneEmail, whenBack, whenAnySizeBack, whenSizeBack} = words.newsletter;
  const isFolded = gone.length < product.variants.nodes.length;
  // A line may end before the centimetres, but not within a size.
  const whenGoneIsBack = isChoice
    ? whenAnySizeBack
    : whenSizeBack(size.replaceAll(/ (?!\()/g, '\u00a0'));
  return (
    <SignupBox heading={isFolded ? whenGoneIsBack : whenBack} text={oneEmail} isFolded={isFolded}>
      <SignupForm place={place} button={words.newsletter.stockButton}>
        {isChoice && (
          <fieldset className="@container mb-5">
            <legend className="mb-3 text-sm font-medium">
              {hasOptions
                ? words.product.select(nameOptions(words, product.options))
                : words.newsletter.size}
            </legend>
            <div className="tiles">
              {gone.map((variant) => (
                <label key={variant.id} className="choice">
                  <input
                    type="radio"
                    name="item"
                    value={variant.id}
                    defaultChecked={variant === first}
                  />
                  <span>
                    <SizeName name={nameVariant(words, variant, product)} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </SignupForm>
    </SignupBox>
  );
}
