import type * as z from 'zod/mini';
import {firstIssue} from '#contracts/first-issue';
import {validationNotice, type FormResult} from './form-result';
import {postForm, type PostFormOptions} from './post-form';

export interface SendFormOptions extends PostFormOptions {
  /** The rules of the fields; null when they did not arrive. The action checks the same. */
  schema: z.ZodMiniType | null;
  /** Milliseconds that the form stood before the visitor. */
  elapsedMs: number;
  /** Called when every rule is kept and the post begins. */
  onPost: () => void;
}

/** Checks what a form holds, and posts it. The first broken rule is the answer then, and nothing is sent. Never throws. */
export async function sendForm(
  address: string,
  body: URLSearchParams,
  {schema, elapsedMs, onPost, ...options}: SendFormOptions,
): Promise<FormResult> {
  const values = Object.fromEntries(body);
  const checked = schema?.safeParse(values);
  if (checked && !checked.success) {
    const {field, message} = firstIssue(checked.error);
    return {ok: false, notice: validationNotice(message), field, values};
  }
  onPost();
  body.set('elapsedMs', String(Math.round(elapsedMs)));
  return postForm(address, body, options);
}
