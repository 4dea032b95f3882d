import {expect, it} from 'vitest';
import type {ShopEvent} from '~/lib/analytics/events';
import {parentDomains} from './delete-google-cookies';
import {toGoogleEvent} from './google-events';

const WORK = {id: 'gid://shopify/Product/1', name: 'First Light', price: 45};
const ITEM = {item_id: WORK.id, item_name: WORK.name, price: 45};

it.each<[ShopEvent, string, Record<string, unknown>]>([
  [
    {event: 'product_view', ...WORK, category: 'Prints', currency: 'CAD'},
    'view_item',
    {currency: 'CAD', value: 45, items: [{...ITEM, item_category: 'Prints'}]},
  ],
  [
    {event: 'product_view', ...WORK, price: null, category: 'Prints', currency: 'CAD'},
    'view_item',
    {
      currency: 'CAD',
      items: [{item_id: WORK.id, item_name: WORK.name, item_category: 'Prints'}],
    },
  ],
  [
    {event: 'list_view', items: [{...WORK, position: 1}]},
    'view_item_list',
    {items: [{...ITEM, index: 1}]},
  ],
  [{event: 'product_click', ...WORK, position: 3}, 'select_item', {items: [{...ITEM, index: 3}]}],
  [
    {event: 'newsletter_signup', source: 'product_page_priority'},
    'sign_up',
    {method: 'product_page_priority'},
  ],
  [
    {event: 'commission_form', size: '8x10', budget: 'under500', subject: 'A gull'},
    'generate_lead',
    {form: 'commission_form', size: '8x10', budget: 'under500', subject: 'A gull'},
  ],
  [
    {event: 'contact_form', subject: 'Hello'},
    'generate_lead',
    {form: 'contact_form', subject: 'Hello'},
  ],
  [
    {event: 'add_to_cart', ...WORK, quantity: 2, currency: 'CAD'},
    'add_to_cart',
    {currency: 'CAD', value: 90, items: [{...ITEM, quantity: 2}]},
  ],
  [
    {event: 'begin_checkout', items: [{...WORK, quantity: 2}], value: 90, currency: 'CAD'},
    'begin_checkout',
    {currency: 'CAD', value: 90, items: [{...ITEM, quantity: 2}]},
  ],
])('%o is sent to Google as %s', (event, name, parameters) => {
  expect(toGoogleEvent(event)).toEqual({name, parameters});
});

it('removes cookies from a domain and its parents', () => {
  expect(parentDomains('www.shop.ca')).toEqual(['www.shop.ca', 'shop.ca', 'ca']);
  expect(parentDomains('localhost')).toEqual(['localhost']);
});
