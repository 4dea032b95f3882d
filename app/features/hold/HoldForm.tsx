import {holdFormSchema} from '#contracts/hold';
import {LIMITS} from '#contracts/limits';
import {TextAreaField} from '~/components/TextAreaField';
import type {FormResult} from '~/lib/forms/form-result';
import {useValidatedForm} from '~/shop/forms/use-validated-form';
import {EmailField} from '~/shop/forms/EmailField';
import {NameField} from '~/shop/forms/NameField';
import {VisitorForm} from '~/shop/forms/VisitorForm';
import {productPath} from '~/shop/paths';
import {useWords} from '~/words';

export interface HoldFormProps {
  handle: string;
  actionData?: FormResult;
}

/** The form that requests a hold on an original. */
export function HoldForm({handle, actionData}: HoldFormProps) {
  const words = useWords();
  const form = useValidatedForm({
    action: `${productPath(handle)}/hold`,
    name: 'hold',
    schema: () => holdFormSchema(words.shared),
    failure: words.hold.failed,
    actionData,
  });
  return (
    <VisitorForm form={form} send={words.hold.send}>
      <input type="hidden" name="handle" value={handle} />
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <TextAreaField
        {...form.field('message')}
        label={words.hold.message}
        maxLength={LIMITS.contactMessage}
        rows={4}
        className="sm:col-span-2"
      />
    </VisitorForm>
  );
}
