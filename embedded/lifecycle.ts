import {onParentExit} from './bin/parent.mjs';

/** Stops one started part. */
export type Close = () => Promise<void>;

/**
 * Runs a program made of parts until it receives a signal or its parent process exits. `start` adds the function that
 * stops each part to the list it is given; parts are stopped in reverse order, also when a later one fails to start. An
 * error is reported and exits the process with code 1.
 */
export async function runUntilSignal(start: (closing: Close[]) => Promise<void>): Promise<void> {
  const closing: Close[] = [];
  const starting = start(closing);
  endWithSignals(starting, closing);
  try {
    await starting;
  } catch (error) {
    await closeAll(closing);
    fail(error);
  }
}

/** Waits for a start in progress: a database must not be left half created. */
function endWithSignals(starting: Promise<void>, closing: Close[]): void {
  const end = () => {
    process.off('SIGINT', end).off('SIGTERM', end);
    stopWatching();
    Promise.allSettled([starting])
      .then(() => closeAll(closing))
      .then(() => process.exit(0), fail);
  };
  const stopWatching = onParentExit(end);
  process.on('SIGINT', end).on('SIGTERM', end);
}

async function closeAll(closing: Close[]): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

function fail(error: unknown): void {
  console.error(describeError(error));
  process.exit(1);
}

/** A sentence for a known failure, otherwise the whole error. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Stop what uses it, or set PORT and BACKEND_PORT to other ones.`;
  }
  return error;
}
