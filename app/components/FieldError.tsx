import type {ReactNode} from 'react';

interface FieldErrorProps {
  /** Of the control. */
  id: string;
  /** What is wrong with the field, in the form's words. */
  error?: string;
}

/** The error beneath a control, for a field whose label stands elsewhere. */
export function FieldError({id, error}: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className="mt-2 text-sm font-medium text-danger">
      {error}
    </p>
  );
}

/** What a control needs to be read out with its hint and its error. */
export function describedBy({id, error, hint}: FieldErrorProps & {hint?: ReactNode}) {
  const ids = [hint ? hintId(id) : null, error ? errorId(id) : null].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}

/** The hint of a control, which `describedBy` names. */
export const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
