import {createInterface} from 'node:readline/promises';

/** Asks the user a question and returns the answer. */
export type Ask = (question: string) => Promise<string>;

/** Asks in the terminal; null without a terminal, as in a script. */
export function openTerminal(): {ask: Ask; close: () => void} | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  return {ask: (question) => terminal.question(question), close: () => terminal.close()};
}
