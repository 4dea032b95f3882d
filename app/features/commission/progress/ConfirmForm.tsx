import type {Progress} from '#contracts/commission-progress';
import {LIMITS} from '#contracts/limits';
import {TextAreaField} from '~/components/TextAreaField';
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

/** An answer or an action that has to be confirmed. The confirmation opens below it, also after a post that failed. */
export function ConfirmForm({intent, words, isNoteRequired, progress, result}: ConfirmFormProps) {
  const {summary, text, button, note} = words;
  const isFinal = intent === 'cancel' || intent === 'close';
  return (
    <details
      className="disclosure border-t border-line py-4"
      open={result?.ok === false && result.values.intent === intent}
    >
      <summary className="min-h-11 cursor-pointer font-medium">{summary}</summary>
      <p className="mt-2 mb-4 text-sm text-muted">{text}</p>
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
            {intent === 'close' && <UnpaidBox progress={progress} />}
          </>
        )}
      </IntentForm>
    </details>
  );
}
