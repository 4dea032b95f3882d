import words from '#contract-words';
import * as z from 'zod/mini';
import {emailField, messageField, nameField, subjectField} from './fields.ts';
import {guardShape} from './guard.ts';
import {languageShape} from './language-field.ts';
import {LIMITS} from './limits.ts';
import {workShape} from './work.ts';

const contactShape = {
  name: nameField,
  email: emailField,
  subject: subjectField,
  message: messageField(words.messageRequired, LIMITS.contactMessage),
};

/** The fields of the form on the contact page, in the order of validation. */
export const contactFormSchema = z.object(contactShape);

/** The body of `contact-form-submit`; `work` where the page was opened from one. */
export const contactRequestSchema = z.object({
  ...contactShape,
  ...workShape,
  ...languageShape,
  ...guardShape,
});

export type ContactForm = z.infer<typeof contactFormSchema>;
