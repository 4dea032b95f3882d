import {failureNotice} from '~/lib/forms/form-result';
import type {Notice} from '~/lib/notice';

/** The title of a press of the artist's that did nothing. */
export const NOT_SENT = 'Nothing was sent';

/** The response never came: the mail may have left. */
export const CONNECTION_LOST: Notice = failureNotice(
  'The connection broke',
  'Please press again: what has arrived already is not sent twice',
);
