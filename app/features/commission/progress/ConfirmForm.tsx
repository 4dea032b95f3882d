import {Form, useNavigation} from '@remix-run/react';
import type {Progress} from '#contracts/commission-progress';
import {LIMITS} from '#contracts/limits';
import {Button} from '~/components/Button';
import {TextAreaField} from '~/components/TextAreaField';
import type {FormResult} from '~/lib/forms/form-result';

export interface ConfirmFormProps {
  intent: string;
  /** `note` is the label of a note that goes with it. */
  words: {summary: string; text: string; button: string; note?: string};
  isNoteRequired?: boolean;
  progress: Progress;
  /** An earlier post. If it failed, the form is open and has its input. */
  post?: FormResult;
}

/** An answer or an action that has to be confirmed. The confirmation opens below it. */
export function ConfirmForm({intent, words, isNoteRequired, progress, post}: ConfirmFormProps) {
  const isPending = useNavigation().formData?.get('intent') === intent;
  const failed = post?.ok === false && post.values.intent === intent ? post.values : undefined;
  const isFinal = intent === 'cancel' || intent === 'close';
  return (
    <details className="disclosure border-t border-line py-4" open={failed !== undefined}>
      <summary className="min-h-11 cursor-pointer font-medium">{words.summary}</summary>
      <p className="mt-2 mb-4 text-sm text-muted">{words.text}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="version" value={progress.updates.length} />
        {words.note && (
          <TextAreaField
            id={`${intent}-note`}
            name="note"
            label={words.note}
            required={isNoteRequired}
            maxLength={LIMITS.progressNote}
            defaultValue={failed?.note}
            rows={4}
            className="mb-4"
          />
        )}
        <Button type="submit" variant={isFinal ? 'outline' : 'solid'} isPending={isPending}>
          {words.button}
        </Button>
      </Form>
    </details>
  );
}
