import type {FormValues} from './form-result';

/**
 * The text fields of a posted form; of several with one name the last. Files are left out. A body that is no form, or
 * longer than its route takes (`body-limit.ts`), reads as an empty form, which the form's rules then refuse. Never throws.
 */
export async function readForm(request: Request): Promise<FormValues> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
