import {englishBusinessDays as businessDays} from '../../../supabase/functions/_shared/contracts/words/business-days';
import {englishPrice as price} from '../../../supabase/functions/_shared/contracts/words/money';

/** The hosted checkout, its confirmation and its emails, in English. */
export default {
  price,
  /** The size from a variant's title, which is in inches. */
  size: (title: string) => title.replace(/(?<=\d)×(?=\d)/, '\u00a0×\u00a0'),
  pictureOf: (title: string) => `Picture of ${title}`,
  optional: '(optional)',
  place: (city: string, region: string, postalCode: string) => `${city}, ${region} ${postalCode}`,

  title: 'Checkout',
  toCart: 'Return to cart',
  toShop: 'Return to the shop',

  order: {
    title: 'Your order',
    count: (count: number) => `Your order, ${count}\u00a0${count === 1 ? 'work' : 'works'}`,
    one: 'Quantity 1',
    subtotal: 'Subtotal',
    discount: (codes: string) => `Discount ${codes}`,
    shipping: 'Shipping',
    free: 'Free',
    taxes: 'Taxes',
    taxesLater: 'Based on your address',
    taxesAbroad: 'None on orders to the USA',
    harmonizedTax: (percent: number) => `HST (${percent}%)`,
    federalTax: (percent: number) => `GST (${percent}%)`,
    total: 'Total',
    note: (note: string) => `Your note: ${note}`,
  },

  fields: {
    contact: 'Contact',
    email: 'Email',
    emailHint: 'For the confirmation and updates about this order.',
    delivery: 'Delivery',
    billing: 'Billing address',
    shipping: (email: string) =>
      `Shipping to Canada and the USA is free. If you live elsewhere, please write to me at ${email}.`,
    country: 'Country',
    chooseCountry: 'Choose a country',
    otherCountry: 'Another country',
    name: 'Full name',
    address1: 'Street address',
    address2: 'Apartment, unit, rural route',
    city: 'City or town',
    region: 'Province or state',
    chooseRegion: 'Choose one',
    postalCode: 'Postal or ZIP code',
    phone: 'Phone',
    phoneHint: 'Only for the carrier, if there’s a question about the delivery.',
  },

  errors: {
    one: 'Please check this field',
    several: 'Please check these fields',
    emailForm: 'Enter an email address such as name@example.com',
    name: 'Enter the recipient’s name',
    address1: 'Enter a street address',
    city: 'Enter a city or town',
    country: 'Choose a country',
    regionOf: {
      CA: 'Choose a Canadian province or territory',
      US: 'Choose a U.S. state',
    },
    postalCodeOf: {
      CA: 'Enter a postal code, such as E5A 1B2',
      US: 'Enter a ZIP code such as 04652',
    },
    phone: 'Enter a phone number, or leave it empty',
    tooLong: (most: number) => `Please use up to ${most} characters`,
    cardNumber: 'Check the card number; for a test, use 4242 4242 4242 4242',
    cardExpiry: 'Enter a date in the future as month and year, such as 09/29',
    cardCode: 'Enter the 3 or 4 digits of the security code',
    cardDeclined: 'This card was declined',
  },

  payment: {
    title: 'Payment',
    /** Shows the total with taxes, and the fields of the card. */
    next: 'Continue to payment',
    test: 'This shop accepts test payments only: use card 4242 4242 4242 4242, any future date and any code. Nothing is charged, and the card isn’t stored.',
    cardNumber: 'Card number',
    cardExpiry: 'Expiry (MM/YY)',
    cardCode: 'Security code',
    terms: 'All sales are final, except where the law provides otherwise.',
    ships: (days: string) => `Orders ship in ${businessDays(days)}.`,
    pay: (total: string) => `Pay ${total}`,
    declined: 'The card was declined and nothing was charged. Please try another card.',
    changed:
      'The order has changed since you saw it. Nothing was charged; please check the total below.',
  },

  unavailable: {
    title: 'Part of your order is no longer available',
    rest: 'Nothing has been charged. Everything else is still in your order.',
    gone: 'A work in your cart is no longer for sale.',
    sold: (work: string) => `${work} has just sold.`,
    fewer: (work: string, left: number, wanted: number) =>
      `${work}: only ${left} of the ${wanted} you chose ${left === 1 ? 'is' : 'are'} left.`,
    allSold: 'Everything in this cart has sold',
    allSoldText:
      'Nothing has been charged. Prints often come back in stock, so please check again later.',
  },
  empty: {title: 'Your cart is empty', text: 'There’s nothing to pay for yet.'},
  cartNotFound: {
    title: 'This cart is no longer available',
    text: 'It may have expired, or the link may be incomplete. Your cart is still in the shop: please check out again from there.',
  },
  invoice: {
    title: 'Invoice',
    sold: (email: string) => ({
      title: 'This work is no longer available',
      text: `Nothing has been charged. If you have questions, write to ${email}.`,
    }),
    notFound: (email: string) => ({
      title: 'This invoice is no longer open',
      text: `It may have been cancelled, or the link may be incomplete. If you have questions, write to ${email}.`,
    }),
  },
  orderNotFound: {
    title: 'Order not found',
    text: (email: string) =>
      `The link may be incomplete, or the order doesn’t exist. If you placed an order, write to ${email}.`,
  },

  confirmation: {
    title: 'Thank you',
    lead: (order: number, email: string, days: string) =>
      `Your order #${order} is confirmed. It ships in ${businessDays(days)}. A confirmation email is on its way to ${email}.`,
    /** For an order that doesn't ship, or not yet. */
    leadPaid: (order: number, email: string) =>
      `Your payment is confirmed as order #${order}. A confirmation email is on its way to ${email}.`,
    deliverTo: 'Deliver to',
    next: 'What happens next',
    /** For an order that was shipped. */
    sent: {
      lead: (order: number) => `Your order #${order} is on its way.`,
      title: 'It has left the studio',
      text: 'Your order was packed and handed to the carrier.',
      parcel: (number: string) => `The tracking number is ${number}.`,
    },
    prepared: {
      title: 'In the studio',
      text: (days: string) =>
        `Your order is checked, packed and handed to the carrier in ${businessDays(days)}.`,
    },
    /** For the first payment of a plan. */
    afterLastPayment: {
      title: 'In the studio',
      text: 'The work is reserved for you. It ships after the last payment.',
    },
    travels: {
      title: (city: string) => `On its way to ${city}`,
      text: 'Shipping is free. Delivery time depends on the carrier and on where you live.',
      /** Without the price of shipping: for an invoice, which may include one. */
      plain: 'Delivery time depends on the carrier and on where you live.',
    },
    unpacked: {
      title: 'When you unpack it',
      text: (email: string, order: number) =>
        `If a work arrives damaged or defective, keep the packaging and write to ${email} within 7 days of receipt, with photos and the order number ${order}. Write to the same address with any other question.`,
    },
  },

  mail: {
    subject: (order: number) => `Your order #${order} is confirmed`,
    preview: (titles: string, total: string) => `Thank you. ${titles}: ${total}`,
    order: (order: number) => `Order #${order}`,
    text: 'Your order is confirmed. Here’s what you ordered, and what happens next.',
    textPaid: 'Your payment is confirmed. Here’s what it’s for.',
    phone: 'Phone',
    seeOrder: 'See your order',
    reason: 'You’re receiving this email because an order was placed with this address.',
    sent: {
      subject: (order: number) => `Your order #${order} is on its way`,
      preview: (titles: string) => `${titles}: on the way`,
      title: 'On its way to you',
    },
    invoice: {
      subject: (draft: string) => `Your invoice ${draft}`,
      title: 'Your invoice',
      text: 'You can pay it online:',
      pay: (total: string) => `Pay ${total}`,
      reason: 'You’re receiving this email because the artist sent you an invoice.',
    },
    cancelled: {
      subject: (order: number) => `Your order #${order} is cancelled`,
      title: 'Your order is cancelled',
    },
    refunded: {
      subject: (order: number) => `A refund for your order #${order}`,
      title: 'A refund is on its way',
    },
    refundToCard: (amount: string) =>
      `${amount} will go back to the card you paid with. It can take a few days to arrive.`,
    refundWithoutCard: (amount: string) =>
      `I’ll refund you ${amount} myself. If you have a question, reply to this email.`,
    noRefund: 'If you have a question, reply to this email.',
  },

  countries: {
    CA: 'Canada',
    US: 'United States',
    provinces: {
      AB: 'Alberta',
      BC: 'British Columbia',
      MB: 'Manitoba',
      NB: 'New Brunswick',
      NL: 'Newfoundland and Labrador',
      NS: 'Nova Scotia',
      NT: 'Northwest Territories',
      NU: 'Nunavut',
      ON: 'Ontario',
      PE: 'Prince Edward Island',
      QC: 'Quebec',
      SK: 'Saskatchewan',
      YT: 'Yukon',
    },
  },
};
