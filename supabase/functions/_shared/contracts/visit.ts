import * as z from 'zod/mini';
import {cleanLine, emailField, nameField, optionalText} from './fields.ts';
import {LIMITS} from './limits.ts';
import type {SharedWords} from './words/by-language.ts';

/**
 * The fields of the form that asks for a visit, in the order of validation, with messages in the page's language.
 * `today` is the day at the studio.
 */
export function visitFormSchema(words: SharedWords, today: string) {
  return z.object({
    exhibition: z.string().check(z.minLength(1), z.maxLength(255)),
    day: z.iso.date(words.dayRequired).check(z.refine((day) => day >= today, words.visitIsOver)),
    name: nameField(words),
    email: emailField(words),
    message: optionalText(words, words.label.message, LIMITS.visitMessage),
  });
}

/** The visit that a message asks for, as the shop's server found its exhibition in the storefront. */
const visitSchema = z.object({
  exhibition: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(255)),
  where: z.string().check(z.overwrite(cleanLine), z.maxLength(800)),
  day: z.iso.date(),
});

/** Treats an unreadable field as missing, because it must not fail the submission. */
export const visitShape = {visit: z.catch(z.nullish(visitSchema), null)};

export type Visit = z.infer<typeof visitSchema>;
