import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const ROOMS = 'app/words/en';

/** The artist's own writing, and words that only programs read. */
const NOT_INTERFACE = [
  'biography.ts',
  'poems.ts',
  'sold-works.ts',
  'search-grammar.ts',
  // These combine the others.
  'index.ts',
  'long-texts.ts',
  'server.ts',
];

const FILES = [
  ...readdirSync(ROOMS)
    .filter((file) => !NOT_INTERFACE.includes(file))
    .map((file) => join(ROOMS, file)),
  'embedded/checkout/words/en.ts',
  'supabase/functions/_shared/contracts/words/en.ts',
  'supabase/functions/_shared/mails/words/en.ts',
  'supabase/functions/_shared/rejections/en.ts',
];

const COMMENTS = /\/\*.*?\*\/|^\s*\/\/.*$/gms;
const TEXTS = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g;

/** Words that are right in their place. */
const EXCEPTIONS =
  /Letters from the Studio|letter-size|the letters I, L, O or U|'Press'|Do Not Track|Press E\b/g;

/** Words that a native speaker doesn't use in a shop, and the alternative. */
const RULES: readonly (readonly [instead: string, refused: RegExp])[] = [
  ['email', /\bletters?\b|\bmails\b/i],
  ['click', /\bpress(?:es|ed|ing)?\b/i],
  ['anyone with', /\bwhoever\b/i],
  ['only', /\balone\b/i],
  ['available', /\bto be had\b|\bbe had\b/i],
  ['someone, everyone', /\b(?:some|every)body\b/i],
  ['up to, or less', /\bat (?:the )?most\b/i],
  ['let you know', /\bhears? of it\b/i],
  ['incomplete', /\blost a piece\b/i],
  ['a contraction', /\b(?:is|are|was|were|do|does|did|can|could|will|would|has|have) ?not\b/i],
  ['If …', /(?:^.|[.:;] )(?:Should|Had|Were|Does an?|Does the) /],
];

it.each(FILES)('%s reads like native English', (file) => {
  const texts = readFileSync(file, 'utf8').replace(COMMENTS, '').match(TEXTS) ?? [];
  const mistakes = texts.flatMap((text) =>
    RULES.filter(([, refused]) => refused.test(text.replace(EXCEPTIONS, ''))).map(
      ([instead]) => `Write “${instead}”: ${text}`,
    ),
  );
  expect(mistakes).toEqual([]);
});
