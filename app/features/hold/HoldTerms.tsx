import type {HoldView} from '#contracts/hold';
import {useWords} from '~/words';
import {formatCents} from './format-cents';

/** The artist's terms, and the end of the hold. Renders nothing until she has agreed. */
export function HoldTerms({hold}: {hold: HoldView}) {
  const words = useWords();
  const {priceCents, shippingCents, endsAt, note, state} = hold;
  if (priceCents === null || shippingCents === null) return null;
  const rows = [
    [words.hold.price, formatCents(words, priceCents)],
    [
      words.hold.shipping,
      shippingCents === 0 ? words.hold.shippingIncluded : formatCents(words, shippingCents),
    ],
    ...(shippingCents === 0
      ? []
      : [[words.hold.total, formatCents(words, priceCents + shippingCents)]]),
    ...(state === 'held' && endsAt
      ? [[words.hold.until, words.hold.instant(new Date(endsAt))]]
      : []),
  ];
  return (
    <section className="mt-8 max-w-text">
      {note && <p className="mb-6 font-serif text-lg whitespace-pre-line wrap-anywhere">{note}</p>}
      <dl className="border-b border-line">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-x-6 border-t border-line py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{words.hold.taxes}</p>
    </section>
  );
}
