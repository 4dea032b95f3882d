import * as z from 'zod/mini';
import {
  comingDayField,
  emailField,
  messageField,
  nameField,
  optionalLine,
  requiredLine,
} from './fields.ts';
import {type Guard, guardShape} from './guard.ts';
import {languageShape} from './language-field.ts';
import {LIMITS} from './limits.ts';
import type {SharedWords} from './words/by-language.ts';
import en from './words/en.ts';

/** Selectable sizes, in inches. */
export const SIZES = ['8x10', '12x16', '16x20', '24x36', 'custom'] as const;

/** Selectable budgets, in Canadian dollars. */
export const BUDGETS = ['under500', '500-1000', '1000-2000', 'over2000'] as const;

/** The bucket of the reference images. */
export const REFERENCE_BUCKET = 'commission-references';

function commissionShape(words: SharedWords, today: string) {
  return {
    name: nameField(words),
    email: emailField(words),
    phone: optionalLine(words, words.label.phone, LIMITS.phone),
    subject: requiredLine(
      words,
      words.paintingSubjectRequired,
      words.label.paintingSubject,
      LIMITS.commissionSubject,
    ),
    colors: optionalLine(words, words.label.colors, LIMITS.colors),
    message: messageField(words, words.detailsRequired, LIMITS.commissionMessage),
    size: z.enum(SIZES, words.sizeAndBudget),
    budget: z.enum(BUDGETS, words.sizeAndBudget),
    deadline: comingDayField(words, today),
  };
}

/**
 * The fields of the form on the commissions page, in the order of validation, with messages in the page's language.
 * `today` is the day at the studio.
 */
export function commissionFormSchema(words: SharedWords, today: string) {
  return z.object(commissionShape(words, today));
}

/**
 * The shop server's information about commissions. Treats an unreadable field as missing, because it must not fail the
 * request.
 */
const deskShape = {
  /** Whether there was a waiting list. */
  isWaitingList: z.catch(z._default(z.boolean(), false), false),
  /** The date of the terms beside the button: `2023-06-28`. */
  termsVersion: z.catch(z._default(z.nullable(z.iso.date()), null), null),
};

/** URLs of images. The function checks that they're in our bucket. */
export function imageUrlsField(words: SharedWords) {
  return z._default(
    z
      .array(
        z.string(words.invalidImage).check(
          z.maxLength(1000, {error: words.invalidImage, abort: true}),
          z.refine((address) => URL.canParse(address), words.invalidImage),
        ),
      )
      .check(z.maxLength(LIMITS.images, words.tooManyImages(LIMITS.images))),
    [],
  );
}

/** The body of `commission-form-submit`. */
export function commissionRequestSchema(today: string) {
  return z.object({
    ...commissionShape(en, today),
    imageUrls: imageUrlsField(en),
    ...deskShape,
    ...languageShape,
    ...guardShape,
  });
}

/** A request as stored. */
export type Commission = Omit<z.infer<ReturnType<typeof commissionRequestSchema>>, keyof Guard>;
