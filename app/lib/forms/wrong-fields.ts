import type * as z from 'zod/mini';

/** A field with a broken rule, and what to do about it. */
export interface WrongField {
  field: string;
  words: string;
}

/** What a visitor is asked for, by field, in the artist's voice; the messages of the specification name the first broken rule. */
const WORDS: Readonly<Record<string, string>> = {
  name: 'Please tell me your name.',
  email: 'Please give me an email address, such as name@example.com.',
  subject: 'Please tell me what it is about.',
  message: 'Please write me a few words.',
  size: 'Please choose a size.',
  budget: 'Please choose a budget.',
  deadline: 'Please choose a day that is still to come.',
};

/** Every wrong field once, in the order of the form. */
export function wrongFields({issues}: z.core.$ZodError): WrongField[] {
  const wrong = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    if (wrong.has(field)) continue;
    const words =
      issue.code === 'too_big'
        ? `Please shorten it to ${issue.maximum} characters.`
        : (WORDS[field] ?? issue.message);
    wrong.set(field, words);
  }
  return [...wrong].map(([field, words]) => ({field, words}));
}
