import {findNode} from '../queries/find-node';
import {absoluteUrl} from '../schema/image-url';
import type {ResolversOf} from '../schema/resolvers-of';
import type {MenuItemSource} from '../schema/sources';

/** `MenuItem`: one link of a menu, with the links below it. */
export const menuItemResolvers: ResolversOf<MenuItemSource> = {
  id: ({item}) => item.id,
  title: ({item}) => item.title,
  type: ({item}) => item.type,
  resourceId: ({item}) => item.resourceId,
  resource: ({item}, _args, context) =>
    item.resourceId ? findNode(item.resourceId, context) : null,
  tags: () => [],
  url: ({item}, _args, context) => absoluteUrl(context.shopOrigin, item.path),
  items: ({item}) =>
    item.items.map((inner): MenuItemSource => ({__typename: 'MenuItem', item: inner})),
};
