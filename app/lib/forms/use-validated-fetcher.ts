import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect, useId, useRef, useState, type FormEvent} from 'react';
import {flushSync} from 'react-dom';
import type * as z from 'zod/mini';
import type {Notice} from '~/lib/notice';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {unsent, type FormResult} from './form-result';

type CheckForm = (body: URLSearchParams) => FormResult | null;

export interface ValidatedFetcherOptions {
  /** Path of the route whose action takes the form. Its `clientAction` ends in `sendForm`, which says the result in a toast. */
  action: string;
  /** The schema of the fields, by a dynamic import, as zod is long. */
  loadSchema: () => Promise<z.ZodMiniType>;
  /** Says a notice in a toast, beside its place in the form: `showToast`. */
  announce: (notice: Notice, options: {kind: 'error'}) => void;
  /** For an action of another page: its route, and the title of the notice where that could not be loaded. */
  otherRoute?: {id: string; failure: string};
  /** What the action returned to a post without scripts (`useActionData`). */
  actionData?: FormResult;
  /** The browser's own checks and bubbles stay, before ours. */
  keepsNativeChecks?: boolean;
  /** Completes what is posted (form-urlencoded, files left out) once it is valid: an upload, for example. Never rejects. */
  prepare?: (body: URLSearchParams) => Promise<void>;
  onSuccess?: () => void;
}

/**
 * A form that works as a plain post and, where scripts run, in place with a fetcher: idle, submitting, then success (the form
 * is reset) or failure (what was typed stays), with the notice in `status`. A text that breaks a rule sends nothing: the first
 * broken rule is said, and its field takes the focus. Clicks during a submission do nothing.
 *
 * Put `formProps` on a Remix `Form`, a disabled `fieldset` around its fields while `isSubmitting`, `field(name)` on each
 * field, `status` on a `FormStatus`.
 */
export function useValidatedFetcher(options: ValidatedFetcherOptions) {
  const {action, actionData, announce, loadSchema, otherRoute, prepare} = options;
  const {data, submit: post} = useFetcher<FormResult>();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const checkRef = useRef<CheckForm | null>(null);
  const focusBackRef = useRef<HTMLElement | null>(null);
  const onSuccessRef = useRef(options.onSuccess);
  onSuccessRef.current = options.onSuccess;
  const isBusy = useRef(false);
  const isHydrated = useHydrated();
  const [appearedMs] = useState(() => (isHydrated ? performance.now() : null));
  const [isWanted, setIsWanted] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [result, setResult] = useState<FormResult | null>(actionData ?? null);
  const isOfPage = result !== null && result === actionData;
  const failed = result?.ok === false ? result : null;

  const settle = useCallback((next: FormResult | null) => {
    isBusy.current = false;
    setIsSubmitting(false);
    setResult(next);
  }, []);

  useEffect(() => {
    if (!data) return;
    settle(data);
    if (!data.ok) return;
    formRef.current?.reset();
    onSuccessRef.current?.();
  }, [data, settle]);

  // Disabled fields lose the focus; it goes to the field that failed, or back to where it was.
  useEffect(() => {
    if (isSubmitting || isOfPage) return;
    const field = failed?.field && formRef.current && findField(formRef.current, failed.field);
    if (field) focusField(field);
    else if (document.activeElement === document.body) {
      focusBackRef.current?.focus({preventScroll: true});
    }
  }, [failed, isOfPage, isSubmitting]);

  /** Null where the rules do not arrive: the action checks the same. They are asked for again the next time. */
  async function loadCheck(): Promise<CheckForm | null> {
    checkRef.current ??= await Promise.all([loadSchema(), import('./check-form')]).then(
      ([schema, {checkForm}]) =>
        (body) =>
          checkForm(body, {schema, appearedMs}),
      () => null,
    );
    return checkRef.current;
  }

  /** Whether the fetcher can reach the action. */
  async function loadAction(): Promise<boolean> {
    if (!otherRoute) return true;
    return import('./load-route').then(
      ({loadRoute}) => loadRoute(otherRoute.id),
      () => false,
    );
  }

  /** Fetches, once somebody begins to fill in the form, what sending it takes. */
  function want() {
    setIsWanted(true);
    void loadCheck();
    void loadAction();
  }

  function fail(next: FormResult) {
    settle(next);
    announce(next.notice, {kind: 'error'});
  }

  async function submit(form: HTMLFormElement) {
    // Before the fields are disabled, which leaves them out.
    const body = readTexts(form);
    if (!checkRef.current) setIsSubmitting(true);
    const broken = (await loadCheck())?.(body);
    if (broken) return fail(broken);
    setIsSubmitting(true);
    await prepare?.(body);
    if (otherRoute && !(await loadAction())) {
      if (!navigator.onLine) return fail(unsent(otherRoute.failure, {}));
      // A new deployment may have taken the route's code away: the browser posts the form by itself.
      flushSync(() => settle(null));
      return form.submit();
    }
    post(body, {method: 'post', action});
  }

  return {
    formProps: {
      ref: formRef,
      method: 'post' as const,
      action,
      discover: isWanted ? ('render' as const) : ('none' as const),
      noValidate: isHydrated && !options.keepsNativeChecks,
      onFocus: want,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isBusy.current) return;
        isBusy.current = true;
        focusBackRef.current = document.activeElement as HTMLElement | null;
        setResult(null);
        setIsWanted(true);
        void submit(event.currentTarget);
      },
    },
    isSubmitting,
    status: {
      notice: result?.notice ?? null,
      kind: failed ? ('error' as const) : ('success' as const),
      startsFocused: isOfPage && !failed?.field,
    },
    /** What a field of this name takes from the form. */
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: isOfPage ? failed?.values[name] : undefined,
      error: failed?.field === name ? failed.notice.description : undefined,
      startsFocused: isOfPage && failed?.field === name,
    }),
  };
}

function readTexts(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new URLSearchParams(texts);
}

/** The first control of a name that can be seen: a group of radio buttons has several, a hidden field takes no focus. */
function findField(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector(`[name="${CSS.escape(name)}"]:not([type="hidden"])`);
}

function focusField(field: HTMLElement): void {
  field.focus();
}
