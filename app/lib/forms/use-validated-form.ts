import {useEffect, useId, useRef, useState, type FormEvent} from 'react';
import type * as z from 'zod/mini';
import type {Notice} from '~/lib/notice';
import type {OnDemand} from '~/lib/on-demand';
import {useHydrated} from '~/lib/use-hydrated';
import type {FormResult, FormValues} from './form-result';
import {sendForm} from './send-form';

export interface ValidatedFormOptions {
  /** The schema of the fields, on demand, as zod is long: it comes when somebody begins to fill in the form. */
  rules: OnDemand<z.ZodMiniType>;
  /** Title of the notice when the form could not be sent. */
  failure: string;
  /** Says a notice aloud, beside its place in the form: `showToast`. */
  announce: (notice: Notice, options: {kind: 'success' | 'error'}) => void;
  /** What the action answered to a post without scripts (`useActionData`). */
  answered?: FormResult;
  /** The browser's own checks and bubbles stay, before ours. */
  keepsNativeChecks?: boolean;
  /** Completes what is posted (form-urlencoded, files left out) once it is valid: an upload, for example. A rejection ends as the form's failure. */
  prepare?: (body: URLSearchParams) => Promise<void>;
  onSuccess?: (values: FormValues) => void;
}

/**
 * A form that works as a plain post and, where scripts run, in place: idle, submitting, then success (the form is reset) or
 * failure (what was typed stays), with the notice in `status` and in a toast. A text that breaks a rule sends nothing: the
 * first broken rule is said, and its field takes the focus. Where the rules did not arrive the form is posted all the same:
 * the action checks them too. Clicks during a submission do nothing.
 *
 * Put `formProps` on the form, a disabled `fieldset` around its fields while `isSubmitting`, `field(name)` on each field,
 * `status` on a `FormStatus`.
 */
export function useValidatedForm(options: ValidatedFormOptions) {
  const {answered, announce, failure, onSuccess, prepare, rules} = options;
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const schemaRef = useRef<z.ZodMiniType | null>(null);
  const focusBackRef = useRef<HTMLElement | null>(null);
  const appearedMs = useRef(0);
  const isBusy = useRef(false);
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(!isHydrated);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [result, setResult] = useState<FormResult | null>(answered ?? null);
  const isAnswerOfPage = result !== null && result === answered;
  const failed = result?.ok === false ? result : null;

  useEffect(() => {
    appearedMs.current = cameWithPage ? pageAppearedMs() : performance.now();
  }, [cameWithPage]);

  // Disabled fields lose the focus; it goes to the field that failed, or back to where it was.
  useEffect(() => {
    if (isSubmitting || isAnswerOfPage) return;
    const field = failed?.field && formRef.current && findField(formRef.current, failed.field);
    if (field) field.focus();
    else if (document.activeElement === document.body) {
      focusBackRef.current?.focus({preventScroll: true});
    }
  }, [failed, isAnswerOfPage, isSubmitting]);

  /** What did not arrive is asked for again the next time. */
  async function loadSchema() {
    schemaRef.current ??= await rules.load().catch(() => null);
    return schemaRef.current;
  }

  function settle(next: FormResult) {
    setResult(next);
    announce(next.notice, {kind: next.ok ? 'success' : 'error'});
  }

  async function submit(form: HTMLFormElement) {
    // Before the fields are disabled, which leaves them out.
    const body = readTexts(form);
    const values = Object.fromEntries(body);
    if (!schemaRef.current) setIsSubmitting(true);
    const schema = await loadSchema();
    const next = await sendForm(form.action, body, {
      schema,
      elapsedMs: performance.now() - appearedMs.current,
      failure,
      prepare,
      onPost: () => setIsSubmitting(true),
    });
    setIsSubmitting(false);
    if (next.ok) {
      form.reset();
      onSuccess?.(values);
    }
    settle(next);
  }

  return {
    formProps: {
      ref: formRef,
      method: 'post' as const,
      noValidate: isHydrated && !options.keepsNativeChecks,
      onFocus: () => void loadSchema(),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isBusy.current) return;
        isBusy.current = true;
        focusBackRef.current = document.activeElement as HTMLElement | null;
        setResult(null);
        void submit(event.currentTarget).finally(() => (isBusy.current = false));
      },
    },
    isSubmitting,
    status: {
      notice: result?.notice ?? null,
      kind: failed ? ('error' as const) : ('success' as const),
      startsFocused: isAnswerOfPage && !failed?.field,
    },
    /** What a field of this name takes from the form. */
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: isAnswerOfPage ? failed?.values[name] : undefined,
      error: failed?.field === name ? failed.notice.description : undefined,
      startsFocused: isAnswerOfPage && failed?.field === name,
    }),
  };
}

/** When the page's own HTML stood there, and could be filled in; scripts come later. */
function pageAppearedMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : 0;
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
