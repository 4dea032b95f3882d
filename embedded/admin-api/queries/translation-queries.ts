import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import type {AdminContext} from '../context';
import {isOfType, listTranslatable, translatableNode} from '../nodes/translatable';

export const translationQueries = {
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
