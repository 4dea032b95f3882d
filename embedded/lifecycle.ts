import {onParentExit} from './bin/parent.mjs';
import {describeError} from '../store/describe-error';

/** Stops a started part. */
export type Close = () => Promise<void>;

/** Stops the whole program because of an error in a part that was running. */
export type Abort = (error: Error) => void;

/**
 * Runs a program made of parts until it receives a signal or its parent process exits. `start` adds the function that
 * stops each part to the list it is given; parts are stopped in reverse order, even when a later one fails to start. An
 * error is reported and exits the process with code 1.
 */
export async function runUntilSignal(
  start: (closing: Close[], abort: Abort) => Promise<void>,
): Promise<void> {
  const closing: Close[] = [];
  const abort: Abort = (error) => {
    void closeAll(closing).finally(() => fail(error));
  };
  const starting = start(closing, abort);
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

/** Stops parts in reverse order, each once. */
export async function closeAll(closing: Close[]): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

/** Reports an error and exits with code 1. */
export function fail(error: unknown): void {
  console.error(describeError(error));
  process.exit(1);
}
