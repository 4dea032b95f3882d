import {Form, useNavigation} from '@remix-run/react';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {Button} from '~/components/Button';
import type {ButtonVariant} from '~/components/button-class';
import type {FormResult} from '~/lib/forms/form-result';
import {cn} from '~/lib/cn';
import {useWords} from '~/words';
import {createGetField, findField, type GetField} from './validated-field';

export interface IntentFormProps {
  /** The requested action, which distinguishes the forms of a page. */
  intent: string;
  /** The version that the page shows. The function refuses to act on an older one. */
  version?: number;
  /** The result of the page's last post, by any of its forms. */
  result: FormResult | undefined;
  /** The button's label. */
  send: string;
  variant?: ButtonVariant;
  encType?: 'multipart/form-data';
  className?: string;
  /** The fields. After a failed post, they have its input, and the invalid one has the error and the focus. */
  children?: (field: GetField) => ReactNode;
}

/** A form of a private page, which Remix posts to the page itself (docs/decisions/forms.md). */
export function IntentForm({
  intent,
  version,
  result,
  send,
  variant,
  encType,
  className,
  children,
}: IntentFormProps) {
  const words = useWords();
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const isPending = useNavigation().formData?.get('intent') === intent;
  const failed = result?.ok === false && result.values.intent === intent ? result : null;
  useEffect(() => {
    if (failed?.field && ref.current) findField(ref.current, failed.field)?.focus();
  }, [failed]);
  return (
    <Form ref={ref} method="post" encType={encType} className={cn('grid gap-6', className)}>
      {/* Before the files, which are read last. */}
      <input type="hidden" name="intent" value={intent} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {children?.(createGetField(id, failed, true))}
      <Button
        type="submit"
        variant={variant}
        isPending={isPending}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {isPending ? words.forms.sending : send}
      </Button>
    </Form>
  );
}
