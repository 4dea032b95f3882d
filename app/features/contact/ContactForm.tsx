import {LIMITS} from '#contracts/limits';
import {TRAP_FIELD} from '#contracts/trap-field';
import {Button} from '~/components/Button';
import {FormStatus} from '~/components/FormStatus';
import {showToast} from '~/components/show-toast';
import {TextAreaField} from '~/components/TextAreaField';
import {TextField} from '~/components/TextField';
import {TrapField} from '~/components/TrapField';
import {track} from '~/lib/analytics/track';
import type {FormResult} from '~/lib/forms/form-result';
import {useValidatedForm} from '~/lib/forms/use-validated-form';
import {onDemand} from '~/lib/on-demand';
import {MESSAGE_FAILED} from './messages';

export interface ContactFormProps {
  /** What the message is about, where a link has said so already. */
  subject: string;
  /** What the action answered to a post without scripts. */
  answered?: FormResult;
}

const rules = onDemand(() => import('#contracts/contact'), 'contactFormSchema');

/** A letter to the artist. */
export function ContactForm({subject, answered}: ContactFormProps) {
  const {formProps, isSubmitting, status, field} = useValidatedForm({
    rules,
    failure: MESSAGE_FAILED,
    announce: showToast,
    answered,
    onSuccess: ({subject = ''}) => track({event: 'contact_form', subject}),
  });
  const subjectField = field('subject');

  return (
    <form {...formProps} action="/contact">
      <TrapField name={TRAP_FIELD} />
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-x-5 gap-y-6 sm:grid-cols-2">
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
          required
          maxLength={LIMITS.email}
          autoComplete="email"
          inputMode="email"
        />
        <TextField
          {...subjectField}
          defaultValue={subjectField.defaultValue ?? subject}
          label="Subject"
          required
          maxLength={LIMITS.subject}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TextAreaField
          {...field('message')}
          label="Message"
          required
          maxLength={LIMITS.contactMessage}
          rows={8}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <Button type="submit" isPending={isSubmitting} className="w-full sm:w-auto sm:min-w-48">
            {isSubmitting ? 'Sending...' : 'Send Message'}
          </Button>
        </div>
      </fieldset>
      <FormStatus {...status} className="not-empty:mt-6" />
    </form>
  );
}
