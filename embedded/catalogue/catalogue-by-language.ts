import {LANGUAGES, type LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {translateCatalogue} from './translations';
import type {Catalogue} from './types';

/** The catalogue in each language. In the shop's own language, it's the catalogue itself. */
export function createCatalogueByLanguage(
  catalogue: Catalogue,
): (language: LanguageCode) => Catalogue {
  const [, ...others] = LANGUAGES;
  const translated = new Map<LanguageCode, Catalogue>(
    others.map(({code}) => [code, translateCatalogue(catalogue, code)]),
  );
  return (language) => translated.get(language) ?? catalogue;
}
