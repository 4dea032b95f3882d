import type {FormValues} from './form-result';

/**
 * The text fields of a posted form; the last one of several with one name. Files are ignored. A body that is not a
 * form, or is longer than its route takes (`body-limit.ts`), is read as an empty form, which the form's schema then
 * rejects. Never throws.
 */
export async function readForm(request: Request): Promise<FormValues> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
