import type * as z from 'zod/mini';

/** The one thing that a visitor is told about a form: the first check that failed, in the order of the fields. */
export interface FirstIssue {
  /** The field's name; empty when the whole form is meant. */
  field: string;
  message: string;
}

/** The first of a failed parse's issues. */
export function firstIssue(error: z.core.$ZodError): FirstIssue {
  const issue = error.issues[0];
  return {field: String(issue?.path[0] ?? ''), message: issue?.message ?? 'Invalid input'};
}
