import type {Menu, MenuItem, ShopPolicy} from '../catalogue/types';
import {shopGid} from '../catalogue/gids';
import {POLICIES} from './policies';

type Link = Pick<MenuItem, 'title' | 'type' | 'path'> & {resourceId?: string};

/**
 * A Shopify theme's two menus, which this shop doesn't show, and the two that replace its default links once they have
 * any.
 */
export const MENUS: readonly Menu[] = [
  menu(1, 'main-menu', 'Main menu', [
    {title: 'Home', type: 'FRONTPAGE', path: '/'},
    {
      title: 'Prints',
      type: 'COLLECTION',
      path: '/collections/prints',
      resourceId: shopGid('Collection', 1),
    },
    {
      title: 'Originals',
      type: 'COLLECTION',
      path: '/collections/originals',
      resourceId: shopGid('Collection', 2),
    },
    {title: 'All works', type: 'CATALOG', path: '/collections/all'},
    pageLink('Commissions', 3),
    pageLink('About', 1),
    pageLink('Gallery', 4),
    pageLink('Contact', 2),
    {
      title: 'Journal',
      type: 'BLOG',
      path: '/blogs/journal',
      resourceId: shopGid('Blog', 1),
    },
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
    items: links.map(({resourceId, ...link}, index) => ({
      ...link,
      id: shopGid('MenuItem', number * 100 + index),
      resourceId: resourceId ?? null,
      items: [],
    })),
  };
}

/** The shop's page with that number. Its handle is the title's. */
function pageLink(title: string, number: number): Link {
  const path = `/pages/${title.toLowerCase()}`;
  return {title, type: 'PAGE', path, resourceId: shopGid('Page', number)};
}

function policyLink(title: string, handle: ShopPolicy['handle']): Link {
  const resourceId = POLICIES.find((policy) => policy.handle === handle)?.id;
  return {title, type: 'SHOP_POLICY', path: `/policies/${handle}`, resourceId};
}
