import * as z from 'zod/mini';
import {LANGUAGES, type LanguageCode} from './languages.ts';

const [FIRST] = LANGUAGES;
const CODES: readonly LanguageCode[] = LANGUAGES.map(({code}) => code);

/**
 * The language in which the visitor came, in the body of a request. Missing or unknown it is the first: a shop that is newer than
 * the functions must not lose a message.
 */
export const languageShape = {
  language: z.catch(z._default(z.enum(CODES), FIRST.code), FIRST.code),
};

const bodySchema = z.object(languageShape);

/** The language of a body, before anything else of it is checked. */
export function readLanguage(body: unknown): LanguageCode {
  return bodySchema.safeParse(body).data?.language ?? FIRST.code;
}
