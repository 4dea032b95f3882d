import type {ReactNode} from 'react';
import {Icon} from '~/components/Icon';
import {findTextLanguage} from '~/lib/language/untranslated';
import {isGiftCard, isOriginal} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {metafieldOf, type ProductField} from '~/shop/product/metafields';
import {useDeliveryDates} from '~/shop/site/use-root-data';
import {useWords} from '~/words';

const PENCIL = 'm4 20 1-4L16.5 4.5l3 3L8 19l-4 1ZM14.5 6.5l3 3';
const PARCEL = 'M3.5 8 12 4l8.5 4v8L12 20l-8.5-4V8Z M3.5 8 12 12l8.5-4M12 12v8';
const LETTER = 'M3.5 6h17v12h-17ZM3.5 7l8.5 6.5L20.5 7';
const SHIELD = 'm12 3.5 7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6l7-2.5ZM9 11.8l2.2 2.2 4-4';

export interface ProductPromisesProps {
  product: VisibleProduct;
  /** Whether it can be ordered now, which its delivery dates depend on. Buyers order an original by email. */
  isPurchasable?: boolean;
}

/**
 * Short answers for buyers below the button, one line each: what it is, when it ships and arrives, and what happens if
 * it arrives damaged.
 */
export function ProductPromises({product, isPurchasable = false}: ProductPromisesProps) {
  const words = useWords();
  const {promises} = words.productTerms;
  const dates = useDeliveryDates();
  if (isGiftCard(product)) {
    return (
      <ul className="text-sm text-muted print:hidden">
        <Line icon={LETTER}>{promises.giftCard}</Line>
      </ul>
    );
  }
  const isPainting = isOriginal(product);
  const facts = factsOf(product, isPainting ? ['signature'] : ['paper', 'signature']);
  const days = isPurchasable ? dates.days : null;
  return (
    <ul className="grid gap-2 text-sm text-balance text-muted print:hidden">
      {(facts.length > 0 || isPainting) && (
        <Line icon={PENCIL}>
          {facts.map((fact) => (
            <span key={fact.key} lang={findTextLanguage(fact, 'value')}>
              {`${fact.value}. `}
            </span>
          ))}
          {isPainting && promises.certificate}
        </Line>
      )}
      <Line icon={PARCEL}>
        {days ? promises.leaves(days.ordered, days.leaves) : promises.shipping}
        {days && days.arrivals.length > 0 && `. ${promises.arrives(days.arrivals)}`}
      </Line>
      <Line icon={SHIELD}>{isPainting ? promises.painting : promises.print}</Line>
    </ul>
  );
}

function factsOf(product: VisibleProduct, keys: ProductField[]) {
  return keys.flatMap((key) => metafieldOf(product, key) ?? []);
}

function Line({icon, children}: {icon: string; children: ReactNode}) {
  return (
    <li className="flex gap-3">
      <Icon path={icon} className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </li>
  );
}
