import type {ContactForm} from '../contracts/contact.ts';

/** The body of a valid message. */
export function aContactMessage(changes: Partial<ContactForm> = {}): ContactForm {
  return {
    name: 'Ada Moore',
    email: 'ada@example.com',
    subject: 'Framing',
    message: 'Do you frame prints?',
    ...changes,
  };
}
