import * as z from 'zod/mini';
import {guardShape} from './guard.ts';
import {languageShape} from './language-field.ts';
import {isDeliverable, LAUNCH_TAG_END, looseEmail, TOPICS} from './newsletter.ts';
import {waitShape} from './wait.ts';
import {workShape} from './work.ts';
import en from './words/en.ts';

// Only the functions need these. The form's rules are in `newsletter.ts`, because every page loads them.

/** The path of the page of a sign-up. */
export const pageShape = {
  page: z.optional(z.string().check(z.regex(/^\/[^\s\p{Cc}\p{Cs}]{0,300}$/u, 'Invalid page'))),
};

/** The body of `newsletter-signup`. With a launch's tag, the address is validated as on the product page. */
export const newsletterRequestSchema = z
  .object({
    email: looseEmail(en),
    tags: z._default(
      z
        // A launch's tag is the handle, 255 characters at most, and 13 more.
        .array(z.string('Invalid tag').check(z.regex(/^[\p{L}\p{N}_-]{1,268}$/u, 'Invalid tag')))
        .check(z.maxLength(10, 'At most 10 tags')),
      [],
    ),
    ...pageShape,
    ...workShape,
    ...waitShape,
    ...languageShape,
    ...guardShape,
  })
  .check(
    z.refine(
      ({email, tags}) => !tags.some((tag) => tag.endsWith(LAUNCH_TAG_END)) || isDeliverable(email),
      {path: ['email'], error: en.enterEmail},
    ),
  );

/** A choice on the page of a link: what the member wants to hear about from now on. */
const topicShape = {topic: z.optional(z.enum(TOPICS, 'Unknown topic'))};

/** The body of `newsletter-confirm`: the token of the link in the first email. */
export const confirmRequestSchema = z.object({
  token: z.uuid('This confirmation link is not complete'),
  ...topicShape,
});

/** The body of `newsletter-unsubscribe`: the token of the unsubscribe link, and whether to take that back. */
export const unsubscribeRequestSchema = z.object({
  token: z.uuid('This unsubscribe link is not complete'),
  undo: z.optional(z.boolean()),
  ...topicShape,
});
