import * as z from 'zod/mini';
import {maxLength} from './fields.ts';
import {LIMITS} from './limits.ts';
import type {SharedWords} from './words/by-language.ts';

/** The tag of every sign-up for more than the general newsletter. */
export const PRIORITY_TAG = 'priority-member';
export const HOME_TAG = 'homepage-signup';
/** The tag of subscribers who wait for commissions to reopen. */
export const COMMISSIONS_TAG = 'commission-opening';
export const LAUNCH_TAG_END = '-early-access';

/** What a member wants to hear about. */
export const TOPICS = ['everything', 'launches', 'commissions'] as const;

export type Topic = (typeof TOPICS)[number];

/** The tag of a topic; null for everything. */
export function topicTag(topic: Topic): string | null {
  return topic === 'everything' ? null : `${topic}-only`;
}

/** The tags of members who want to hear about one topic only. */
export const TOPIC_TAGS = TOPICS.flatMap((topic) => topicTag(topic) ?? []);

/** The tag of subscribers who wait for one product's launch. */
export function launchTag(handle: string): string {
  return `${handle}${LAUNCH_TAG_END}`;
}

/** Whether a form of the shop uses this tag. Anyone with the anonymous key can sign up with any other. */
export function isFormTag(tag: string): boolean {
  const tags = [PRIORITY_TAG, HOME_TAG, COMMISSIONS_TAG, ...TOPIC_TAGS];
  return tags.includes(tag) || tag.endsWith(LAUNCH_TAG_END);
}

export function looseEmail(words: SharedWords) {
  return z.string(words.enterEmail).check(
    z.overwrite((email) => email.trim()),
    maxLength(words, words.label.email, LIMITS.email),
    // An @ anywhere, and no character that could end a mail header or separate addresses.
    z.regex(/^[^\s\p{Cc}\p{Cs},;<>"@]*@[^\s\p{Cc}\p{Cs},;<>"]*$/u, words.enterEmail),
  );
}

/** Whether the address has the standard form, so that mail can be sent to it. */
export function isDeliverable(email: string): boolean {
  return z.regexes.email.test(email);
}

/** Footer and home: any address with an @. */
export function newsletterFormSchema(words: SharedWords) {
  return z.object({email: looseEmail(words)});
}

/** Priority lists of products: an address in the standard form. */
export function priorityFormSchema(words: SharedWords) {
  return z.object({
    email: looseEmail(words).check(z.regex(z.regexes.email, words.enterEmail)),
  });
}
