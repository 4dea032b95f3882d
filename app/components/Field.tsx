import type {ReactNode} from 'react';

export interface FieldProps {
  /** The control's id; the ids of error and hint are derived from it (`describedBy`). */
  id: string;
  label: string;
  isRequired?: boolean;
  /** The message of the invalid field. */
  error?: string;
  /** Shown between label and control. */
  hint?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A label above a control, with the error below. Set `id` and spread `describedBy(…)` on the control. */
export function Field({id, label, isRequired, error, hint, children, className}: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId(id)} className="-mt-1 mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error below a control, for a field that renders its own label. */
export function FieldError({id, error}: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className="mt-2 text-sm font-medium text-danger">
      {error}
    </p>
  );
}

/** The ARIA attributes that associate a control with its hint and error. */
export function describedBy({id, error, hint}: Pick<FieldProps, 'id' | 'error' | 'hint'>) {
  const ids = [hint ? hintId(id) : null, error ? errorId(id) : null].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
