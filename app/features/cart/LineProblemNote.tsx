import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {formatLineSize, setLineQuantity, type CartLineItem} from '~/shop/cart/cart';
import {cartStore} from '~/shop/cart/use-cart';
import type {LineProblem} from '~/shop/cart/line-problem';
import {formatLineProblem} from './format-line-problem';
import {choiceParameters} from '~/shop/product/variants';
import {widthFirst} from '~/shop/product/work-size';
import {NoTranslate} from '~/components/NoTranslate';
import {productPath} from '~/shop/paths';

export interface LineProblemNoteProps {
  line: CartLineItem;
  problem: LineProblem;
  /** Whether another line can still be bought. */
  hasRest: boolean;
  disabled: boolean;
}

/** A line's problem and what to do about it, such as a lower quantity or another size. */
export function LineProblemNote({line, problem, hasRest, disabled}: LineProblemNoteProps) {
  const words = useWords();
  const {handle} = line.product;
  const wayOn = '-mx-1 min-h-11 px-1 underline underline-offset-4 hover:text-sea';
  return (
    <div className="mt-3 border-l-2 border-danger bg-danger-pale px-3 py-2 text-sm">
      <p>{formatLineProblem(words, problem, hasRest)}</p>
      {problem.kind === 'not-enough' && (
        <button
          type="button"
          disabled={disabled}
          onClick={() =>
            cartStore.update((cart) => setLineQuantity(cart, line.variantId, problem.available))
          }
          className={wayOn}
        >
          {words.checkoutProblems.line.lowerTo(problem.available)}
        </button>
      )}
      {problem.kind === 'sold-out' && formatLineSize(words, line) && !problem.sizesLeft && (
        <Link to={productPath(handle)} className={`inline-grid items-center ${wayOn}`}>
          {words.checkoutProblems.line.otherSizes}
        </Link>
      )}
      {problem.kind === 'sold-out' && problem.sizesLeft && problem.sizesLeft.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          {words.checkoutProblems.line.sizesLeft}
          {problem.sizesLeft.map((size) => (
            <Link
              key={size.title}
              to={`${productPath(handle)}?${choiceParameters(size)}`}
              className={`inline-grid items-center ${wayOn}`}
            >
              <NoTranslate>{widthFirst(words, size.title, line.product.images[0])}</NoTranslate>
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
