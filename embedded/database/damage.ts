import {OperatorError} from '../../store/operator-error';

/** SQLSTATEs of damaged files (class XX) and of the operating system (class 58). */
const DAMAGE = /^(XX|58)/;
const NO_SPACE = 'No space left on device';

/** A sentence with the folder, advice and PostgreSQL's reason if files are damaged; any other error unchanged. */
export function describeDamage(error: unknown, folder: string): unknown {
  if (!(error instanceof Error && 'severity' in error && 'code' in error)) return error;
  if (error.message.includes(NO_SPACE)) return diskFull(folder, error);
  return DAMAGE.test(String(error.code)) ? damaged(folder, error) : error;
}

export function damaged(folder: string, error: unknown): OperatorError {
  return new OperatorError(
    `The database in ${folder} cannot be opened (${reasonOf(error)}). It may have been damaged when a process was ` +
      'ended while writing. Restore the folder from a backup, or move it away to start with an empty shop.',
    {cause: error},
  );
}

/** The message that ends the shop when PostgreSQL itself has ended. */
export function stopped(folder: string, error: unknown): OperatorError {
  if (reasonOf(error).includes(NO_SPACE)) return diskFull(folder, error);
  return new OperatorError(
    `The database in ${folder} has stopped (${reasonOf(error)}). What was acknowledged is stored; start the shop again.`,
    {cause: error},
  );
}

function diskFull(folder: string, error: unknown): OperatorError {
  return new OperatorError(
    `The disk is full: the database in ${folder} has stopped (${reasonOf(error)}). What was acknowledged is stored; ` +
      'make room, then start the shop again.',
    {cause: error},
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
