import {textsOf, type FormValues} from './form-result';

/**
 * The text fields of a posted form. A body that is not a form, or is longer than its route takes (`body-limit.ts`), is read
 * as an empty form, which the form's schema then rejects. Never throws.
 */
export async function readForm(request: Request): Promise<FormValues> {
  return textsOf(await request.formData().catch(() => new FormData()));
}
