import {LANGUAGES} from '#contracts/languages';

/**
 * The shop's language that a browser prefers, if it differs from `current`; null otherwise. `preferred` lists the tags
 * of `navigator.languages`, best first.
 */
export function findOfferedLanguage(
  preferred: readonly string[],
  current: string,
): (typeof LANGUAGES)[number] | null {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0];
    const spoken = LANGUAGES.find((language) => language.code === code);
    if (spoken) return spoken.code === current ? null : spoken;
  }
  return null;
}
