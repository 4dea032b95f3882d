import type {ReactNode} from 'react';
import {BUDGETS, SIZES} from '#contracts/commission';
import {LIMITS} from '#contracts/limits';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import type {GetField} from '~/shop/forms/validated-field';
import {EmailField} from '~/shop/forms/EmailField';
import {NameField} from '~/shop/forms/NameField';
import {useWords} from '~/words';
import {ChoiceField} from './ChoiceField';
import type {Desk} from './desk';

export interface CommissionFieldsProps {
  field: GetField;
  prices: Desk['prices'];
  /** The subject from the URL, or an empty string. */
  subject: string;
}

/** The text fields, in the order of validation. */
export function CommissionFields({field, prices, subject}: CommissionFieldsProps) {
  const words = useWords();
  return (
    <>
      <Group title={words.commission.form.aboutYou}>
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
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
          maxLength={LIMITS.commissionSubject}
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
          choices={SIZES.map((value) => ({
            value,
            label: words.shared.sizes[value],
            picture: <SizePicture size={value} />,
            detail: prices[value],
          }))}
          className="min-[26rem]:grid-cols-2 md:grid-cols-5"
        />
        <ChoiceField
          {...field('budget')}
          legend={words.commission.form.budget}
          choices={BUDGETS.map((value) => ({value, label: words.shared.budgets[value]}))}
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
    <fieldset className="grid min-w-0 grid-cols-1 gap-6">
      <legend className="mb-6 font-serif text-xl tracking-title">{title}</legend>
      {children}
    </fieldset>
  );
}

/** One unit is an inch. The largest size is 36 inches high. */
const VIEW = 40;

/** A canvas of '16x20' inches drawn to scale; a dashed outline for a custom size. */
function SizePicture({size}: {size: (typeof SIZES)[number]}) {
  const isCustom = size === 'custom';
  const [width = 26, height = 32] = isCustom ? [] : size.split('x').map(Number);
  return (
    <svg
      viewBox={`0 0 ${VIEW} ${VIEW}`}
      aria-hidden="true"
      className="size-[min(2.25rem,10vw)] shrink-0 text-sea"
    >
      <rect
        x={(VIEW - width) / 2}
        y={VIEW - 2 - height}
        width={width}
        height={height}
        fill={isCustom ? 'none' : 'currentColor'}
        fillOpacity="0.16"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={isCustom ? '4 4' : undefined}
      />
    </svg>
  );
}
