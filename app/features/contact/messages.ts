import words from '#words/contact';
import type {Notice} from '~/lib/notice';

/** The notices of the contact form (specification, section 8). */
export const MESSAGE_SENT: Notice = words.sent;
export const MESSAGE_FAILED = words.failed;
