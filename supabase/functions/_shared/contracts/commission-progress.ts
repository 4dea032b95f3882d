import * as z from 'zod/mini';
import {imageUrlsField, SIZES} from './commission.ts';
import {messageField, optionalLine, optionalText, orNull} from './fields.ts';
import {holdViewSchema, priceField, token, version, wholeNumber} from './hold.ts';
import {LIMITS} from './limits.ts';
import {ANSWERS, STAGES} from './commission-stages.ts';
import type {SharedWords} from './words/by-language.ts';
import en from './words/en.ts';

/** The buyer's answer to a commission. */
export function answerFormSchema(words: SharedWords) {
  return z.discriminatedUnion('intent', [
    z.object({intent: z.literal('approve'), version}),
    z.object({
      intent: z.literal('change'),
      version,
      note: messageField(words, words.changeRequired, LIMITS.progressNote),
    }),
    z.object({intent: z.literal('accept'), version}),
    z.object({intent: z.literal('cancel'), version}),
  ]);
}

/** The body of `commission-status`: the token of a link in an email to the buyer, and an answer, if there is one. */
export const statusRequestSchema = z.object({
  token,
  answer: z.optional(answerFormSchema(en)),
});

/** The terms of the artist's quote: the deposit's share in percent, and the days to pay the deposit and the balance. */
export const QUOTE_LIMITS = {
  depositPercent: {least: 5, most: 90, usual: 30},
  depositDays: {least: 1, most: 365, usual: 7},
  balanceDays: {least: 1, most: 365, usual: 90},
} as const;

/** The artist's additions to a stage, besides pictures. `price` and what follows it are her quote, at the deposit. */
export function progressFormSchema(words: SharedWords) {
  const {depositPercent, depositDays, balanceDays} = QUOTE_LIMITS;
  return z.object({
    stage: z.enum(STAGES, words.unknownStage),
    version,
    note: optionalText(words, words.label.note, LIMITS.progressNote),
    /** The painting's title for its certificate, once it ships. The default is the request's subject. */
    title: optionalLine(words, words.label.title, LIMITS.commissionSubject),
    price: orNull(priceField(words.priceRequired)),
    depositPercent: orNull(
      wholeNumber(words.depositShare, depositPercent.least, depositPercent.most),
    ),
    /** From the quote on. */
    depositDays: orNull(wholeNumber(words.daysToPay, depositDays.least, depositDays.most)),
    balanceDays: orNull(wholeNumber(words.daysToPay, balanceDays.least, balanceDays.most)),
    /** Ticked when the painting ships, or the commission is closed, before everything is paid. */
    acceptsUnpaid: orNull(z.literal('on')),
  });
}

/** What isn't paid yet, in cents. */
export function openCents({quote}: Pick<Progress, 'quote'>): number {
  const open = quote?.payments.filter(({paidAt}) => !paidAt) ?? [];
  return open.reduce((sum, {amountCents}) => sum + amountCents, 0);
}

/** Whether the artist can name a price: until a payment is ordered or made, and again once all are refunded. */
export function isQuotable({quote}: Pick<Progress, 'quote'>): boolean {
  return !quote?.payments.some(
    ({waitingOrder, paidAt, refundedCents, amountCents}) =>
      waitingOrder || (paidAt && refundedCents < amountCents),
  );
}

const englishForm = progressFormSchema(en);

/** The body of `commission-progress`: the token of a link in an email to the artist, and the requested action. */
export const progressRequestSchema = z.discriminatedUnion('intent', [
  z.object({intent: z.literal('read'), token}),
  z.object({
    intent: z.literal('move'),
    token,
    ...englishForm.shape,
    imageUrls: imageUrlsField(en),
  }),
  z.object({
    intent: z.literal('close'),
    token,
    /** A message to the buyer. */
    note: englishForm.shape.note,
    acceptsUnpaid: englishForm.shape.acceptsUnpaid,
  }),
]);

const instant = z.iso.datetime();

const stage = z.enum(STAGES);

const updateSchema = z.object({
  stage,
  note: z.nullable(z.string()),
  imageUrls: z.array(z.string()),
  /** Null for the artist's updates. */
  answer: z.nullish(z.enum(ANSWERS)),
  at: instant,
});

const progressSchema = z.object({
  subject: z.string(),
  size: z.enum(SIZES),
  isWaitingList: z.boolean(),
  receivedAt: instant,
  stage,
  /** What the artist asks for it, and the payments. */
  quote: z.nullable(holdViewSchema),
  /** The number of its certificate, once it has shipped. */
  certificate: z.nullable(z.string()),
  /** The artist's updates and the buyer's answers, oldest first. */
  updates: z.array(updateSchema),
});

/** The response of `commission-status`. `progress` is null once the request is closed. */
export const statusReplySchema = z.object({
  ok: z.literal(true),
  progress: z.nullable(progressSchema),
});

/** The response of `commission-progress`, which includes the buyer's name for the artist. */
export const progressReplySchema = z.object({
  ok: z.literal(true),
  progress: z.extend(progressSchema, {name: z.string()}),
});

/** What the artist asks for a commission. `price` is in cents. */
export interface CommissionQuote {
  price: number;
  depositPercent: number;
  depositDays: number;
  balanceDays: number;
}

export type Progress = z.infer<typeof progressSchema>;
export type ArtistProgress = z.infer<typeof progressReplySchema>['progress'];
export type BuyersAnswer = z.output<ReturnType<typeof answerFormSchema>>;
export type ProgressForm = z.infer<ReturnType<typeof progressFormSchema>>;
