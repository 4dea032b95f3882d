import type {Progress} from '#contracts/commission-progress';
import {LIMITS} from '#contracts/limits';
import {type ButtonVariant, buttonClass} from '~/components/button-class';
import {TextAreaField} from '~/components/TextAreaField';
import {cn} from '~/lib/cn';
import type {FormResult} from '~/lib/forms/form-result';
import {IntentForm} from '~/shop/forms/IntentForm';
import {UnpaidBox} from './UnpaidBox';

export interface ConfirmFormProps {
  intent: string;
  /** `note` is the label of a note that goes with it. */
  words: {summary: string; text: string; button: string; note?: string};
  isNoteRequired?: boolean;
  progress: Progress;
  result?: FormResult;
}

/** An answer or action with a confirmation, which opens below it, and stays open after a failed post. */
export function ConfirmForm({intent, words, isNoteRequired, progress, result}: ConfirmFormProps) {
  const {summary, text, button, note} = words;
  const isFinal = intent === 'cancel' || intent === 'close';
  const variant = buttonVariant(intent);
  return (
    <details
      className="disclosure group"
      open={result?.ok === false && result.values.intent === intent}
    >
      <summary
        className={buttonClass(
          variant,
          cn(
            'cursor-pointer after:hidden',
            variant !== 'quiet' && 'w-full sm:max-w-64',
            // While it's open, the confirming button is the solid one.
            variant === 'solid' &&
              'group-open:border-rule group-open:bg-transparent group-open:text-ink',
          ),
        )}
      >
        {summary}
      </summary>
      <div className="pt-4 pb-6">
        <p className="mb-4 text-sm text-muted">{text}</p>
        <IntentForm
          intent={intent}
          version={progress.updates.length}
          result={result}
          send={button}
          variant={isFinal ? 'outline' : 'solid'}
        >
          {(field) => (
            <>
              {note && (
                <TextAreaField
                  {...field('note')}
                  label={note}
                  required={isNoteRequired}
                  maxLength={LIMITS.progressNote}
                  rows={4}
                />
              )}
              {intent === 'close' && progress.quote?.state !== 'quoted' && (
                <UnpaidBox progress={progress} />
              )}
            </>
          )}
        </IntentForm>
      </div>
    </details>
  );
}

function buttonVariant(intent: string): ButtonVariant {
  if (intent === 'approve' || intent === 'accept') return 'solid';
  return intent === 'change' ? 'outline' : 'quiet';
}
