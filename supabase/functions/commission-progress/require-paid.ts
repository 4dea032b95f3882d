import {
  openCents,
  type Progress,
  type ProgressForm,
} from '../_shared/contracts/commission-progress.ts';
import {HttpError} from '../_shared/http/http-error.ts';

/** Throws when something isn't paid and the artist hasn't ticked the box about it. */
export function requirePaid(
  progress: Progress,
  acceptsUnpaid: ProgressForm['acceptsUnpaid'],
): void {
  if (acceptsUnpaid || openCents(progress) === 0) return;
  throw new HttpError(400, 'invalid_field', ({notPaid}) => notPaid, {field: 'acceptsUnpaid'});
}
