import {Form} from '@remix-run/react';
import {HONEYPOT_FIELD} from '#contracts/guard';
import {holdFormSchema} from '#contracts/hold';
import {LIMITS} from '#contracts/limits';
import {Button} from '~/components/Button';
import {FormStatus} from '~/components/FormStatus';
import {HoneypotField} from '~/components/HoneypotField';
import {showToast} from '~/components/show-toast';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import type {FormResult} from '~/lib/forms/form-result';
import {useValidatedForm} from '~/lib/forms/use-validated-form';
import {useWords} from '~/words';

export interface HoldFormProps {
  handle: string;
  actionData?: FormResult;
}

/** The form that requests a hold on an original. */
export function HoldForm({handle, actionData}: HoldFormProps) {
  const words = useWords();
  const {formProps, isSubmitting, status, field} = useValidatedForm({
    action: `/product/${handle}/hold`,
    schema: holdFormSchema(words.shared),
    failure: words.hold.failed,
    announce: showToast,
    actionData,
  });
  return (
    <Form {...formProps}>
      <HoneypotField name={HONEYPOT_FIELD} />
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <TextField
          {...field('name')}
          label={words.hold.name}
          required
          maxLength={LIMITS.name}
          autoComplete="name"
        />
        <TextField
          {...field('email')}
          label={words.hold.email}
          type="email"
          required
          maxLength={LIMITS.email}
          autoComplete="email"
          inputMode="email"
        />
        <TextAreaField
          {...field('message')}
          label={words.hold.message}
          maxLength={LIMITS.contactMessage}
          rows={4}
        />
        <div>
          <Button type="submit" isPending={isSubmitting} className="w-full sm:w-auto sm:min-w-48">
            {isSubmitting ? words.hold.sending : words.hold.send}
          </Button>
        </div>
      </fieldset>
      <FormStatus {...status} className="not-empty:mt-6" />
    </Form>
  );
}
