import {Form, useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {consentWords, waitConsentWords} from '#contracts/consent';
import {LIMITS} from '#contracts/limits';
import {Button} from '~/components/Button';
import {describedBy} from '~/components/described-by';
import {FieldError} from '~/components/FieldError';
import {FormStatus} from '~/components/FormStatus';
import {HoneypotField} from '~/components/HoneypotField';
import {track} from '~/lib/analytics/track';
import type {FormResult} from '~/lib/forms/form-result';
import {useValidatedForm} from '~/shop/forms/use-validated-form';
import {cn} from '~/lib/cn';
import {splitPath} from '~/lib/language/local-path';
import {useWords} from '~/words';
import {SIGNUP_SOURCES, signupFailure, signupSchema, type SignupPlace} from './signup-place';

export interface SignupFormProps {
  place: SignupPlace;
  /** The button's label before the form is sent. */
  button: string;
  actionData?: FormResult;
  /** Whether a phone shows the button below the field. */
  isStacked?: boolean;
  /** Fields above the email field. */
  children?: ReactNode;
}

/**
 * The newsletter form: an email field, a button and the consent text. Without JavaScript, every instance posts to
 * `/newsletter`.
 */
export function SignupForm({
  place,
  button,
  actionData,
  isStacked = false,
  children,
}: SignupFormProps) {
  const words = useWords();
  const {path} = splitPath(useLocation().pathname);
  const {formProps, isSubmitting, status, field} = useValidatedForm({
    action: '/newsletter',
    name: 'newsletter',
    schema: () => signupSchema(words, place),
    failure: signupFailure(words, place),
    actionData,
    // The footer's form also uses native validation (specification, section 5).
    usesNativeValidation: place.source === 'footer',
    onSuccess() {
      // A wait for a sold-out size isn't a sign-up.
      if (place.source === 'stock') return;
      track({event: 'newsletter_signup', source: SIGNUP_SOURCES[place.source]});
    },
  });
  const {id, name, defaultValue, error, isInvalid, startsFocused} = field('email');
  const consentId = `${id}-consent`;
  // After a failed post without JavaScript: the page with the form.
  const page = (actionData?.ok === false && actionData.values.page) || path;

  return (
    <Form {...formProps}>
      {Object.entries({...place, page}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <HoneypotField />
      <fieldset disabled={isSubmitting} className="min-w-0">
        {children}
        <label htmlFor={id} className="mb-2 block text-sm font-medium">
          {words.newsletter.email}
        </label>
        <div className={cn('flex flex-wrap items-start gap-3', isStacked && 'max-sm:grid')}>
          {/* The field takes the room that is left beside the button; below the field, the button is as wide. */}
          <div className="min-w-0 flex-[99_1_min(11rem,100%)]">
            <input
              id={id}
              name={name}
              defaultValue={defaultValue}
              {...describedBy({id, error, isInvalid})}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- after a post without JavaScript, the page focuses the invalid field
              autoFocus={startsFocused}
              type="email"
              required
              maxLength={LIMITS.email}
              autoComplete="email"
              inputMode="email"
              enterKeyHint="send"
              className="control"
            />
            <FieldError id={id} error={error} />
          </div>
          <Button
            type="submit"
            isPending={isSubmitting}
            aria-describedby={consentId}
            className="grow"
          >
            {isSubmitting ? words.newsletter.joining : button}
          </Button>
        </div>
      </fieldset>
      <FormStatus {...status} className="not-empty:mt-4" />
      <p id={consentId} className="mt-3 max-w-[35rem] text-xs whitespace-pre-line text-muted">
        {place.source === 'stock' ? waitConsentWords(words.shared) : consentWords(words.shared)}
      </p>
    </Form>
  );
}
