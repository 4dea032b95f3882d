import type * as z from 'zod/mini';

/** The only error that a visitor sees: the first failed check, in the order of the fields. */
export interface FirstIssue {
  /** The field's name; empty for an error of the entire form. */
  field: string;
  message: string;
}

export function firstIssue(error: z.core.$ZodError): FirstIssue {
  const issue = error.issues[0];
  return {field: String(issue?.path[0] ?? ''), message: issue?.message ?? 'Invalid input'};
}
