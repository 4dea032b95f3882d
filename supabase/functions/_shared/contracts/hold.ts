import * as z from 'zod/mini';
import {emailField, nameField, optionalText, orNull} from './fields.ts';
import {guardShape} from './guard.ts';
import {languageShape} from './language-field.ts';
import {LIMITS} from './limits.ts';
import type {SharedWords} from './words/by-language.ts';
import en from './words/en.ts';
import {pictureSchema, workSchema} from './work.ts';

/** The states of a hold or a quote. The first five are open; the others are final. */
export const HOLD_STATES = [
  'new',
  'asked',
  'quoted',
  'held',
  'paying',
  'paid',
  'declined',
  'taken',
  'ended',
  'cancelled',
  'sold',
] as const;

export type HoldState = (typeof HOLD_STATES)[number];

/** The length of a hold, in hours. */
export const HOLD_HOURS = {least: 1, most: 24 * 60, usual: 72} as const;

/** The number of payments of a plan, and the share of the first in percent. */
export const PLAN_LIMITS = {
  fewest: 2,
  most: 12,
  leastFirst: 5,
  mostFirst: 90,
  usualFirst: 25,
} as const;

/** The fields of the form beside an original, in the order of validation. */
export function holdFormSchema(words: SharedWords) {
  return z.object({
    name: nameField(words),
    email: emailField(words),
    message: optionalText(words, words.label.message, LIMITS.contactMessage),
  });
}

const gid = (type: string) =>
  z.string().check(z.regex(new RegExp(`^gid://shopify/${type}/\\d{1,20}$`), 'Invalid item'));

/** The body of `hold-request`. Only the shop's server may name the work. */
export const holdRequestSchema = z.object({
  ...holdFormSchema(en).shape,
  productId: gid('Product'),
  variantId: gid('ProductVariant'),
  work: workSchema,
  ...languageShape,
  ...guardShape,
});

/** The token of a private page's link. */
export const token = z.uuid('This link is not complete');

/**
 * The version of a hold, or the number of a commission's updates, when the page was opened. An outdated page changes
 * nothing.
 */
export const version = z.coerce
  .number('Invalid number')
  .check(z.int(), z.minimum(0), z.maximum(100_000));

export function wholeNumber(message: string, least: number, most: number) {
  return z.coerce
    .number(message)
    .check(z.int(message), z.gte(least, message), z.lte(most, message));
}

/** The highest price and shipping that the database stores, in cents. */
const MAX_CENTS = {price: 100_000_000, shipping: 10_000_000} as const;

/** An amount in dollars as the artist types it, '4,800', '4800.50' or, in French, '4800,50', in cents. */
function centsField(message: string, least: number, most: number) {
  return z.pipe(
    z.string(message).check(
      z.overwrite((text) => text.replace(/[\s$]/g, '')),
      z.regex(/^(\d{1,7}([.,]\d{2})?|\d{1,3}(,\d{3}){1,2}(\.\d{2})?)$/, message),
      z.refine((text) => centsOf(text) >= least, message),
      z.refine((text) => centsOf(text) <= most, message),
    ),
    z.transform(centsOf),
  );
}

/** A price in dollars, at least one. */
export function priceField(message: string) {
  return centsField(message, 100, MAX_CENTS.price);
}

function centsOf(text: string): number {
  const withPoint = text.replace(/,(?=\d{2}$)/, '.');
  return Math.round(Number(withPoint.replaceAll(',', '')) * 100);
}

const note = optionalText(en, en.label.note, LIMITS.progressNote);
const hours = wholeNumber(
  `Please hold it for ${HOLD_HOURS.least} to ${HOLD_HOURS.most} hours`,
  HOLD_HOURS.least,
  HOLD_HOURS.most,
);
const {fewest, most, leastFirst, mostFirst} = PLAN_LIMITS;

/** The body of `hold-page`: the token of a link in an email, and the requested action of its reader. */
export const holdPageSchema = z.discriminatedUnion('intent', [
  z.object({intent: z.literal('read'), token}),
  // The buyer's actions.
  z.object({intent: z.literal('confirm'), token}),
  z.object({
    intent: z.literal('accept'),
    token,
    version,
    count: wholeNumber('Please choose a number of payments', fewest, most),
    terms: orNull(z.literal('on')),
  }),
  // The artist's actions.
  z.object({
    intent: z.literal('agree'),
    token,
    version,
    price: priceField(en.priceRequired),
    shipping: centsField(
      'Please enter the shipping in dollars, 0 if it’s included',
      0,
      MAX_CENTS.shipping,
    ),
    hours,
    note,
    maxPayments: orNull(wholeNumber(`A plan has ${fewest} to ${most} payments`, fewest, most)),
    firstPercent: wholeNumber(
      `The first payment is ${leastFirst} to ${mostFirst} percent`,
      leastFirst,
      mostFirst,
    ),
  }),
  z.object({intent: z.literal('decline'), token, version, note}),
  z.object({intent: z.literal('extend'), token, version, hours}),
  z.object({intent: z.literal('end'), token, version, note}),
  z.object({
    intent: z.literal('record'),
    token,
    version,
    payment: wholeNumber('Please choose a payment', 1, 99),
  }),
]);

export type HoldPageBody = z.output<typeof holdPageSchema>;

const BUYER_ACTIONS = ['confirm', 'accept'] as const;

export type ArtistAction = Exclude<HoldPageBody['intent'], 'read' | (typeof BUYER_ACTIONS)[number]>;

/** Whether the buyer's page has this action. All others, except reading, are the artist's. */
export function isBuyerAction(intent: HoldPageBody['intent']): boolean {
  return BUYER_ACTIONS.some((action) => action === intent);
}

/** The artist's actions for a hold, in the order of its page. A commission's own page has the rest. */
export function openActions(state: HoldState, isCommission: boolean): ArtistAction[] {
  switch (state) {
    case 'asked':
      return ['agree', 'decline'];
    case 'quoted':
      return ['record'];
    case 'held':
      return ['agree', 'extend', 'record', 'end'];
    case 'paying':
      return isCommission ? ['record'] : ['record', 'end'];
    default:
      return [];
  }
}

const instant = z.iso.datetime();
const cents = z.number();
const planned = {number: z.number(), amountCents: cents, dueOn: z.iso.date()};

const paymentSchema = z.object({
  ...planned,
  paidAt: z.nullable(instant),
  /** The name of its order, '#1001', while that is unpaid. An older function has none. */
  waitingOrder: z.nullish(z.string()),
  isByHand: z.boolean(),
  refundedCents: cents,
  /** The payment URL. Null when it's paid, or until Shopify has prepared it. */
  invoiceUrl: z.nullable(z.string()),
});

export const holdViewSchema = z.object({
  state: z.enum(HOLD_STATES),
  version: z.number(),
  /** The payments of a commission, which has no product. */
  isCommission: z.boolean(),
  work: z.object({title: z.string(), picture: z.nullable(pictureSchema)}),
  note: z.nullable(z.string()),
  priceCents: z.nullable(cents),
  shippingCents: z.nullable(cents),
  endsAt: z.nullable(instant),
  /** The payments, requested or made, in their order. */
  payments: z.array(paymentSchema),
  /** The plans that the buyer can choose, from the fewest payments to the most. */
  plans: z.array(z.array(z.object(planned))),
  /** The number of the certificate, once everything is paid. */
  certificate: z.nullable(z.string()),
});

/** The response of `hold-page`. `artist` has the data that only her page shows. */
export const holdReplySchema = z.object({
  ok: z.literal(true),
  hold: holdViewSchema,
  artist: z.nullable(
    z.object({
      name: z.string(),
      email: z.string(),
      message: z.nullable(z.string()),
      maxPayments: z.nullable(z.number()),
      firstPercent: z.nullable(z.number()),
    }),
  ),
});

export type HoldView = z.infer<typeof holdViewSchema>;
export type HoldReply = z.infer<typeof holdReplySchema>;
