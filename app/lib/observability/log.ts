/** Longer texts are a scanner's or a vendor's, and would fill the log. */
const LOGGED_LENGTH = 500;

/** One line of JSON. Whatever stands in its values, it is one line: JSON writes line breaks as `\n`. */
export type Print = (entry: Readonly<Record<string, unknown>>, isFailure: boolean) => void;

/** Writes to the worker's log, where Oxygen and `npm start` read it. */
export const print: Print = (entry, isFailure) => {
  const line = toLine(entry);
  if (isFailure) console.error(line);
  // eslint-disable-next-line no-console -- a request that went well is no warning
  else console.log(line);
};

/** ASCII alone, so that no other control character (U+2028, an escape sequence) gets into a terminal. */
export function toLine(entry: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(entry).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * One line about what failed: `what` says it in words of ours, `reason` may be an error, whose stack is kept. Never hand in
 * what a visitor wrote. `id` is the request's, null for what happens behind the visitors' backs.
 */
export function logFailure(what: string, reason: unknown, id: string | null = null): void {
  print({event: 'failure', id, what, ...describe(reason)}, true);
}

function describe(reason: unknown): Record<string, string> {
  if (!(reason instanceof Error)) return {reason: shorten(String(reason))};
  return {
    reason: shorten(`${reason.name}: ${reason.message}`),
    ...(reason.stack && {stack: reason.stack.slice(0, 4 * LOGGED_LENGTH)}),
  };
}

/** The text as far as the log wants it. */
export function shorten(text: string): string {
  return text.slice(0, LOGGED_LENGTH);
}
