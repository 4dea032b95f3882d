import * as z from 'zod/mini';

/** The name of a field that people never see and robots fill in. It tempts them, and no browser fills it by itself. */
export const TRAP_FIELD = 'website';

/** What a form says of how it was filled in, beside its own fields. Neither is ever stored. */
export const guardShape = {
  /** Empty unless a robot filled it in. */
  [TRAP_FIELD]: z.optional(z.catch(z.string(), 'unreadable')),
  /** Milliseconds from the form's appearance to its sending, by the browser's clock; absent where no script runs. */
  elapsedMs: z.optional(z.catch(z.coerce.number(), 0)),
};

/** What a function is told about the sending of a form. */
export type Guard = z.infer<z.ZodMiniObject<typeof guardShape>>;
