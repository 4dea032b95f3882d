import {SIZES} from '#contracts/commission';
import {useWords} from '~/words';
import type {Desk} from './desk';

/** The steps of a commission, and the artist's price guide. */
export function HowItWorks({desk}: {desk: Desk | undefined}) {
  const words = useWords();
  const {steps} = words.commission;
  return (
    <>
      <section aria-labelledby="how-it-works" className="mt-[clamp(3rem,5vw,5rem)]">
        <h2 id="how-it-works" className="text-2xl">
          {steps.title}
        </h2>
        <ol className="mt-6 grid gap-x-steps gap-y-10 md:grid-cols-3">
          {[steps.vision, steps.concept, steps.creation].map(({title, text}, index) => (
            <li key={title} className="border-t border-rule pt-5">
              <span aria-hidden="true" className="font-serif text-xl text-sea">
                {index + 1}
              </span>
              <h3 className="mt-2 text-xl">{title}</h3>
              <p className="mt-2 max-w-text text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {desk && <PriceGuide {...desk} />}
    </>
  );
}

/** The prices by size, and how long a painting takes. Renders nothing when the artist has entered neither. */
function PriceGuide({prices, duration}: Pick<Desk, 'prices' | 'duration'>) {
  const words = useWords();
  const rows = SIZES.flatMap((size) => {
    const price = prices[size];
    return price ? [{label: words.shared.sizes[size], price}] : [];
  });
  if (duration) rows.push({label: words.commission.prices.duration, price: duration});
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby="price-guide"
      className="mt-[clamp(2.5rem,6vw,5rem)] grid gap-x-steps gap-y-6 lg:grid-cols-3"
    >
      <h2 id="price-guide" className="text-2xl">
        {words.commission.prices.title}
      </h2>
      <dl className="lg:col-span-2">
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
