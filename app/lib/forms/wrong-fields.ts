import words from '#words/forms';
import type * as z from 'zod/mini';

/** A field with a broken rule, and what to do about it. */
export interface WrongField {
  field: string;
  message: string;
}

/** What a visitor is asked for, by field, in the artist's voice; the messages of the specification name the first broken rule. */
const REQUESTS: Readonly<Record<string, string>> = {
  name: words.name,
  email: words.email,
  subject: words.subject,
  message: words.message,
  size: words.size,
  budget: words.budget,
  deadline: words.deadline,
};

/** Every wrong field once, in the order of the form. */
export function wrongFields({issues}: z.core.$ZodError): WrongField[] {
  const wrong = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    if (wrong.has(field)) continue;
    const request =
      issue.code === 'too_big'
        ? words.shorten(Number(issue.maximum))
        : (REQUESTS[field] ?? issue.message);
    wrong.set(field, request);
  }
  return [...wrong].map(([field, request]) => ({field, message: request}));
}
