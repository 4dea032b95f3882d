import {
  HOLD_HOURS,
  PLAN_LIMITS,
  type ArtistAction,
  type HoldReply,
  type HoldView,
} from '#contracts/hold';
import {LIMITS} from '#contracts/limits';
import {SelectField} from '~/components/SelectField';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import {formatDay} from '~/lib/format-day';
import type {FormResult} from '~/lib/forms/form-result';
import {formatCents, fromCents} from '~/lib/money';
import type {GetField} from '~/shop/forms/validated-field';
import {IntentForm} from '~/shop/forms/IntentForm';
import {useWords} from '~/words';

export interface HoldActionProps {
  action: ArtistAction;
  hold: HoldView;
  artist: NonNullable<HoldReply['artist']>;
  result?: FormResult;
}

/** An action's explanation, fields and button. */
export function HoldAction({action, hold, artist, result}: HoldActionProps) {
  const words = useWords();
  const {title, text, button} = words.hold.artist.actions[action];
  return (
    <section aria-labelledby="action" className="mt-10 max-w-text border-t border-line pt-6">
      <h2 id="action" className="text-2xl">
        {title}
      </h2>
      <p className="mt-3 text-muted">{text}</p>
      <IntentForm
        intent={action}
        version={hold.version}
        result={result}
        send={button}
        className="mt-6"
      >
        {(field) => <ActionFields action={action} hold={hold} artist={artist} field={field} />}
      </IntentForm>
    </section>
  );
}

interface ActionFieldsProps extends Pick<HoldActionProps, 'action' | 'hold' | 'artist'> {
  field: GetField;
}

function ActionFields({action, hold, artist, field}: ActionFieldsProps) {
  const words = useWords().hold.artist;
  const note = (
    <TextAreaField
      {...field('note', action === 'agree' ? (hold.note ?? '') : '')}
      label={words.note}
      maxLength={LIMITS.progressNote}
      rows={4}
    />
  );
  const hours = (
    <TextField
      {...field('hours', String(HOLD_HOURS.usual))}
      label={words.hours}
      type="number"
      min={HOLD_HOURS.least}
      max={HOLD_HOURS.most}
      required
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
          <div className="grid items-end gap-6 sm:grid-cols-[2fr_2fr_1fr]">
            {(['price', 'shipping'] as const).map((name) => (
              <TextField
                key={name}
                {...field(name, dollars[name])}
                label={words[name]}
                inputMode="decimal"
                autoComplete="off"
                required
              />
            ))}
            {hours}
          </div>
          <PlanFields artist={artist} field={field} />
          {note}
        </>
      );
    }
    case 'extend':
      return hours;
    case 'record':
      return <PaymentField hold={hold} field={field} />;
    case 'decline':
    case 'end':
      return note;
  }
}

function PlanFields({artist, field}: Pick<ActionFieldsProps, 'artist' | 'field'>) {
  const words = useWords().hold.artist;
  const counts = Array.from(
    {length: PLAN_LIMITS.most - PLAN_LIMITS.fewest + 1},
    (_, index) => PLAN_LIMITS.fewest + index,
  );
  return (
    <div className="grid items-end gap-6 sm:grid-cols-2">
      <SelectField
        {...field('maxPayments', String(artist.maxPayments ?? ''))}
        label={words.maxPayments}
      >
        <option value="">{words.atOnce}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {words.upTo(count)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('firstPercent', String(artist.firstPercent ?? PLAN_LIMITS.usualFirst))}
        label={words.firstPercent}
        type="number"
        min={PLAN_LIMITS.leastFirst}
        max={PLAN_LIMITS.mostFirst}
        required
      />
    </div>
  );
}

/** The payments that are still to come. */
function PaymentField({hold: {payments}, field}: Pick<ActionFieldsProps, 'hold' | 'field'>) {
  const words = useWords();
  return (
    <SelectField {...field('payment')} label={words.hold.artist.payment}>
      {payments
        .filter(({paidAt}) => !paidAt)
        .map(({number, amountCents, dueOn}) => (
          <option key={number} value={number}>
            {`${number}: ${formatCents(words, amountCents)}, ${formatDay(words, dueOn)}`}
          </option>
        ))}
    </SelectField>
  );
}
