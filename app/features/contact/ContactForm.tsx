import {Form} from '@remix-run/react';
import {contactFormSchema} from '#contracts/contact';
import {LIMITS} from '#contracts/limits';
import {HONEYPOT_FIELD} from '#contracts/guard';
import {Button} from '~/components/Button';
import {FormStatus} from '~/components/FormStatus';
import {showToast} from '~/components/show-toast';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import {HoneypotField} from '~/components/HoneypotField';
import {track} from '~/lib/analytics/track';
import {MESSAGE_DRAFT} from '~/lib/forms/draft';
import type {FormResult} from '~/lib/forms/form-result';
import {useDraft} from '~/lib/forms/use-draft';
import {useValidatedForm} from '~/lib/forms/use-validated-form';
import {useWords} from '~/words';

export interface ContactFormProps {
  subject: string;
  message: string;
  /** The handle of the work that the message is about, or an empty string. */
  work: string;
  actionData?: FormResult;
}

export function ContactForm({subject, message, work, actionData}: ContactFormProps) {
  const words = useWords();
  const {formProps, isSubmitting, status, field} = useValidatedForm({
    action: '/contact',
    schema: contactFormSchema(words.shared),
    failure: words.contact.failed,
    announce: showToast,
    actionData,
    onSuccess({subject = ''}) {
      draft.clear();
      track({event: 'contact_form', subject});
    },
  });
  const draft = useDraft({
    place: MESSAGE_DRAFT,
    formRef: formProps.ref,
    isSubmitting,
    isSent: actionData?.ok === true,
    prefilled: {subject, message, work},
  });

  return (
    <Form {...formProps} onInput={draft.save}>
      <HoneypotField name={HONEYPOT_FIELD} />
      <input type="hidden" name="work" value={field('work', work).defaultValue} />
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField
          {...field('name')}
          label={words.contact.name}
          required
          maxLength={LIMITS.name}
          autoComplete="name"
          autoCapitalize="words"
        />
        <TextField
          {...field('email')}
          label={words.contact.email}
          type="email"
          required
          maxLength={LIMITS.email}
          autoComplete="email"
          inputMode="email"
        />
        <TextField
          {...field('subject', subject)}
          label={words.contact.subject}
          required
          maxLength={LIMITS.subject}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TextAreaField
          {...field('message', message)}
          label={words.contact.message}
          required
          maxLength={LIMITS.contactMessage}
          rows={8}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <Button type="submit" isPending={isSubmitting} className="w-full sm:w-auto sm:min-w-48">
            {isSubmitting ? words.contact.sending : words.contact.send}
          </Button>
        </div>
      </fieldset>
      <FormStatus {...status} className="not-empty:mt-6" />
    </Form>
  );
}
