import {Form, useSearchParams} from '@remix-run/react';
import type {HoldView} from '#contracts/hold';
import {Button} from '~/components/Button';
import {SelectField} from '~/components/SelectField';
import {KEEPS_PLACE} from '~/lib/browser/keeps-place';
import {formatDay} from '~/lib/format-day';
import type {FormResult} from '~/lib/forms/form-result';
import {IntentForm} from '~/shop/forms/IntentForm';
import {useWords} from '~/words';
import {RequiredBox} from '~/components/RequiredBox';
import {formatCents} from '~/lib/money';

/**
 * The plans that the artist offers. The first form only shows a plan's dates, through the URL, so that it works without
 * JavaScript; the second accepts the plan.
 */
export function PayOverTime({
  hold: {plans, version},
  result,
}: {
  hold: HoldView;
  result?: FormResult;
}) {
  const words = useWords();
  const [parameters] = useSearchParams();
  const {overTime} = words.hold;
  const plan = plans.find(({length}) => String(length) === parameters.get('count'));
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="over-time" className="mt-12 max-w-text print:hidden">
      <h2 id="over-time" className="text-2xl">
        {overTime.title}
      </h2>
      <p className="mt-3 text-muted">{overTime.text}</p>
      <Form method="get" state={KEEPS_PLACE} className="mt-6 flex flex-wrap items-end gap-4">
        <SelectField
          id="count"
          name="count"
          label={overTime.count}
          defaultValue={plan?.length}
          className="grow basis-48"
        >
          {plans.map(({length}) => (
            <option key={length} value={length}>
              {overTime.payments(length)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline">
          {overTime.show}
        </Button>
      </Form>
      {plan && (
        <IntentForm
          intent="accept"
          version={version}
          result={result}
          send={overTime.accept(plan.length)}
          className="mt-8"
        >
          {() => (
            <div>
              <input type="hidden" name="count" value={plan.length} />
              <ol className="border-b border-line">
                {plan.map(({number, amountCents, dueOn}) => (
                  <li
                    key={number}
                    className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3 tabular-nums"
                  >
                    <span>{formatDay(words, dueOn)}</span>
                    <span>{formatCents(words, amountCents)}</span>
                  </li>
                ))}
              </ol>
              <RequiredBox name="terms" className="mt-5">
                {overTime.agree}
              </RequiredBox>
              <p className="mt-2 text-sm text-muted">{overTime.refunds}</p>
            </div>
          )}
        </IntentForm>
      )}
    </section>
  );
}
