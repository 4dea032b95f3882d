import {CONTACT_EMAIL} from '../seed/identity';
import type {Order} from './order';

/** What happens after the payment, for the confirmation page and its mail; the shop's policies promise the same. */
export function nextSteps({number, delivery}: Pick<Order, 'number' | 'delivery'>) {
  return [
    {
      title: 'It is prepared in the studio',
      text: 'Your order is checked, packed and handed to the carrier within 3–5 business days.',
    },
    {
      title: `It travels to ${delivery.city}`,
      text: 'Shipping is free. How long the parcel is on its way depends on the carrier and on where you live.',
    },
    {
      title: 'You unpack it',
      text: `Should a work arrive with a defect, keep the packaging and write to ${CONTACT_EMAIL} within 7 days, with a photo and the order number ${number}. For any other question, the same address.`,
    },
  ] as const;
}
