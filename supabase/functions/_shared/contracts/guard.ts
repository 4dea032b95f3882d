import * as z from 'zod/mini';
import {HONEYPOT_FIELD} from './honeypot-field.ts';

/** What a form says of how it was filled in, beside its own fields. Neither is ever stored. */
export const guardShape = {
  /** Empty unless a robot filled it in. */
  [HONEYPOT_FIELD]: z.optional(z.catch(z.string(), 'unreadable')),
  /** Milliseconds from the form's appearance to its sending, by the browser's clock; absent where no script runs. */
  elapsedMs: z.optional(z.catch(z.coerce.number(), 0)),
};

/** What a function is told about the sending of a form. */
export type Guard = z.infer<z.ZodMiniObject<typeof guardShape>>;
