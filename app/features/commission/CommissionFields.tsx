import type {ReactNode} from 'react';
import {LIMITS} from '#contracts/limits';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import {budgetChoices, sizeChoices} from '~/content/commissions';
import type {FieldProps} from '~/shop/forms/use-validated-form';
import {EmailField} from '~/shop/forms/EmailField';
import {NameField} from '~/shop/forms/NameField';
import {type ShopWords, useWords} from '~/words';
import {ChoiceField} from './ChoiceField';
import type {Desk} from './desk';

export interface CommissionFieldsProps {
  field: (name: string, initial?: string) => FieldProps;
  prices: Desk['prices'];
  /** The subject from the URL, or an empty string. */
  subject: string;
}

function sizes(words: ShopWords) {
  return sizeChoices(words).map(({inches, ...choice}) => ({
    ...choice,
    picture: <SizePicture inches={inches} />,
  }));
}

/** The text fields, in the order of validation. */
export function CommissionFields({field, prices, subject}: CommissionFieldsProps) {
  const words = useWords();
  return (
    <>
      <Group title={words.commission.form.aboutYou}>
        <div className="grid gap-6 sm:grid-cols-2">
          <NameField {...field('name')} />
          <EmailField {...field('email')} />
        </div>
        <TextField
          {...field('phone')}
          label={words.commission.form.phone}
          type="tel"
          inputMode="tel"
          maxLength={LIMITS.phone}
          autoComplete="tel"
          className="sm:max-w-[calc(50%-0.75rem)]"
        />
      </Group>
      <Group title={words.commission.form.painting}>
        <TextField
          {...field('subject', subject)}
          label={words.commission.form.subject.label}
          hint={words.commission.form.subject.hint}
          required
          maxLength={LIMITS.subject}
        />
        <TextField
          {...field('colors')}
          label={words.commission.form.colors.label}
          hint={words.commission.form.colors.hint}
          maxLength={LIMITS.colors}
        />
        <TextAreaField
          {...field('message')}
          label={words.commission.form.message.label}
          hint={words.commission.form.message.hint}
          required
          maxLength={LIMITS.commissionMessage}
          rows={7}
        />
        <ChoiceField
          {...field('size')}
          legend={words.commission.form.size}
          choices={sizes(words).map((size) => ({...size, detail: prices[size.value]}))}
          className="min-[26rem]:grid-cols-2 md:grid-cols-5"
        />
        <ChoiceField
          {...field('budget')}
          legend={words.commission.form.budget}
          choices={budgetChoices(words)}
          className="min-[26rem]:grid-cols-2"
        />
        <TextField
          {...field('deadline')}
          label={words.commission.form.deadline.label}
          hint={words.commission.form.deadline.hint}
          type="date"
          className="sm:max-w-[calc(50%-0.75rem)]"
        />
      </Group>
    </>
  );
}

function Group({title, children}: {title: string; children: ReactNode}) {
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-6 font-serif text-xl tracking-title">{title}</legend>
      {children}
    </fieldset>
  );
}

/** One unit is an inch. The largest size is 36 inches high. */
const VIEW = 40;

/** A canvas drawn to scale; a dashed outline when no size is chosen. */
function SizePicture({inches}: {inches: readonly [number, number] | null}) {
  const [width, height] = inches ?? [26, 32];
  return (
    <svg viewBox={`0 0 ${VIEW} ${VIEW}`} aria-hidden="true" className="size-9 shrink-0 text-sea">
      <rect
        x={(VIEW - width) / 2}
        y={VIEW - 2 - height}
        width={width}
        height={height}
        fill={inches ? 'currentColor' : 'none'}
        fillOpacity="0.16"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={inches ? undefined : '4 4'}
      />
    </svg>
  );
}
