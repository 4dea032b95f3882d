import {useFetcher, useRouteLoaderData} from '@remix-run/react';
import {useEffect, useId, useRef, useState, type FormEvent} from 'react';
import {flushSync} from 'react-dom';
import type * as z from 'zod/mini';
import type {Notice} from '~/lib/notice';
import {isFileGone} from '~/lib/browser/stale-deployment';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {checkForm} from './check-form';
import {unsent, type FormResult} from './form-result';

export interface ValidatedFetcherOptions {
  /** Path of the form's route. Its `clientAction` ends in `sendForm`, which shows the result in a toast. */
  action: string;
  /** The rules of the fields. */
  schema: z.ZodMiniType;
  /** Shows a notice in a toast, beside the inline one: `showToast`. */
  announce: (notice: Notice, options: {kind: 'error'}) => void;
  /** For the action of another route: the title of the notice when its code cannot be loaded. */
  failure?: string;
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
  schema,
  announce,
  failure,
  actionData,
  usesNativeValidation = false,
  prepare,
  onSuccess,
}: ValidatedFetcherOptions) {
  const {data, submit: post} = useFetcher<FormResult>();
  const buildFile = useRouteLoaderData<{buildFile?: string}>('root')?.buildFile;
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const focusBackRef = useRef<HTMLElement | null>(null);
  const onSuccessRef = useRef(onSuccess);
  onSuccessRef.current = onSuccess;
  const isHydrated = useHydrated();
  const [appearedMs] = useState(() => (isHydrated ? performance.now() : null));
  const [isInUse, setIsInUse] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [result, setResult] = useState<FormResult | null>(actionData ?? null);
  const isFromActionData = result !== null && result === actionData;
  const failed = result?.ok === false ? result : null;

  useEffect(() => {
    if (!data) return;
    setIsSubmitting(false);
    setResult(data);
    if (!data.ok) return;
    formRef.current?.reset();
    onSuccessRef.current?.();
  }, [data]);

  // Disabled fields lose the focus; move it to the invalid field, or back.
  useEffect(() => {
    if (isSubmitting || isFromActionData) return;
    const field = failed?.field && formRef.current && findField(formRef.current, failed.field);
    if (field) field.focus();
    else if (document.activeElement === document.body) {
      focusBackRef.current?.focus({preventScroll: true});
    }
  }, [failed, isFromActionData, isSubmitting]);

  function fail(next: FormResult) {
    setIsSubmitting(false);
    setResult(next);
    announce(next.notice, {kind: 'error'});
  }

  async function submit(form: HTMLFormElement) {
    // Read before the fields are disabled: disabled fields are not submitted.
    const body = readTexts(form);
    const invalid = checkForm(body, {schema, appearedMs});
    if (invalid) return fail(invalid);
    setResult(null);
    setIsSubmitting(true);
    await prepare?.(body);
    if (failure && buildFile) {
      // Remix loads the other route first. Where it can't, it shows the error page or reloads, and the input is lost.
      const isBuildGone = await isFileGone(buildFile).catch(() => null);
      if (isBuildGone === null) return fail(unsent(failure, {}));
      if (isBuildGone) {
        flushSync(() => setIsSubmitting(false));
        return form.submit();
      }
    }
    post(body, {method: 'post', action});
  }

  return {
    formProps: {
      ref: formRef,
      method: 'post' as const,
      action,
      discover: isInUse ? ('render' as const) : ('none' as const),
      noValidate: isHydrated && (!usesNativeValidation || Boolean(result?.ok)),
      onFocus: () => setIsInUse(true),
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
