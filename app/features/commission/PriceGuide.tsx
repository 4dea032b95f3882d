import {sizeChoices} from '~/content/commissions';
import {useWords} from '~/words';
import type {Desk} from './desk';

/** The prices by size, and how long a painting takes. Renders nothing when the artist has entered neither. */
export function PriceGuide({desk}: {desk: Desk | undefined}) {
  const words = useWords();
  const {prices = {}, duration} = desk ?? {};
  const rows = sizeChoices(words).flatMap(({value, label}) => {
    const price = prices[value];
    return price ? [{label, price}] : [];
  });
  if (duration) rows.push({label: words.commission.prices.duration, price: duration});
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="price-guide" className="mt-[clamp(2.5rem,6vw,5rem)] max-w-text">
      <h2 id="price-guide" className="text-2xl">
        {words.commission.prices.title}
      </h2>
      <dl className="mt-6">
        {rows.map(({label, price}) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-8 border-t border-line py-3"
          >
            <dt className="text-muted">{label}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
