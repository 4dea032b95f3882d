/** Whether every row of a long table is tested, as in `npm run test:long`, or only the typical ones. */
export const TRIES_EVERY_CASE = process.env.TEST_EVERY_CASE === 'on';

/** Options of a browser test that only `npm run test:long` runs: what it shows is held by a typical case, a unit or over HTTP. */
export const EVERY_CASE = {tag: '@every-case'};

/** The cases to test in this run. */
export function casesOf<Case>(typical: readonly Case[], others: readonly Case[]): readonly Case[] {
  return TRIES_EVERY_CASE ? [...typical, ...others] : typical;
}
