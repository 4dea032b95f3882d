import {digestOf, type TranslatedText, translationId} from '../../catalogue/translations';
import type {AdminContext} from '../context';
import {FOREIGN_LOCALES, listTranslatable, type Translatable} from '../nodes/translatable';
import {userError, type UserError} from '../user-error';

interface TranslationInput {
  locale: string;
  key: string;
  value: string;
  translatableContentDigest: string;
}

interface RegisterArgs {
  resourceId: string;
  translations: readonly TranslationInput[];
}

interface RemoveArgs {
  resourceId: string;
  translationKeys: readonly string[];
  locales: readonly string[];
}

export const translationMutations = {
  /** Stores all of them, or none when one has an error. */
  translationsRegister: async ({resourceId, translations}: RegisterArgs, context: AdminContext) => {
    const resource = find(resourceId, context);
    if (!resource) return {userErrors: [notFound(resourceId)]};
    const errors = translations.flatMap((input, index) => problemOf(input, index, resource));
    if (errors.length > 0) return {userErrors: errors};
    const locales = [...new Set(translations.map(({locale}) => locale))];
    for (const locale of locales) {
      const added = translations.flatMap(
        ({key, value, translatableContentDigest: digest, ...one}) =>
          one.locale === locale ? [[key, {value, digest}] as const] : [],
      );
      await change(resourceId, locale, context, (texts) => ({
        ...texts,
        ...Object.fromEntries(added),
      }));
    }
    return {userErrors: []};
  },
  translationsRemove: async (
    {resourceId, translationKeys, locales}: RemoveArgs,
    context: AdminContext,
  ) => {
    const resource = find(resourceId, context);
    if (!resource) return {userErrors: [notFound(resourceId)]};
    for (const locale of locales) {
      await change(resourceId, locale, context, (texts) =>
        Object.fromEntries(Object.entries(texts).filter(([key]) => !translationKeys.includes(key))),
      );
    }
    return {userErrors: []};
  },
};

function find(resourceId: string, context: AdminContext): Translatable | undefined {
  return listTranslatable(context).find((one) => one.resourceId === resourceId);
}

function notFound(resourceId: string): UserError {
  const message = `Resource ${resourceId} does not exist`;
  return userError(['resourceId'], message);
}

function problemOf(input: TranslationInput, index: number, {texts}: Translatable): UserError[] {
  const at = (field: string) => ['translations', String(index), field];
  const text = texts.find(({key}) => key === input.key);
  if (!FOREIGN_LOCALES.includes(input.locale)) {
    const message = 'The language is not one of the shop’s, or is its own';
    return [userError(at('locale'), message)];
  }
  if (!text) {
    const message = `Key ${input.key} is not a valid translatable field`;
    return [userError(at('key'), message)];
  }
  if (input.translatableContentDigest !== digestOf(text.value)) {
    const message = 'Translatable content hash is invalid';
    return [userError(at('translatableContentDigest'), message)];
  }
  return [];
}

type Texts = Readonly<Record<string, TranslatedText>>;

async function change(
  resourceId: string,
  locale: string,
  {content}: AdminContext,
  changed: (texts: Texts) => Texts,
): Promise<void> {
  const id = translationId(resourceId, locale);
  const texts = changed(content.translations.find(id)?.texts ?? {});
  await content.translations.put({id, resourceId, locale, texts});
}
