import * as z from 'zod/mini';
import {LIMITS} from './limits.ts';
import type {SharedWords} from './words/by-language.ts';

/** The name of the honeypot: a hidden field that bots fill in and that browsers don't autofill. */
export const HONEYPOT_FIELD = 'website';

/** Characters that can end a line: line breaks of every kind, and terminal control characters. */
// eslint-disable-next-line no-control-regex -- control characters are what it matches
const LINE_BREAKS_AND_CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// eslint-disable-next-line no-control-regex -- all except the tab and the line feed
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** One trimmed line that is safe in a mail header and storable in PostgreSQL. */
export function cleanLine(text: string): string {
  return text.replace(LONE_SURROGATES, '\ufffd').replace(LINE_BREAKS_AND_CONTROLS, ' ').trim();
}

/** Trimmed text with several lines. Posted forms contain CR LF, which a browser's maxlength counts as one character. */
export function cleanText(text: string): string {
  return text
    .replace(LONE_SURROGATES, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL_CHARACTERS, '')
    .trim();
}

/**
 * Checks the length of a field. A failure ends the validation, so that no pattern runs over text of unlimited length.
 */
export function maxLength(words: SharedWords, label: string, limit: number) {
  return z.maxLength(limit, {
    error: words.tooLong(label, limit),
    abort: true,
  });
}

/** A required line. `required` is the message when it's empty, `label` starts the message about its length. */
export function requiredLine(words: SharedWords, required: string, label: string, limit: number) {
  return z
    .string(required)
    .check(z.overwrite(cleanLine), z.minLength(1, required), maxLength(words, label, limit));
}

export function nameField(words: SharedWords) {
  return requiredLine(words, words.nameRequired, words.label.name, LIMITS.name);
}

/** The number of an order, such as '1001' or '#1001'. The number sign is removed. */
export function orderNumberField(words: SharedWords) {
  return z.string(words.invalidOrderNumber).check(
    z.overwrite((number) => cleanLine(number).replace(/^#\s*/, '')),
    maxLength(words, words.label.orderNumber, LIMITS.orderNumber),
    z.regex(/^[A-Za-z0-9-]+$/, words.invalidOrderNumber),
  );
}

export function emailField(words: SharedWords) {
  return z
    .string(words.invalidEmail)
    .check(
      z.overwrite(cleanLine),
      maxLength(words, words.label.email, LIMITS.email),
      z.regex(z.regexes.email, words.invalidEmail),
    );
}

/** An optional line. A missing, null or blank value becomes null. `label` starts the message about its length. */
export function optionalLine(words: SharedWords, label: string, limit: number) {
  return z.pipe(
    z.nullish(
      z.string(words.notText(label)).check(z.overwrite(cleanLine), maxLength(words, label, limit)),
    ),
    z.transform((line) => line || null),
  );
}

/** Text with several lines. `required` is the message when it's empty. */
export function messageField(words: SharedWords, required: string, limit: number) {
  return z
    .string(required)
    .check(
      z.overwrite(cleanText),
      z.minLength(1, required),
      maxLength(words, words.label.message, limit),
    );
}

/**
 * Optional text with several lines. A missing, null or blank value becomes null. `label` starts the message about its
 * length.
 */
export function optionalText(words: SharedWords, label: string, limit: number) {
  return z.pipe(
    z.nullish(
      z.string(words.notText(label)).check(z.overwrite(cleanText), maxLength(words, label, limit)),
    ),
    z.transform((text) => text || null),
  );
}

/** A missing, null or empty value becomes null. */
export function orNull<Value>(schema: z.ZodMiniType<Value, unknown>) {
  return z.pipe(
    z.transform((value: unknown): unknown => value || null),
    z.nullable(schema),
  );
}

/** An optional calendar day, `2027-03-31`, that is `today` at the studio or later. */
export function comingDayField(words: SharedWords, today: string) {
  return orNull(
    z.iso.date(words.invalidDate).check(z.refine((day) => day >= today, words.dayIsOver)),
  );
}
