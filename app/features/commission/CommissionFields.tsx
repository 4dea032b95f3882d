import type {ReactNode} from 'react';
import {LIMITS} from '#contracts/limits';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import {BUDGET_CHOICES, SIZE_CHOICES} from '~/content/commissions';
import {ChoiceField} from './ChoiceField';
import type {Desk} from './desk';
import {SizePicture} from './SizePicture';

export interface CommissionFieldsProps {
  /** The props of a field, from `useValidatedFetcher`. */
  field: (name: string) => {
    id: string;
    name: string;
    defaultValue: string | undefined;
    error: string | undefined;
    startsFocused: boolean;
  };
  /** The artist's price guide, by size. */
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
  const subjectField = field('subject');
  return (
    <>
      <Group title="About you">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            {...field('name')}
            label="Name"
            required
            maxLength={LIMITS.name}
            autoComplete="name"
            autoCapitalize="words"
          />
          <TextField
            {...field('email')}
            label="Email"
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
          label="Phone (optional)"
          type="tel"
          inputMode="tel"
          maxLength={LIMITS.phone}
          autoComplete="tel"
          className="sm:max-w-[calc(50%-0.75rem)]"
        />
      </Group>
      <Group title="Your painting">
        <TextField
          {...subjectField}
          defaultValue={subjectField.defaultValue ?? subject}
          label="Subject"
          hint="A place, a person, an animal, a kind of light"
          required
          maxLength={LIMITS.subject}
        />
        <TextField
          {...field('colors')}
          label="Colors (optional)"
          hint="The room it is for, what you love to see there, what you would rather not"
          maxLength={LIMITS.colors}
        />
        <TextAreaField
          {...field('message')}
          label="Additional details"
          hint="What should the painting hold on to? Why this, and for whom?"
          required
          maxLength={LIMITS.commissionMessage}
          rows={7}
        />
        <ChoiceField
          {...field('size')}
          legend="Size"
          choices={SIZES.map((size) => ({...size, detail: prices[size.value]}))}
          className="min-[26rem]:grid-cols-2 md:grid-cols-5"
        />
        <ChoiceField
          {...field('budget')}
          legend="Budget"
          choices={BUDGET_CHOICES}
          className="min-[26rem]:grid-cols-2"
        />
        <TextField
          {...field('deadline')}
          label="Deadline (optional)"
          hint="A birthday, a wedding, a move"
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
