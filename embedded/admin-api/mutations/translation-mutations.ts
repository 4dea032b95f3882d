import {type TranslatedText, translationId} from '../../catalogue/translations';
import type {AdminContext} from '../context';
import {listTranslatable} from '../nodes/translatable';
import {reject} from '../user-error';

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

/** The texts themselves aren't checked, because the admin sends back what it read. */
export const translationMutations = {
  translationsRegister: async ({resourceId, translations}: RegisterArgs, context: AdminContext) => {
    rejectUnknown(resourceId, context);
    for (const {locale, key, value, translatableContentDigest: digest} of translations) {
      await change(resourceId, locale, context, (texts) => ({...texts, [key]: {value, digest}}));
    }
  },
  translationsRemove: async (
    {resourceId, translationKeys, locales}: RemoveArgs,
    context: AdminContext,
  ) => {
    rejectUnknown(resourceId, context);
    for (const locale of locales) {
      await change(resourceId, locale, context, (texts) =>
        Object.fromEntries(Object.entries(texts).filter(([key]) => !translationKeys.includes(key))),
      );
    }
  },
};

function rejectUnknown(resourceId: string, context: AdminContext): void {
  const isKnown = listTranslatable(context).some((one) => one.resourceId === resourceId);
  if (!isKnown) reject(['resourceId'], 'Resource does not exist');
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
