import type {Notice} from '~/lib/notice';

/** The notices of the contact form (specification, section 8). */
export const MESSAGE_SENT: Notice = {
  title: 'Message sent!',
  description: "I'll get back to you soon.",
};
export const MESSAGE_FAILED = 'Failed to send message';
