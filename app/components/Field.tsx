import type {ReactNode} from 'react';
import {FieldError, hintId} from './FieldError';

export interface FieldProps {
  /** Of the control; the error and the hint take theirs from it (`describedBy`). */
  id: string;
  label: string;
  isRequired?: boolean;
  /** What is wrong with the field, in the form's words. */
  error?: string;
  /** Advice that stands between label and control. */
  hint?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A label above its control, and beneath it what is wrong. Give the control `id` and `describedBy(…)`. */
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
