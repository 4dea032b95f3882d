import {useFetcher} from '@remix-run/react';
import {useEffect, useId, useRef, useState, type FormEvent} from 'react';
import type * as z from 'zod/mini';
import type {Notice} from '~/lib/notice';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {checkForm} from './check-form';
import type {FormResult} from './form-result';

export interface ValidatedFetcherOptions {
  /**
   * Path of the form's route. Its `clientAction` ends in `sendForm`, which shows the result in a toast, unless there is a
   * `send`: then only a browser without scripts posts to it.
   */
  action: string;
  /** Sends the body in place of the fetcher, and shows the result in a toast. Never rejects. */
  send?: (body: URLSearchParams) => Promise<FormResult>;
  /** The rules of the fields. */
  schema: z.ZodMiniType;
  /** Shows a notice in a toast, beside the inline one: `showToast`. */
  announce: (notice: Notice, options: {kind: 'error'}) => void;
  /** The action's result of a post without scripts (`useActionData`). */
  actionData?: FormResult;
  /** Keeps the browser's own validation, which runs before the schema. */
  usesNativeValidation?: boolean;
  /** Completes the valid body before it is sent, for example with uploads. Never rejects. */
  prepare?: (body: URLSearchParams) => Promise<void>;
  onSuccess?: () => void;
}

/**
 * A form that works as a plain post and, with scripts, through a fetcher: idle, submitting, then success (the form is
 * reset) or failure (the input stays), with the notice in `status`. An invalid form is not sent: the first broken rule
 * is shown, its field gets the focus, and all wrong fields are marked.
 *
 * Spread `formProps` on a Remix `Form`, put a `fieldset` around its fields that is disabled while `isSubmitting`,
 * spread `field(name)` on each field and `status` on a `FormStatus`.
 */
export function useValidatedFetcher({
  action,
  send,
  schema,
  announce,
  actionData,
  usesNativeValidation = false,
  prepare,
  onSuccess,
}: ValidatedFetcherOptions) {
  const {data, submit: post} = useFetcher<FormResult>();
  const [sent, setSent] = useState<FormResult>();
  const answer = sent ?? data;
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const focusBackRef = useRef<HTMLElement | null>(null);
  const onSuccessRef = useRef(onSuccess);
  onSuccessRef.current = onSuccess;
  const isHydrated = useHydrated();
  const [appearedMs] = useState(() => (isHydrated ? performance.now() : null));
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [result, setResult] = useState<FormResult | null>(actionData ?? null);
  const isFromActionData = result !== null && result === actionData;
  const failed = result?.ok === false ? result : null;

  useEffect(() => {
    if (!answer) return;
    setIsSubmitting(false);
    setResult(answer);
    if (!answer.ok) return;
    formRef.current?.reset();
    onSuccessRef.current?.();
  }, [answer]);

  // Disabled fields lose the focus; move it to the invalid field, or back.
  useEffect(() => {
    if (isSubmitting || isFromActionData) return;
    const field = failed?.field && formRef.current && findField(formRef.current, failed.field);
    if (field) field.focus();
    else if (document.activeElement === document.body) {
      focusBackRef.current?.focus({preventScroll: true});
    }
  }, [failed, isFromActionData, isSubmitting]);

  async function submit(form: HTMLFormElement) {
    // Read before the fields are disabled: disabled fields are not submitted.
    const body = readTexts(form);
    const invalid = checkForm(body, {schema, appearedMs});
    setResult(invalid);
    if (invalid) return announce(invalid.notice, {kind: 'error'});
    setIsSubmitting(true);
    await prepare?.(body);
    if (send) setSent(await send(body));
    else post(body, {method: 'post', action});
  }

  return {
    formProps: {
      ref: formRef,
      method: 'post' as const,
      action,
      noValidate: isHydrated && (!usesNativeValidation || Boolean(result?.ok)),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        // A second tap, which came after the first one's success: the emptied form is not invalid yet.
        if (result?.ok && isUntouched(event.currentTarget)) return;
        focusBackRef.current = document.activeElement as HTMLElement | null;
        void submit(event.currentTarget);
      },
    },
    isSubmitting,
    status: {
      notice: result?.notice ?? null,
      kind: failed ? ('error' as const) : ('success' as const),
      startsFocused: isFromActionData && !failed?.field,
    },
    /** The props of a field. */
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: isFromActionData ? failed?.values[name] : undefined,
      error: failed?.field === name ? failed.notice.description : undefined,
      isInvalid: failed?.field === name || Boolean(failed?.otherFields?.includes(name)),
      startsFocused: isFromActionData && failed?.field === name,
    }),
  };
}

function readTexts(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(texts);
}

/** Nothing has been filled in since the form was reset. */
function isUntouched(form: HTMLFormElement): boolean {
  return [...form.elements].every((control) => {
    if (control instanceof HTMLInputElement) {
      return control.value === control.defaultValue && control.checked === control.defaultChecked;
    }
    return !(control instanceof HTMLTextAreaElement) || control.value === control.defaultValue;
  });
}

/** The first visible control of that name: radio buttons share one, hidden inputs take no focus. */
function findField(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector(`[name="${CSS.escape(name)}"]:not([type="hidden"])`);
}
