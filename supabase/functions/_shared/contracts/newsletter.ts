import * as z from 'zod/mini';
import {LIMITS} from './limits.ts';
import {guardShape} from './guard.ts';

const INVALID_EMAIL = 'Please enter a valid email address';

/** Everyone who signs up for more than letters in general. */
export const PRIORITY_TAG = 'priority-member';
export const HOME_TAG = 'homepage-signup';
const LAUNCH_TAG_END = '-early-access';

/** The tag of those who wait for one product's launch. */
export function launchTag(handle: string): string {
  return `${handle}${LAUNCH_TAG_END}`;
}

const looseEmail = z.string(INVALID_EMAIL).check(
  z.overwrite((email) => email.trim()),
  // One @ somewhere, and nothing that could end a mail's header or stand for several addresses.
  z.regex(/^[^\s\p{Cc}\p{Cs},;<>"]*@[^\s\p{Cc}\p{Cs},;<>"]*$/u, INVALID_EMAIL),
  z.maxLength(LIMITS.email, `Email must be less than ${LIMITS.email} characters`),
);

/** Whether a letter could reach the address at all: the standard form of one. */
export function isDeliverable(email: string): boolean {
  return z.regexes.email.test(email);
}

/** Footer and home: an address that is there and holds an @. */
export const newsletterFormSchema = z.object({email: looseEmail});

/** Priority lists of products: the standard form of an address. */
export const priorityFormSchema = z.object({
  email: looseEmail.check(z.regex(z.regexes.email, INVALID_EMAIL)),
});

/** The body that `newsletter-signup` takes; with a launch's tag the address is checked as on the product page. */
export const newsletterRequestSchema = z
  .object({
    email: looseEmail,
    tags: z._default(
      z
        .array(z.string('Invalid tag').check(z.regex(/^[\p{L}\p{N}_-]{1,100}$/u, 'Invalid tag')))
        .check(z.maxLength(10, 'At most 10 tags')),
      [],
    ),
    /** The path of the page on which the person agreed. */
    page: z.optional(z.string().check(z.regex(/^\/[^\s\p{Cc}\p{Cs}]{0,300}$/u, 'Invalid page'))),
    ...guardShape,
  })
  .check(
    z.refine(
      ({email, tags}) => !tags.some((tag) => tag.endsWith(LAUNCH_TAG_END)) || isDeliverable(email),
      {path: ['email'], error: INVALID_EMAIL},
    ),
  );

/** The body that `newsletter-unsubscribe` takes: what stands in the link of a mail. */
export const unsubscribeRequestSchema = z.object({
  token: z.uuid('This unsubscribe link is not complete'),
});
