import {contactFormSchema} from '#contracts/contact';
import {LIMITS} from '#contracts/limits';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import {track} from '~/lib/analytics/track';
import {clearDraft, MESSAGE_DRAFT} from '~/lib/forms/draft';
import type {FormResult} from '~/lib/forms/form-result';
import {useDraft} from '~/lib/forms/use-draft';
import {useValidatedForm} from '~/shop/forms/use-validated-form';
import {EmailField} from '~/shop/forms/EmailField';
import {NameField} from '~/shop/forms/NameField';
import {VisitorForm} from '~/shop/forms/VisitorForm';
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
  const form = useValidatedForm({
    action: '/contact',
    name: 'contact',
    schema: () => contactFormSchema(words.shared),
    failure: words.contact.failed,
    actionData,
    onSuccess({subject = ''}) {
      clearDraft(MESSAGE_DRAFT);
      track({event: 'contact_form', subject});
    },
  });
  const draft = useDraft({
    slot: MESSAGE_DRAFT,
    formRef: form.formProps.ref,
    isSubmitting: form.isSubmitting,
    isSent: actionData?.ok === true,
    prefilled: {subject, message, work},
  });

  return (
    <VisitorForm form={form} send={words.contact.send} onInput={draft.save}>
      <input type="hidden" name="work" value={form.field('work', work).defaultValue} />
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <TextField
        {...form.field('subject', subject)}
        label={words.contact.subject}
        required
        maxLength={LIMITS.contactSubject}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextAreaField
        {...form.field('message', message)}
        label={words.contact.message}
        required
        maxLength={LIMITS.contactMessage}
        rows={2}
        minHeightClassName="min-h-[calc(7rem-var(--bars))] sm:min-h-40 lg:min-h-[calc(14.5rem-var(--bars))] 2xl:min-h-[calc(21rem-var(--bars))]"
        className="sm:col-span-2"
      />
    </VisitorForm>
  );
}
