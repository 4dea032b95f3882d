import type {
  TrackedCartProduct,
  TrackedListProduct,
  ShopEvent,
  TrackedProduct,
} from '~/lib/analytics/events';

/** A call of `gtag('event', …)`. */
export interface GoogleEvent {
  name: string;
  parameters: Record<string, unknown>;
}

/** Converts a shop event to the name and parameters that Google Analytics 4 recommends for it. */
export function toGoogleEvent(event: ShopEvent): GoogleEvent {
  switch (event.event) {
    case 'product_view': {
      const {currency, price, category} = event;
      return {
        name: 'view_item',
        parameters: {
          currency,
          ...(price !== null && {value: price}),
          items: [{...toItem(event), item_category: category}],
        },
      };
    }
    case 'list_view':
      return {name: 'view_item_list', parameters: {items: event.items.map(toListItem)}};
    case 'product_click':
      return {name: 'select_item', parameters: {items: [toListItem(event)]}};
    case 'newsletter_signup':
      return {name: 'sign_up', parameters: {method: event.source}};
    case 'commission_form': {
      const {size, budget, subject} = event;
      return {name: 'generate_lead', parameters: {form: 'commission_form', size, budget, subject}};
    }
    case 'contact_form':
      return {
        name: 'generate_lead',
        parameters: {form: 'contact_form', subject: event.subject},
      };
    case 'add_to_cart': {
      const {currency, price, quantity} = event;
      return {
        name: 'add_to_cart',
        parameters: {
          currency,
          ...(price !== null && {value: price * quantity}),
          items: [toCartItem(event)],
        },
      };
    }
    case 'begin_checkout': {
      const {currency, value, items} = event;
      return {
        name: 'begin_checkout',
        parameters: {currency, value, items: items.map(toCartItem)},
      };
    }
  }
}

function toItem({id, name, price}: TrackedProduct) {
  return {item_id: id, item_name: name, ...(price !== null && {price})};
}

function toListItem(work: TrackedListProduct) {
  return {...toItem(work), index: work.position};
}

function toCartItem(work: TrackedCartProduct) {
  return {...toItem(work), quantity: work.quantity};
}
