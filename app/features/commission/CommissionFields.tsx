import type {ReactNode} from 'react';
import words from '#words/commission';
import {LIMITS} from '#contracts/limits';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import {BUDGET_CHOICES, SIZE_CHOICES} from '~/content/commissions';
import type {FieldProps} from '~/lib/forms/use-validated-form';
import {ChoiceField} from './ChoiceField';
import type {Desk} from './desk';

export interface CommissionFieldsProps {
  field: (name: string, initial?: string) => FieldProps;
  prices: Desk['prices'];
  /** The subject from the URL, or an empty string. */
  subject: string;
}

const SIZES = SIZE_CHOICES.map(({inches, ...choice}) => ({
  ...choice,
  picture: <SizePicture inches={inches} />,
}));

/** The text fields, in the order in which they are validated. */
export function CommissionFields({field, prices, subject}: CommissionFieldsProps) {
  return (
    <>
      <Group title={words.form.aboutYou}>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            {...field('name')}
            label={words.form.name}
            required
            maxLength={LIMITS.name}
            autoComplete="name"
            autoCapitalize="words"
          />
          <TextField
            {...field('email')}
            label={words.form.email}
            type="email"
            inputMode="email"
            required
            maxLength={LIMITS.email}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <TextField
          {...field('phone')}
          label={words.form.phone}
          type="tel"
          inputMode="tel"
          maxLength={LIMITS.phone}
          autoComplete="tel"
          className="sm:max-w-[calc(50%-0.75rem)]"
        />
      </Group>
      <Group title={words.form.painting}>
        <TextField
          {...field('subject', subject)}
          label={words.form.subject.label}
          hint={words.form.subject.hint}
          required
          maxLength={LIMITS.subject}
        />
        <TextField
          {...field('colors')}
          label={words.form.colors.label}
          hint={words.form.colors.hint}
          maxLength={LIMITS.colors}
        />
        <TextAreaField
          {...field('message')}
          label={words.form.message.label}
          hint={words.form.message.hint}
          required
          maxLength={LIMITS.commissionMessage}
          rows={7}
        />
        <ChoiceField
          {...field('size')}
          legend={words.form.size}
          choices={SIZES.map((size) => ({...size, detail: prices[size.value]}))}
          className="min-[26rem]:grid-cols-2 md:grid-cols-5"
        />
        <ChoiceField
          {...field('budget')}
          legend={words.form.budget}
          choices={BUDGET_CHOICES}
          className="min-[26rem]:grid-cols-2"
        />
        <TextField
          {...field('deadline')}
          label={words.form.deadline.label}
          hint={words.form.deadline.hint}
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

/** One unit is an inch; the largest size is 36 inches high. */
const VIEW = 40;

/** A canvas drawn to scale. Without a size, a dashed outline. */
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
