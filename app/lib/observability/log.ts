/** Longer texts come from scanners or vendors and would fill the log. */
const LOGGED_LENGTH = 500;

/** Prints one line of JSON, which escapes line breaks in values. */
export type Print = (entry: Readonly<Record<string, unknown>>, isFailure: boolean) => void;

/** Writes to the worker's log, which Oxygen and `npm start` collect. */
export const print: Print = (entry, isFailure) => {
  const line = toLine(entry);
  if (isFailure) console.error(line);
  // eslint-disable-next-line no-console -- a request that went well is no warning
  else console.log(line);
};

/** Prints only ASCII, so that no control character (U+2028, an escape sequence) reaches a terminal. */
export function toLine(entry: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(entry).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Logs a failure as one line. `what` names it, and `reason` may be an error, which is logged with its stack. Never pass
 * a visitor's input. `id` is the request's id; null for work outside a request.
 */
export function logFailure(what: string, reason: unknown, id: string | null = null): void {
  print({event: 'failure', id, what, ...describe(reason)}, true);
}

function describe(reason: unknown): Record<string, string> {
  if (!(reason instanceof Error)) return {reason: truncate(String(reason))};
  return {
    reason: truncate(`${reason.name}: ${reason.message}`),
    ...(reason.stack && {stack: reason.stack.slice(0, 4 * LOGGED_LENGTH)}),
  };
}

/** Truncates a text for the log. */
export function truncate(text: string): string {
  return text.slice(0, LOGGED_LENGTH);
}
