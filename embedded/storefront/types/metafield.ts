import type {MetafieldReferencesArgs} from '@shopify/hydrogen-react/storefront-api-types';
import {metafieldId} from '../../catalogue/translate';
import {paginate} from '../connections/connection';
import {orderAsGiven} from '../connections/ordered-list';
import {findReferences} from '../queries/find-references';
import type {ResolversOf} from '../schema/resolvers-of';
import type {MetafieldSource} from '../schema/sources';

export const metafieldResolvers: ResolversOf<MetafieldSource> = {
  id: ({metafield, parent}) => metafieldId(parent.id, metafield),
  namespace: ({metafield}) => metafield.namespace,
  key: ({metafield}) => metafield.key,
  type: ({metafield}) => metafield.type,
  value: ({metafield}) => metafield.value,
  createdAt: ({parent}) => parent.createdAt,
  updatedAt: ({parent}) => parent.updatedAt,
  parentResource: ({parent}) => parent.source,
  reference: ({metafield}, _args, context) =>
    metafield.type.startsWith('list.') ? null : (findReferences(metafield, context)[0] ?? null),
  references: ({metafield}, args: MetafieldReferencesArgs, context) =>
    metafield.type.startsWith('list.')
      ? paginate(orderAsGiven('POSITION', findReferences(metafield, context)), args, (node) => node)
      : null,
};
