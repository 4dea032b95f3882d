import {businessDays, plural} from './formats';

/** '4–8 days' from '4–8', which isn't a number and so is plural. */
const inDays = (days: string) => `${days} ${plural(Number(days), {one: 'day', other: 'days'})}`;

/**
 * Texts about delivery, tax and duty for the product page, the cart and the shipping page. Days are '3–5', or the
 * artist's own words.
 */
export default {
  taxes: 'Taxes and duties, if any, are shown at checkout.',
  customs:
    'Free shipping to the USA doesn’t include customs duties. If any are due, you pay them at checkout or to the carrier.',
  elsewhere: 'Checkout accepts addresses in Canada and the USA only.',
  businessDays,
  withinCanada: (days: string) => `${inDays(days)} within Canada`,
  toUsa: (days: string) => `${inDays(days)} to the USA`,
  /** Without days in transit. */
  depends: 'Delivery time then depends on the carrier and on where you live.',
  onTheWay: (ways: string[]) => `Delivery then takes ${ways.join(' and ')}.`,
  inCanada: (date: string) => `in Canada by ${date}`,
  inUsa: (date: string) => `in the USA by ${date}`,
  christmasInCanada: (date: string) => `by ${date} for Christmas in Canada`,
  christmasInUsa: (date: string) => `by ${date} for Christmas in the USA`,
  christmas: (deadlines: string[]) => `Order ${deadlines.join(' and ')}.`,
  leaves: (ordered: string, leaves: string) => `Orders placed on ${ordered} ship by ${leaves}.`,
  arrives: (ordered: string, leaves: string, arrivals: string[]) =>
    `Orders placed on ${ordered} ship by ${leaves} and arrive ${arrivals.join(' and ')}.`,
};
