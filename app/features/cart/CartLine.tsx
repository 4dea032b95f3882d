import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {formatMoney} from '~/lib/money';
import {
  formatLineSize,
  lineTotal,
  removeLine,
  setLineQuantity,
  type CartLineItem,
} from '~/shop/cart/cart';
import {cartStore} from '~/shop/cart/use-cart';
import {isUnavailable, type LineProblem} from '~/shop/cart/line-problem';
import {LinePicture} from './LinePicture';
import {LineProblemNote} from './LineProblemNote';
import {NoTranslate} from '~/components/NoTranslate';
import {productPath} from '~/shop/paths';

export interface CartLineProps {
  line: CartLineItem;
  /** Why the line cannot be checked out, shown beside it. */
  problem: LineProblem | undefined;
  /** Whether another line can still be bought. */
  hasRest: boolean;
  disabled: boolean;
  /** Called before the line is removed, to move the focus elsewhere. */
  onRemove: () => void;
}

export function CartLine({line, problem, hasRest, disabled, onRemove}: CartLineProps) {
  const words = useWords();
  const {product, variantId, quantity} = line;

  return (
    <li className="grid grid-cols-[min(6rem,28%)_1fr] gap-3 py-5 sm:grid-cols-[8rem_1fr] sm:gap-4">
      <LinePicture product={product} />
      <div className="min-w-0">
        <h3 className="text-lg leading-snug">
          <Link to={productPath(product.handle)} className="hover:text-sea">
            <NoTranslate>{product.title}</NoTranslate>
          </Link>
        </h3>
        <div className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-sm">
          <p className="text-muted">
            <NoTranslate>{formatLineSize(words, line)}</NoTranslate>
          </p>
          <p className="text-right whitespace-nowrap tabular-nums">
            <NoTranslate>{formatMoney(words, lineTotal(line))}</NoTranslate>
            {quantity > 1 && (
              <span className="block text-muted">
                <NoTranslate>
                  {words.cartPanel.line.each(formatMoney(words, line.price))}
                </NoTranslate>
              </span>
            )}
          </p>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-1">
          {/* An unavailable line can only be removed. */}
          {!isUnavailable(problem) && (
            <LineQuantity line={line} disabled={disabled} onRemove={onRemove} />
          )}
          <button
            type="button"
            disabled={disabled}
            onClick={() => {
              onRemove();
              cartStore.update((cart) => removeLine(cart, variantId));
            }}
            className="-mr-1 ml-auto min-h-11 px-1 text-sm text-muted underline underline-offset-4 transition-colors hover:text-ink"
          >
            {words.cartPanel.line.remove}
            <span className="sr-only" translate="no">
              {' '}
              {product.title}
            </span>
          </button>
        </div>
        {problem && (
          <LineProblemNote line={line} problem={problem} hasRest={hasRest} disabled={disabled} />
        )}
      </div>
    </li>
  );
}

/** The quantity and its two buttons. An original has quantity 1. */
function LineQuantity({
  line,
  disabled,
  onRemove,
}: Pick<CartLineProps, 'line' | 'disabled' | 'onRemove'>) {
  const words = useWords();
  const {product, variantId, quantity, isOriginal} = line;

  function setQuantity(next: number) {
    if (next <= 0) onRemove();
    cartStore.update((cart) => setLineQuantity(cart, variantId, next));
  }

  if (isOriginal && quantity === 1) {
    return <p className="text-sm text-muted">{words.product.unique}</p>;
  }
  return (
    <div
      role="group"
      aria-label={words.cartPanel.line.quantityOf(product.title)}
      className="flex border border-edge"
    >
      <StepButton
        label={words.cartPanel.line.decreaseOf(product.title)}
        disabled={disabled}
        onClick={() => setQuantity(quantity - 1)}
      >
        −
      </StepButton>
      <span className="grid min-w-7 place-items-center text-sm tabular-nums">
        <NoTranslate>{quantity}</NoTranslate>
      </span>
      <StepButton
        label={words.cartPanel.line.increaseOf(product.title)}
        disabled={disabled}
        onClick={() => setQuantity(quantity + 1)}
      >
        +
      </StepButton>
    </div>
  );
}

function StepButton({label, ...rest}: {label: string} & React.ComponentPropsWithoutRef<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      translate="no"
      className="grid size-[44px] place-items-center transition-colors hover:bg-mat disabled:text-muted"
      {...rest}
    />
  );
}
