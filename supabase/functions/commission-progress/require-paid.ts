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
  // The page reloads on a conflict. It then shows the box, which it lacks if it was opened before anything was owed.
  throw new HttpError(409, 'conflict', ({notPaid}) => notPaid, {field: 'acceptsUnpaid'});
}
