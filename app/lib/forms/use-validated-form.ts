import {useEffect, useId, useRef, useState, type FormEvent} from 'react';
import type * as z from 'zod/mini';
import {firstIssue} from '#contracts/first-issue';
import type {Notice} from '~/lib/notice';
import {useHydrated} from '~/lib/use-hydrated';
import {validationNotice, type FormResult, type FormValues} from './form-result';
import {postForm} from './post-form';

export interface ValidatedFormOptions {
  /** The schema of the fields, by a dynamic import: zod arrives when somebody begins to fill in the form, not before. */
  loadSchema: () => Promise<z.ZodMiniType>;
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
 * first broken rule is said, and its field takes the focus. Clicks during a submission do nothing.
 *
 * Put `formProps` on the form, a disabled `fieldset` around its fields while `isSubmitting`, `field(name)` on each field,
 * `status` on a `FormStatus`.
 */
export function useValidatedForm(options: ValidatedFormOptions) {
  const {answered, announce, failure, loadSchema, onSuccess, prepare} = options;
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

  /** Null when the schema does not arrive: the action checks the same rules. */
  async function schema() {
    schemaRef.current ??= await loadSchema().catch(() => null);
    return schemaRef.current;
  }

  function settle(next: FormResult) {
    setResult(next);
    announce(next.notice, {kind: next.ok ? 'success' : 'error'});
  }

  async function submit(form: HTMLFormElement) {
    const body = readTexts(form);
    const values = Object.fromEntries(body);
    if (!schemaRef.current) setIsSubmitting(true);
    const checked = (await schema())?.safeParse(values);
    if (checked && !checked.success) {
      const {field, message} = firstIssue(checked.error);
      setIsSubmitting(false);
      return settle({ok: false, notice: validationNotice(message), field, values});
    }
    setIsSubmitting(true);
    body.set('elapsedMs', String(Math.round(performance.now() - appearedMs.current)));
    const next = await postForm(form.action, body, {failure, prepare});
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
      onFocus: () => void schema(),
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
