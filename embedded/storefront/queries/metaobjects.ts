import type {
  QueryRootMetaobjectArgs,
  QueryRootMetaobjectsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {MetaobjectEntry} from '../../catalogue/types';
import {paginate} from '../connections/connection';
import {orderBy} from '../connections/ordered-list';
import {numberOfGid} from '../schema/gid';
import type {ResolversOf} from '../schema/resolvers-of';
import type {MetaobjectSource} from '../schema/sources';

function metaobjectSource(entry: MetaobjectEntry): MetaobjectSource {
  return {__typename: 'Metaobject', entry};
}

function orderEntries(entries: readonly MetaobjectEntry[], sortKey: string | null | undefined) {
  const idOf = (entry: MetaobjectEntry) => numberOfGid(entry.id);
  return sortKey === 'updated_at'
    ? orderBy('UPDATED_AT', entries, idOf, (entry) => Date.parse(entry.updatedAt))
    : orderBy('ID', entries, idOf, idOf);
}

/** `metaobject` and `metaobjects`: entries of the shop's metaobject definitions. */
export const metaobjectsQueries: ResolversOf<unknown> = {
  metaobject: (_root, {id, handle}: QueryRootMetaobjectArgs, {catalogue}) => {
    const entry = catalogue.shop.metaobjects.find((one) =>
      id ? one.id === id : one.type === handle?.type && one.handle === handle.handle,
    );
    return entry ? metaobjectSource(entry) : null;
  },
  metaobjects: (_root, args: QueryRootMetaobjectsArgs, {catalogue}) => {
    const entries = catalogue.shop.metaobjects.filter((entry) => entry.type === args.type);
    return paginate(orderEntries(entries, args.sortKey), args, metaobjectSource);
  },
};
