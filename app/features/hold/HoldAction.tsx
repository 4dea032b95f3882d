import {Form, useNavigation} from '@remix-run/react';
import {
  HOLD_HOURS,
  PLAN_LIMITS,
  type ArtistAction,
  type HoldReply,
  type HoldView,
} from '#contracts/hold';
import {LIMITS} from '#contracts/limits';
import {Button} from '~/components/Button';
import {Field} from '~/components/Field';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import {formatDay} from '~/lib/format-day';
import type {FormValues} from '~/lib/forms/form-result';
import {fromCents} from '~/lib/money';
import {useWords} from '~/words';
import {formatCents} from './format-cents';

export interface HoldActionProps {
  action: ArtistAction;
  hold: HoldView;
  artist: NonNullable<HoldReply['artist']>;
  /** The input of an earlier attempt that failed. */
  values?: FormValues;
}

/** An action's explanation, fields and button. */
export function HoldAction(props: HoldActionProps) {
  const words = useWords();
  const {action, hold} = props;
  const isPending = useNavigation().formData?.get('intent') === action;
  const {title, text, button} = words.hold.artist.actions[action];
  return (
    <section aria-labelledby="action" className="mt-10 max-w-text border-t border-line pt-6">
      <h2 id="action" className="text-2xl">
        {title}
      </h2>
      <p className="mt-3 text-muted">{text}</p>
      <Form method="post" className="mt-6 grid gap-6">
        <input type="hidden" name="intent" value={action} />
        <input type="hidden" name="version" value={hold.version} />
        <ActionFields {...props} />
        <div>
          <Button type="submit" isPending={isPending}>
            {isPending ? words.forms.sending : button}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function ActionFields({action, hold, artist, values}: HoldActionProps) {
  const words = useWords().hold.artist;
  const note = (
    <TextAreaField
      id="note"
      name="note"
      label={words.note}
      defaultValue={values?.note ?? (action === 'agree' ? (hold.note ?? '') : '')}
      maxLength={LIMITS.progressNote}
      rows={4}
    />
  );
  const hours = (
    <TextField
      id="hours"
      name="hours"
      label={words.hours}
      type="number"
      min={1}
      max={HOLD_HOURS.most}
      required
      defaultValue={values?.hours ?? HOLD_HOURS.usual}
    />
  );
  switch (action) {
    case 'agree': {
      const dollars = {
        price: hold.priceCents === null ? '' : fromCents(hold.priceCents),
        shipping: fromCents(hold.shippingCents ?? 0),
      };
      return (
        <>
          {(['price', 'shipping'] as const).map((name) => (
            <TextField
              key={name}
              id={name}
              name={name}
              label={words[name]}
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={values?.[name] ?? dollars[name]}
            />
          ))}
          {hours}
          <PlanFields artist={artist} values={values} />
          {note}
        </>
      );
    }
    case 'extend':
      return hours;
    case 'record':
      return <PaymentField hold={hold} values={values} />;
    case 'decline':
    case 'end':
      return note;
  }
}

function PlanFields({artist, values}: Pick<HoldActionProps, 'artist' | 'values'>) {
  const words = useWords().hold.artist;
  const counts = Array.from(
    {length: PLAN_LIMITS.most - PLAN_LIMITS.fewest + 1},
    (_, index) => PLAN_LIMITS.fewest + index,
  );
  return (
    <>
      <Field id="maxPayments" label={words.maxPayments}>
        <select
          id="maxPayments"
          name="maxPayments"
          defaultValue={values?.maxPayments ?? artist.maxPayments ?? ''}
          className="control"
        >
          <option value="">{words.atOnce}</option>
          {counts.map((count) => (
            <option key={count} value={count}>
              {words.upTo(count)}
            </option>
          ))}
        </select>
      </Field>
      <TextField
        id="firstPercent"
        name="firstPercent"
        label={words.firstPercent}
        type="number"
        min={PLAN_LIMITS.leastFirst}
        max={PLAN_LIMITS.mostFirst}
        required
        defaultValue={values?.firstPercent ?? artist.firstPercent ?? 25}
      />
    </>
  );
}

/** The payments that are still to come. */
function PaymentField({hold: {payments}, values}: Pick<HoldActionProps, 'hold' | 'values'>) {
  const words = useWords();
  return (
    <Field id="payment" label={words.hold.artist.payment}>
      <select id="payment" name="payment" defaultValue={values?.payment} className="control">
        {payments
          .filter(({paidAt}) => !paidAt)
          .map(({number, amountCents, dueOn}) => (
            <option key={number} value={number}>
              {`${number}: ${formatCents(words, amountCents)}, ${formatDay(words, dueOn)}`}
            </option>
          ))}
      </select>
    </Field>
  );
}
