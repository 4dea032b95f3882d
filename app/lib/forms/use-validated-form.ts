import {useId, useRef, useState, type FormEvent} from 'react';
import {flushSync} from 'react-dom';
import type * as z from 'zod/mini';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {localPath} from '~/lib/language/local-path';
import type {Notice} from '~/lib/notice';
import {useWords} from '~/words';
import {invalid, readFormResult, textsOf, type FormResult, type FormValues} from './form-result';

/** The timeout of the action, whose own timeout for its function is ten seconds. */
const ACTION_TIMEOUT_MS = 20_000;

export interface ValidatedFormOptions {
  /** Path of the page that gets the post of a browser without scripts. With scripts the form posts to `/api` + this path. */
  action: string;
  schema: z.ZodMiniType;
  /** Title of the notice when no result comes back. */
  failure: string;
  /** Shows a notice in a toast, beside the inline one and also when the visitor has left the page: `showToast`. */
  announce: (notice: Notice, options: {kind: 'success' | 'error'}) => void;
  /** The result of a post without scripts (`useActionData`). */
  actionData?: FormResult;
  /** Keeps the browser's own validation, which runs before the schema. */
  usesNativeValidation?: boolean;
  /** Completes the valid body before it is sent, for example with uploads. Never rejects. */
  prepare?: (body: URLSearchParams) => Promise<void>;
  /** Called with what was typed, also when the visitor has left the page. */
  onSuccess?: (values: FormValues) => void;
}

export interface FieldProps {
  id: string;
  name: string;
  defaultValue?: string;
  /** The message of the form's first invalid field. */
  error?: string;
  isInvalid: boolean;
  /** The invalid field in the response to a post without scripts. */
  startsFocused: boolean;
}

/**
 * A form that works as a plain post and, with scripts, by `fetch`: idle, submitting, then success (the form is reset) or
 * failure (the input stays), with the notice in `status`. An invalid form is not sent: the first broken rule is shown, its
 * field gets the focus, and all wrong fields are marked.
 *
 * Spread `formProps` on a Remix `Form`, put a `fieldset` around its fields that is disabled while `isSubmitting`,
 * spread `field(name)` on each field and `status` on a `FormStatus`.
 */
export function useValidatedForm({
  action,
  schema,
  failure,
  announce,
  actionData,
  usesNativeValidation = false,
  prepare,
  onSuccess,
}: ValidatedFormOptions) {
  const words = useWords();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  /** What the form contains after a success. */
  const emptyBodyRef = useRef('');
  const isHydrated = useHydrated();
  // A form in the document's HTML appeared before scripts ran.
  const [appearedMs] = useState(() => (isHydrated ? performance.now() : 0));
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [result, setResult] = useState<FormResult | null>(actionData ?? null);
  const isFromActionData = result !== null && result === actionData;
  const failed = result?.ok === false ? result : null;

  async function submit(form: HTMLFormElement) {
    // Read before the fields are disabled: disabled fields are not submitted.
    const values = textsOf(new FormData(form));
    const body = new URLSearchParams(values);
    // A second tap, after the first one's success: the emptied form is not invalid yet.
    if (result?.ok && body.toString() === emptyBodyRef.current) return;
    const checked = schema.safeParse(values);
    if (!checked.success) return show(invalid(words, checked.error, values), form);

    const focused = document.activeElement;
    setResult(null);
    setIsSubmitting(true);
    body.set('elapsedMs', String(Math.round(performance.now() - appearedMs)));
    await prepare?.(body);
    const signal = AbortSignal.timeout(ACTION_TIMEOUT_MS);
    const response = fetch(localPath(words, `/api${action}`), {method: 'POST', body, signal});
    const answer = await readFormResult(words, response, failure);
    show(answer, form);
    if (answer.ok) {
      form.reset();
      emptyBodyRef.current = new URLSearchParams(textsOf(new FormData(form))).toString();
      onSuccess?.(values);
    }
    // The disabled fieldset lost the focus.
    if (document.activeElement === document.body && focused instanceof HTMLElement) {
      focused.focus({preventScroll: true});
    }
  }

  function show(answer: FormResult, form: HTMLFormElement) {
    announce(answer.notice, {kind: answer.ok ? 'success' : 'error'});
    // Rendered at once: a field takes the focus only when it is no longer disabled.
    flushSync(() => {
      setIsSubmitting(false);
      setResult(answer);
    });
    if (!answer.ok && answer.field) findField(form, answer.field)?.focus();
  }

  const field = (name: string, initial?: string): FieldProps => ({
    id: `${id}-${name}`,
    name,
    defaultValue: (isFromActionData ? failed?.values[name] : undefined) ?? initial,
    error: failed?.field === name ? failed.notice.description : undefined,
    isInvalid: failed?.field === name || Boolean(failed?.otherFields?.includes(name)),
    startsFocused: isFromActionData && failed?.field === name,
  });

  return {
    formProps: {
      ref: formRef,
      method: 'post' as const,
      action: localPath(words, action),
      noValidate: isHydrated && (!usesNativeValidation || Boolean(result?.ok)),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
    isSubmitting,
    status: {
      notice: result?.notice ?? null,
      kind: failed ? ('error' as const) : ('success' as const),
      startsFocused: isFromActionData && !failed?.field,
    },
    /** The props of a field; `initial` is its value before anything is typed. */
    field,
  };
}

/** The first visible control of that name: radio buttons share one, hidden inputs take no focus. */
function findField(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector(`[name="${CSS.escape(name)}"]:not([type="hidden"])`);
}
