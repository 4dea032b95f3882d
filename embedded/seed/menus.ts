import type {Menu, MenuItem, ShopPolicy} from '../catalogue/types';
import {shopGid} from '../catalogue/gids';
import {POLICIES} from './policies';

type Link = Pick<MenuItem, 'title' | 'type' | 'path'> & {resourceId?: string};

/** The kind of a gid, by the type of a link to it. */
const KINDS = {COLLECTION: 'Collection', PAGE: 'Page', BLOG: 'Blog'};

/**
 * A Shopify theme's two menus, which this shop doesn't show, and the two that replace its default links once they have
 * any.
 */
export const MENUS: readonly Menu[] = [
  menu(1, 'main-menu', 'Main menu', [
    {title: 'Home', type: 'FRONTPAGE', path: '/'},
    link('COLLECTION', 1, 'Prints'),
    link('COLLECTION', 2, 'Originals'),
    {title: 'All works', type: 'CATALOG', path: '/collections/all'},
    link('PAGE', 3, 'Commissions'),
    link('PAGE', 1, 'About'),
    link('PAGE', 4, 'Gallery'),
    link('PAGE', 2, 'Contact'),
    link('BLOG', 1, 'Journal'),
  ]),
  menu(2, 'footer', 'Footer menu', [
    policyLink('Shipping', 'shipping-policy'),
    policyLink('Returns', 'refund-policy'),
    policyLink('Privacy', 'privacy-policy'),
    policyLink('Terms', 'terms-of-service'),
  ]),
  menu(3, 'shop-header', 'Shop header', []),
  menu(4, 'shop-footer', 'Shop footer', []),
];

function menu(number: number, handle: string, title: string, links: readonly Link[]): Menu {
  return {
    id: shopGid('Menu', number),
    handle,
    title,
    items: links.map(({resourceId, ...item}, index) => ({
      ...item,
      id: shopGid('MenuItem', number * 100 + index),
      resourceId: resourceId ?? null,
      items: [],
    })),
  };
}

/** A link to the collection, page or blog with that number, whose handle is the title's. */
function link(type: keyof typeof KINDS, number: number, title: string): Link {
  const path = `/${type.toLowerCase()}s/${title.toLowerCase()}`;
  return {title, type, path, resourceId: shopGid(KINDS[type], number)};
}

function policyLink(title: string, handle: ShopPolicy['handle']): Link {
  const resourceId = POLICIES.find((policy) => policy.handle === handle)?.id;
  return {title, type: 'SHOP_POLICY', path: `/policies/${handle}`, resourceId};
}
