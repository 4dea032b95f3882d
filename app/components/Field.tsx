import type {ReactNode} from 'react';
import {FieldError, hintId} from './FieldError';

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
