import {formValuesOf, type FormValues} from './form-result';

/**
 * The text fields of a posted form. Reads a body that isn't a form, or that exceeds its route's limit
 * (`body-limit.ts`), as an empty form, which the form's schema then rejects. Never throws.
 */
export async function readForm(request: Request): Promise<FormValues> {
  return formValuesOf(await request.formData().catch(() => new FormData()));
}
