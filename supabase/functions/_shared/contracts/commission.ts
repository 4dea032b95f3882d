import * as z from 'zod/mini';
import {
  comingDayField,
  emailField,
  messageField,
  nameField,
  optionalLine,
  subjectField,
} from './fields.ts';
import {guardShape} from './guard.ts';
import {LIMITS} from './limits.ts';

/** Selectable sizes, in inches. */
export const SIZES = ['8x10', '12x16', '16x20', '24x36', 'custom'] as const;

/** Selectable budgets, in Canadian dollars. */
export const BUDGETS = ['under500', '500-1000', '1000-2000', 'over2000'] as const;

/** The bucket of the reference images. */
export const REFERENCE_BUCKET = 'commission-references';

const SIZE_AND_BUDGET = 'Please select size and budget';

const commissionShape = {
  name: nameField,
  email: emailField,
  phone: optionalLine('Phone', LIMITS.phone),
  subject: subjectField,
  colors: optionalLine('Colors description', LIMITS.colors),
  message: messageField('Additional details are required', LIMITS.commissionMessage),
  size: z.enum(SIZES, SIZE_AND_BUDGET),
  budget: z.enum(BUDGETS, SIZE_AND_BUDGET),
  deadline: comingDayField,
};

/** The fields of the form on the commissions page, in the order of validation. */
export const commissionFormSchema = z.object(commissionShape);

/** What the shop's server says of the desk. A field that cannot be read is none: it must not fail the request. */
const deskShape = {
  /** The desk had a waiting list. */
  isWaitingList: z.catch(z._default(z.boolean(), false), false),
  /** The date of the terms beside the button, `2023-06-28`. */
  termsVersion: z.catch(z._default(z.nullable(z.iso.date()), null), null),
};

/** Addresses of images; a function itself checks that they are in our bucket. */
export const imageUrlsField = z._default(
  z
    .array(
      z.string('Invalid image address').check(
        z.maxLength(1000, {error: 'Invalid image address', abort: true}),
        z.refine((address) => URL.canParse(address), 'Invalid image address'),
      ),
    )
    .check(z.maxLength(LIMITS.images, `At most ${LIMITS.images} images`)),
  [],
);

/** The body of `commission-form-submit`. */
export const commissionRequestSchema = z.object({
  ...commissionShape,
  imageUrls: imageUrlsField,
  ...deskShape,
  ...guardShape,
});

export type CommissionForm = z.infer<typeof commissionFormSchema>;
export type CommissionRequest = z.infer<typeof commissionRequestSchema>;

/** A request as it is stored: the form's fields, the images' signed URLs, and how the desk was. */
export type ReferencedCommission = CommissionForm &
  Pick<CommissionRequest, 'imageUrls' | keyof typeof deskShape>;
