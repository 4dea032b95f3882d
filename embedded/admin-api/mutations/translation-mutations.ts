import {type TranslatedText, translationId} from '../../catalogue/translations';
import type {AdminContext} from '../context';
import {listTranslatable} from '../nodes/translatable';
import {userError} from '../user-error';

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

const NO_RESOURCE = {userErrors: [userError(['resourceId'], 'Resource does not exist')]};

/** The texts themselves aren't checked, because the admin sends back what it read. */
export const translationMutations = {
  translationsRegister: async ({resourceId, translations}: RegisterArgs, context: AdminContext) => {
    if (!exists(resourceId, context)) return NO_RESOURCE;
    for (const {locale, key, value, translatableContentDigest: digest} of translations) {
      await change(resourceId, locale, context, (texts) => ({...texts, [key]: {value, digest}}));
    }
    return {userErrors: []};
  },
  translationsRemove: async (
    {resourceId, translationKeys, locales}: RemoveArgs,
    context: AdminContext,
  ) => {
    if (!exists(resourceId, context)) return NO_RESOURCE;
    for (const locale of locales) {
      await change(resourceId, locale, context, (texts) =>
        Object.fromEntries(Object.entries(texts).filter(([key]) => !translationKeys.includes(key))),
      );
    }
    return {userErrors: []};
  },
};

function exists(resourceId: string, context: AdminContext): boolean {
  return listTranslatable(context).some((one) => one.resourceId === resourceId);
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
