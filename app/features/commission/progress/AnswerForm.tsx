import {Form, useNavigation} from '@remix-run/react';
import type {Answer} from '#contracts/commission-answers';
import type {Progress} from '#contracts/commission-progress';
import {LIMITS} from '#contracts/limits';
import {Button} from '~/components/Button';
import {TextAreaField} from '~/components/TextAreaField';
import type {PrivatePost} from '~/lib/backend/private-page.server';
import {useWords} from '~/words';

export interface AnswerFormProps {
  answer: Answer;
  progress: Progress;
  result?: PrivatePost<Progress>;
}

/** An answer to the artist, with a confirmation that opens below it. */
export function AnswerForm({answer, progress, result}: AnswerFormProps) {
  const words = useWords();
  const {summary, text, button} = words.commissionProgress.answers[answer];
  const isPending = useNavigation().formData?.get('intent') === answer;
  const hasFailed = result?.ok === false && result.values?.intent === answer;
  return (
    <details className="disclosure border-t border-line py-4" open={hasFailed}>
      <summary className="min-h-11 cursor-pointer font-medium">{summary}</summary>
      <p className="mt-2 mb-4 text-sm text-muted">{text}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={answer} />
        <input type="hidden" name="version" value={progress.updates.length} />
        {answer === 'change' && (
          <TextAreaField
            id="change"
            name="note"
            label={words.commissionProgress.answers.change.note}
            required
            maxLength={LIMITS.progressNote}
            defaultValue={result?.values?.note}
            rows={4}
            className="mb-4"
          />
        )}
        <Button
          type="submit"
          variant={answer === 'cancel' ? 'outline' : 'solid'}
          isPending={isPending}
        >
          {button}
        </Button>
      </Form>
    </details>
  );
}
