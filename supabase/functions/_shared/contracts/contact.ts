import * as z from 'zod/mini';
import {emailField, messageField, nameField, subjectField} from './fields.ts';
import {guardShape} from './guard.ts';
import {LIMITS} from './limits.ts';

const contactShape = {
  name: nameField,
  email: emailField,
  subject: subjectField,
  message: messageField('Message is required', LIMITS.contactMessage),
};

/** What a visitor writes on the contact page. The fields stand in the order in which they are checked. */
export const contactFormSchema = z.object(contactShape);

/** The body that `contact-form-submit` takes. */
export const contactRequestSchema = z.object({...contactShape, ...guardShape});

export type ContactForm = z.infer<typeof contactFormSchema>;
