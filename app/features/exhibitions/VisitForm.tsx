import {Form} from '@remix-run/react';
import {HONEYPOT_FIELD} from '#contracts/guard';
import {LIMITS} from '#contracts/limits';
import {visitFormSchema} from '#contracts/visit';
import {Button} from '~/components/Button';
import {Field} from '~/components/Field';
import {describedBy} from '~/components/FieldError';
import {controlClass} from '~/components/field-class';
import {FormStatus} from '~/components/FormStatus';
import {HoneypotField} from '~/components/HoneypotField';
import {showToast} from '~/components/show-toast';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import type {FormResult} from '~/lib/forms/form-result';
import {type FieldProps, useValidatedForm} from '~/lib/forms/use-validated-form';
import type {Exhibition} from '~/shop/exhibition/exhibition';
import {useWords} from '~/words';

export interface VisitFormProps {
  /** Those that take visits. */
  exhibitions: readonly Pick<Exhibition, 'handle' | 'title' | 'startsOn' | 'endsOn'>[];
  actionData?: FormResult;
}

export function VisitForm({exhibitions, actionData}: VisitFormProps) {
  const words = useWords();
  const {visit} = words.exhibitions;
  const {formProps, isSubmitting, status, field} = useValidatedForm({
    action: '/exhibitions',
    schema: visitFormSchema(words.shared),
    failure: visit.failed,
    announce: showToast,
    actionData,
  });
  const only = exhibitions.length === 1 ? exhibitions[0] : undefined;
  return (
    <Form {...formProps}>
      <HoneypotField name={HONEYPOT_FIELD} />
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-x-5 gap-y-6 sm:grid-cols-2">
        {only ? (
          <input type="hidden" name="exhibition" value={only.handle} />
        ) : (
          <ExhibitionField {...field('exhibition')} exhibitions={exhibitions} />
        )}
        <TextField
          {...field('day')}
          label={visit.day}
          type="date"
          required
          min={only?.startsOn ?? undefined}
          max={only?.endsOn ?? undefined}
          className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]"
        />
        <TextField
          {...field('name')}
          label={visit.name}
          required
          maxLength={LIMITS.name}
          autoComplete="name"
          autoCapitalize="words"
        />
        <TextField
          {...field('email')}
          label={visit.email}
          type="email"
          required
          maxLength={LIMITS.email}
          autoComplete="email"
          inputMode="email"
        />
        <TextAreaField
          {...field('message')}
          label={visit.message}
          maxLength={LIMITS.visitMessage}
          rows={4}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <Button type="submit" isPending={isSubmitting} className="w-full sm:w-auto sm:min-w-48">
            {isSubmitting ? visit.sending : visit.send}
          </Button>
        </div>
      </fieldset>
      <FormStatus {...status} className="not-empty:mt-6" />
    </Form>
  );
}

function ExhibitionField({
  exhibitions,
  ...field
}: FieldProps & Pick<VisitFormProps, 'exhibitions'>) {
  const words = useWords();
  const {id, name, defaultValue, error} = field;
  return (
    <Field
      id={id}
      label={words.exhibitions.visit.exhibition}
      error={error}
      className="sm:col-span-2"
    >
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        {...describedBy(field)}
        className={controlClass()}
      >
        {exhibitions.map(({handle, title}) => (
          <option key={handle} value={handle}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  );
}
