import * as z from 'zod/mini';
import {HONEYPOT_FIELD} from './fields.ts';

/** Spam protection fields of a form. They are never stored. */
export const guardShape = {
  /** Empty unless a bot filled it in. */
  [HONEYPOT_FIELD]: z.optional(z.catch(z.string(), 'unreadable')),
  /** Milliseconds from the page's load to the submission, by the browser's clock. Missing without JavaScript. */
  elapsedMs: z.optional(z.catch(z.coerce.number(), 0)),
};

export type Guard = z.infer<z.ZodMiniObject<typeof guardShape>>;
