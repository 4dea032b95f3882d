import type {HoldView} from '#contracts/hold';
import {ButtonLink} from '~/components/ButtonLink';
import {useWords} from '~/words';
import {formatCents} from './format-cents';

/** The link to Shopify's page for the next payment, once that is ready. */
export function NextPayment({hold: {state, payments}}: {hold: HoldView}) {
  const words = useWords();
  const next = payments.find(({paidAt}) => !paidAt);
  if (!next || (state !== 'held' && state !== 'paying')) return null;
  return (
    <div className="mt-8 print:hidden">
      {next.invoiceUrl ? (
        <ButtonLink to={next.invoiceUrl} prefetch="none">
          {payments.length === 1
            ? words.hold.payNow
            : words.hold.pay(formatCents(words, next.amountCents))}
        </ButtonLink>
      ) : (
        <p role="status">{words.hold.preparing}</p>
      )}
    </div>
  );
}
