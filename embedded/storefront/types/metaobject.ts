import type {MetaobjectFieldArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import type {MetaobjectSource} from '../schema/sources';
import type {MetaobjectFieldSource} from './metaobject-field';

function fieldSources({entry}: MetaobjectSource): MetaobjectFieldSource[] {
  return entry.fields.map((field) => ({__typename: 'MetaobjectField', field}));
}

export const metaobjectResolvers: ResolversOf<MetaobjectSource> = {
  id: ({entry}) => entry.id,
  handle: ({entry}) => entry.handle,
  type: ({entry}) => entry.type,
  updatedAt: ({entry}) => entry.updatedAt,
  fields: fieldSources,
  field: (source, {key}: MetaobjectFieldArgs) =>
    fieldSources(source).find(({field}) => field.key === key) ?? null,
};
