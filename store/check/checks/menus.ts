import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Menus');

/** The shop's two menus. Without them, the header and the footer have default links. */
export function checkMenus({missingMenus}: ShopFacts): Finding | Finding[] {
  if (!missingMenus) return [];
  if (missingMenus.length === 0) return about.fine('The store has both of the shop’s menus.');
  const names = missingMenus.join(' and no menu ');
  return about.fine(
    `The store has no menu ${names}, so the shop's own links are shown. To make yours, create a menu with that handle under Content, Menus.`,
  );
}
