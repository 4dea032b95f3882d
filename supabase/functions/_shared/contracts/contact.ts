import * as z from 'zod/mini';
import {emailField, messageField, nameField, requiredLine} from './fields.ts';
import {guardShape} from './guard.ts';
import {languageShape} from './language-field.ts';
import {LIMITS} from './limits.ts';
import {visitShape} from './visit.ts';
import {workShape} from './work.ts';
import type {SharedWords} from './words/by-language.ts';
import en from './words/en.ts';

function contactShape(words: SharedWords) {
  return {
    name: nameField(words),
    email: emailField(words),
    subject: requiredLine(words, words.subjectRequired, words.label.subject, LIMITS.contactSubject),
    message: messageField(words, words.messageRequired, LIMITS.contactMessage),
  };
}

/** The fields of the form on the contact page, in the order of validation, with messages in the page's language. */
export function contactFormSchema(words: SharedWords) {
  return z.object(contactShape(words));
}

/**
 * The body of `contact-form-submit`. Includes `work` when the visitor came from a work's page, and `visit` when the
 * message asks for one.
 */
export const contactRequestSchema = z.object({
  ...contactShape(en),
  ...workShape,
  ...visitShape,
  ...languageShape,
  ...guardShape,
});

export type ContactForm = z.infer<ReturnType<typeof contactFormSchema>>;
