import {useId, useRef, useState, type FormEvent} from 'react';
import {flushSync} from 'react-dom';
import type * as z from 'zod/mini';
import {showToast} from '~/components/show-toast';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';
import {
  invalid,
  readFormResult,
  formValuesOf,
  type FormResult,
  type FormValues,
} from '~/lib/forms/form-result';
import {createGetField, findField} from './validated-field';

/** The timeout of the action, whose function call times out after ten seconds. */
const ACTION_TIMEOUT_MS = 20_000;

export interface ValidatedFormOptions {
  /** The path of the page that receives the post of a browser without JavaScript. */
  action: string;
  /** The form's name below `/api/forms`, where it posts with JavaScript. */
  name: string;
  /** Builds the form's rules, when the form is sent: a slow phone takes a while to build them. */
  schema: () => z.ZodMiniType;
  /** The title of the notice when there's no result. */
  failure: string;
  /** The result of a post without JavaScript (`useActionData`). */
  actionData?: FormResult;
  /** Keeps the browser's own validation, which runs before the schema's. */
  usesNativeValidation?: boolean;
  /** Completes a valid body before it's sent, for example with uploads. Never rejects. */
  prepare?: (body: URLSearchParams) => Promise<void>;
  /** Called with the submitted values, even after the visitor has left the page. */
  onSuccess?: (values: FormValues) => void;
}

export type ValidatedForm = ReturnType<typeof useValidatedForm>;

/**
 * A form that works as a plain post and, with JavaScript, through `fetch`. It goes from idle to submitting, then to
 * success (the form is reset) or failure (the input stays), with the notice in `status`. An invalid form isn't sent:
 * the form shows the first broken rule, focuses its field and marks all invalid fields.
 *
 * It doesn't use `useFetcher`: a lost connection would replace the page, and with it the input, by the error page, and
 * each post would reload the page's data (docs/decisions/forms.md).
 *
 * Spread `formProps` on a Remix `Form`, wrap the fields in a `fieldset` that is disabled while `isSubmitting`, and
 * spread `field(name)` on each field and `status` on a `FormStatus`.
 */
export function useValidatedForm({
  action,
  name,
  schema,
  failure,
  actionData,
  usesNativeValidation = false,
  prepare,
  onSuccess,
}: ValidatedFormOptions) {
  const words = useWords();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [result, setResult] = useState<FormResult | null>(actionData ?? null);
  const isFromActionData = result !== null && result === actionData;
  const failed = result?.ok === false ? result : null;

  async function submit(form: HTMLFormElement) {
    // A second click: the form is empty because it was sent.
    if (result?.ok) return;
    // Read before the fields are disabled, because disabled fields aren't submitted.
    const values = formValuesOf(new FormData(form));
    const checked = schema().safeParse(values);
    if (!checked.success) return show(invalid(words, checked.error, values), form);

    const focused = document.activeElement;
    setResult(null);
    setIsSubmitting(true);
    const answer = await post(values);
    show(answer, form);
    // Disabling the fields removed the focus.
    if (document.activeElement === document.body && focused instanceof HTMLElement) {
      focused.focus({preventScroll: true});
    }
    if (answer.ok) {
      form.reset();
      onSuccess?.(values);
    }
  }

  async function post(values: FormValues): Promise<FormResult> {
    const body = new URLSearchParams(values);
    body.set('elapsedMs', String(Math.round(performance.now())));
    await prepare?.(body);
    const signal = AbortSignal.timeout(ACTION_TIMEOUT_MS);
    const path = localPath(words, `/api/forms/${name}`);
    const response = fetch(path, {method: 'POST', body, signal});
    return readFormResult(words, response, failure);
  }

  function show(answer: FormResult, form: HTMLFormElement) {
    // Even after the visitor has left the page.
    showToast(answer.notice, {kind: answer.ok ? 'success' : 'error'});
    // Rendered synchronously, because a field can't take the focus while it's disabled.
    flushSync(() => {
      setIsSubmitting(false);
      setResult(answer);
    });
    if (!answer.ok && answer.field) findField(form, answer.field)?.focus();
  }

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
      onChange() {
        // The visitor fills the sent form in again.
        if (result?.ok) setResult(null);
      },
    },
    isSubmitting,
    status: {
      notice: result?.notice ?? null,
      kind: failed ? ('error' as const) : ('success' as const),
      startsFocused: isFromActionData && !failed?.field,
    },
    field: createGetField(id, failed, isFromActionData),
  };
}
