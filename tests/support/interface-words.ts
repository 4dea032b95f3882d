import {readdirSync} from 'node:fs';

/** A sample for each argument of the words' functions. Neither occurs in a text. */
const SAMPLE_TEXT = '\ue000';
const SAMPLE_NUMBER = 7_007;

const FOLDERS = ['app/words', 'supabase/functions/_shared/contracts/words'];

/** All interface texts in a language. Texts with a value are split around it. */
export async function interfaceWords(language: string): Promise<Set<string>> {
  const files = FOLDERS.flatMap((folder) =>
    listFiles(new URL(`../../${folder}/`, import.meta.url), language),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(file)) as {default: unknown}),
  );
  return new Set(modules.flatMap((module) => textsOf(module.default)));
}

/** `fr.ts`, or the files of the folder `fr`. */
function listFiles(folder: URL, language: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name === `${language}.ts` || name.startsWith(`${language}/`))
    .map((name) => new URL(name, folder).pathname);
}

function textsOf(words: unknown): string[] {
  if (typeof words === 'function') return textsOf(call(words as (...values: unknown[]) => unknown));
  if (typeof words === 'string') {
    return words
      .replace(/<[^>]+>/g, SAMPLE_TEXT)
      .split(/\ue000|7[,.\s\u202f]?007(?:[.,]\d+)?/)
      .map((piece) => piece.replace(/\s+/g, ' ').trim())
      .filter((piece) => /\p{L}{2}/u.test(piece));
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}

function call(words: (...values: unknown[]) => unknown): unknown {
  for (const sample of [SAMPLE_TEXT, SAMPLE_NUMBER, {}, []]) {
    try {
      return words(...Array<unknown>(6).fill(sample));
    } catch {
      // The function expects another kind of value.
    }
  }
  return null;
}
