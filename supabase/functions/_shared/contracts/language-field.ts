import * as z from 'zod/mini';
import {LANGUAGES, type LanguageCode} from './languages.ts';

const [FIRST] = LANGUAGES;
const CODES: readonly LanguageCode[] = LANGUAGES.map(({code}) => code);

/**
 * The visitor's language, in the body of a request. A missing or unknown language becomes the first one: a shop that is
 * newer than the functions must not lose a message.
 */
export const languageShape = {
  language: z.catch(z._default(z.enum(CODES), FIRST.code), FIRST.code),
};

const bodySchema = z.object(languageShape);

/** The language of a body, before any other validation. */
export function readLanguage(body: unknown): LanguageCode {
  return bodySchema.safeParse(body).data?.language ?? FIRST.code;
}
