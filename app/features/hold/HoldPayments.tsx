import type {HoldView} from '#contracts/hold';
import {ButtonLink} from '~/components/ButtonLink';
import {formatDay} from '~/lib/format-day';
import {type ShopWords, useWords} from '~/words';
import {formatCents} from '~/lib/money';

export interface HoldPaymentsProps {
  hold: HoldView;
  /** When a hold ends, as a text. */
  until?: string | null;
  /** The buyer's page has a link to the next payment. */
  isBuyer?: boolean;
}

type Payment = HoldView['payments'][number];

/** The artist's terms, and the payments: those made, the next one and the later ones. */
export function HoldPayments({hold, until, isBuyer = false}: HoldPaymentsProps) {
  const {state} = hold;
  const isOpen = state === 'held' || state === 'paying';
  // The buyer owes nothing any more, not even for an order that the artist hasn't cancelled yet.
  const payments =
    isBuyer && !isOpen ? hold.payments.filter(({waitingOrder}) => !waitingOrder) : hold.payments;
  const next = isOpen ? payments.find(({paidAt}) => !paidAt) : undefined;
  const hasStatement =
    payments.length > 1 || payments.some(({paidAt, waitingOrder}) => paidAt || waitingOrder);
  return (
    <>
      <Terms hold={hold} until={until} />
      {isBuyer && next && <NextPayment payment={next} isOnly={payments.length === 1} />}
      {hasStatement && <Statement payments={payments} next={next} />}
    </>
  );
}

/** Renders nothing until the artist has agreed. */
function Terms({hold, until}: Pick<HoldPaymentsProps, 'hold' | 'until'>) {
  const words = useWords();
  const {priceCents, shippingCents, note, state, payments} = hold;
  const isWaiting = payments.some(({waitingOrder}) => waitingOrder);
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
    // The hold doesn't end while an order waits for its money.
    ...(state === 'held' && until && !isWaiting ? [[words.hold.until, until]] : []),
  ];
  return (
    <section className="mt-8 max-w-text">
      {note && <p className="mb-6 font-serif text-lg whitespace-pre-line wrap-anywhere">{note}</p>}
      <dl className="border-b border-line">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{words.hold.taxes}</p>
    </section>
  );
}

/** The link to Shopify's page for a payment, once that is ready, or what to do after ordering there. */
function NextPayment({payment, isOnly}: {payment: Payment; isOnly: boolean}) {
  const words = useWords();
  if (payment.waitingOrder) {
    return <p className="mt-8 max-w-text">{words.hold.payOrder(payment.waitingOrder)}</p>;
  }
  return (
    <div className="mt-8 print:hidden">
      {payment.invoiceUrl ? (
        <ButtonLink to={payment.invoiceUrl} prefetch="none" className="max-sm:w-full">
          {isOnly ? words.hold.payNow : words.hold.pay(formatCents(words, payment.amountCents))}
        </ButtonLink>
      ) : (
        <p role="status">{words.hold.preparing}</p>
      )}
    </div>
  );
}

function Statement({payments, next}: {payments: readonly Payment[]; next: Payment | undefined}) {
  const words = useWords();
  const {columns} = words.hold;
  const paid = payments
    .filter(({paidAt}) => paidAt)
    .reduce((sum, {amountCents, refundedCents}) => sum + amountCents - refundedCents, 0);
  return (
    <section aria-labelledby="payments" className="mt-12 max-w-text">
      <h2 id="payments" className="text-2xl">
        {words.hold.statement}
      </h2>
      <table className="mt-5 w-full border-b border-line text-left text-sm tabular-nums">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pr-3 font-normal">
              <span className="sr-only">{columns.number}</span>
            </th>
            <th scope="col" className="py-2 pr-3 font-normal">
              {columns.due}
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-normal">
              {columns.amount}
            </th>
            <th scope="col" className="py-2 font-normal sm:pl-6">
              {columns.state}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr
              key={`${payment.number} ${payment.paidAt}`}
              className="border-t border-line align-top"
            >
              <th scope="row" className="py-3 pr-3 font-normal">
                {payment.number}
              </th>
              <td className="py-3 pr-3">{formatDay(words, payment.dueOn)}</td>
              <td className="py-3 pr-3 text-right whitespace-nowrap">
                {formatCents(words, payment.amountCents)}
              </td>
              <td className="py-3 sm:pl-6">{describePayment(words, payment, payment === next)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-medium">
            <th scope="row" colSpan={2} className="py-3 pr-3">
              {words.hold.paidSoFar}
            </th>
            <td className="py-3 pr-3 text-right whitespace-nowrap">{formatCents(words, paid)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function describePayment(
  words: ShopWords,
  {paidAt, waitingOrder, isByHand, refundedCents}: Payment,
  isNext: boolean,
): string {
  if (waitingOrder) return words.hold.waiting(waitingOrder);
  if (!paidAt) return isNext ? words.hold.next : words.hold.later;
  const day = words.longDate(new Date(paidAt));
  const paid = isByHand ? words.hold.paidByHand(day) : words.hold.paidOn(day);
  if (refundedCents === 0) return paid;
  return `${paid}; ${words.hold.refunded(formatCents(words, refundedCents))}`;
}
