import {connect} from '../connection';
import type {AdminContext} from '../context';
import {
  FOREIGN_LOCALES,
  isOfType,
  listTranslatable,
  OWN_LOCALE,
  translatableNode,
} from '../nodes/translatable';
import type {ConnectionArguments} from '../../storefront/connections/connection';

const LANGUAGE_NAMES = new Intl.DisplayNames('en', {type: 'language'});

export const translationQueries = {
  /** Every language of this shop is published. */
  shopLocales: () =>
    [OWN_LOCALE, ...FOREIGN_LOCALES].map((locale) => ({
      locale,
      name: LANGUAGE_NAMES.of(locale),
      primary: locale === OWN_LOCALE,
      published: true,
    })),
  translatableResource: ({resourceId}: {resourceId: string}, context: AdminContext) => {
    const all = listTranslatable(context);
    const found = all.find((one) => one.resourceId === resourceId);
    return found ? translatableNode(found, all, context) : null;
  },
  translatableResources: (
    {resourceType, ...args}: ConnectionArguments & {resourceType: string},
    context: AdminContext,
  ) => {
    const all = listTranslatable(context);
    return connect(
      all.filter((one) => isOfType(one, resourceType)),
      args,
      (one) => translatableNode(one, all, context),
    );
  },
};
