import type {MetaobjectFieldReferencesArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {MetaobjectEntry} from '../../catalogue/types';
import {paginate} from '../connections/connection';
import {orderAsGiven} from '../connections/ordered-list';
import {findReferences} from '../queries/find-references';
import type {ResolversOf} from '../schema/resolvers-of';

export interface MetaobjectFieldSource {
  __typename: 'MetaobjectField';
  field: MetaobjectEntry['fields'][number];
}

/** `MetaobjectField`: one value of a metaobject. */
export const metaobjectFieldResolvers: ResolversOf<MetaobjectFieldSource> = {
  key: ({field}) => field.key,
  type: ({field}) => field.type,
  value: ({field}) => field.value,
  reference: ({field}, _args, context) =>
    field.type.startsWith('list.') ? null : (findReferences(field, context)[0] ?? null),
  references: ({field}, args: MetaobjectFieldReferencesArgs, context) =>
    field.type.startsWith('list.')
      ? paginate(orderAsGiven('POSITION', findReferences(field, context)), args, (node) => node)
      : null,
};
