import {readFileSync} from 'node:fs';

/** The text of every query of the shop as sent, with its fragments, from the generated types. */
export const APP_QUERIES = readFileSync('storefrontapi.generated.d.ts', 'utf8')
  .split('\n')
  .flatMap((line) => /^ {2}("#graphql.*\bquery \w.*"): \{/.exec(line)?.[1] ?? [])
  .map((literal) => JSON.parse(literal) as string);
