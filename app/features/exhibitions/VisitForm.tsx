import {LIMITS} from '#contracts/limits';
import {visitFormSchema} from '#contracts/visit';
import {SelectField} from '~/components/SelectField';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import type {FormResult} from '~/lib/forms/form-result';
import {useValidatedForm} from '~/shop/forms/use-validated-form';
import type {Exhibition} from '~/shop/exhibition/exhibition';
import {EmailField} from '~/shop/forms/EmailField';
import {NameField} from '~/shop/forms/NameField';
import {VisitorForm} from '~/shop/forms/VisitorForm';
import {useRootData} from '~/shop/site/use-root-data';
import {useWords} from '~/words';

export interface VisitFormProps {
  /** The exhibitions that take visits. */
  exhibitions: readonly Pick<Exhibition, 'handle' | 'title' | 'startsOn' | 'endsOn'>[];
  actionData?: FormResult;
}

export function VisitForm({exhibitions, actionData}: VisitFormProps) {
  const words = useWords();
  const {visit} = words.exhibitions;
  const today = useRootData()?.today ?? '';
  const form = useValidatedForm({
    action: '/exhibitions',
    name: 'exhibitions',
    schema: () => visitFormSchema(words.shared, today),
    failure: visit.failed,
    actionData,
  });
  const only = exhibitions.length === 1 ? exhibitions[0] : undefined;
  return (
    <VisitorForm form={form} send={visit.title}>
      {only ? (
        <input type="hidden" name="exhibition" value={only.handle} />
      ) : (
        <SelectField
          {...form.field('exhibition')}
          label={visit.exhibition}
          className="sm:col-span-2"
        >
          {exhibitions.map(({handle, title}) => (
            <option key={handle} value={handle}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...form.field('day')}
        label={visit.day}
        type="date"
        required
        min={only?.startsOn}
        max={only?.endsOn}
        className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]"
      />
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <TextAreaField
        {...form.field('message')}
        label={visit.message}
        maxLength={LIMITS.visitMessage}
        rows={4}
        className="sm:col-span-2"
      />
    </VisitorForm>
  );
}
