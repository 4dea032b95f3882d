import type {LanguageCode} from '#contracts/languages';
import {addWords, type ServerWords} from '~/words';

const FILES = import.meta.glob<ServerWords>('./*/server.ts', {eager: true, import: 'default'});

/** The words of every language, by its code. */
export const WORDS = Object.fromEntries(
  Object.entries(FILES).map(([file, words]) => [file.split('/')[1], words]),
) as Readonly<Record<LanguageCode, ServerWords>>;

for (const [code, words] of Object.entries(WORDS)) addWords(code as LanguageCode, words);
