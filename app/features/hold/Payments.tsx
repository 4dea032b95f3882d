import type {HoldView} from '#contracts/hold';
import {type ShopWords, useWords} from '~/words';
import {formatCents, formatDay} from './format-cents';

type Payment = HoldView['payments'][number];

/** A statement of the payments: what is paid, what is next, and what comes later. */
export function Payments({hold: {payments, state}}: {hold: HoldView}) {
  const words = useWords();
  const {columns} = words.hold;
  const isPlan = payments.length > 1 || payments.some(({paidAt}) => paidAt);
  if (!isPlan) return null;
  const next =
    state === 'held' || state === 'paying' ? payments.find(({paidAt}) => !paidAt) : undefined;
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
            <th scope="col" className="py-2 font-normal">
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
              <td className="py-3">{stateOf(words, payment, payment === next)}</td>
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

function stateOf(
  words: ShopWords,
  {paidAt, isByHand, refundedCents}: Payment,
  isNext: boolean,
): string {
  if (!paidAt) return isNext ? words.hold.next : words.hold.later;
  const day = words.longDate(new Date(paidAt));
  const paid = isByHand ? words.hold.paidByHand(day) : words.hold.paidOn(day);
  if (refundedCents === 0) return paid;
  return `${paid}; ${words.hold.refunded(formatCents(words, refundedCents))}`;
}
