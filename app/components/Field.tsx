import type {ReactNode} from 'react';
import {hintId} from './described-by';
import {FieldError} from './FieldError';

/** The props that a control passes to its field. */
export interface ControlProps {
  /** The ids of error and hint are derived from it (`describedBy`). */
  id: string;
  label: string;
  /** The message of the first invalid field of the form. */
  error?: string;
  /** Marks the control as invalid, even without a message. */
  isInvalid?: boolean;
  /** Shown between the label and the control. */
  hint?: ReactNode;
  /** Focuses the control on load: it's the invalid field in the response to a post without JavaScript. */
  startsFocused?: boolean;
}

export interface FieldProps extends Pick<ControlProps, 'id' | 'label' | 'error' | 'hint'> {
  isRequired?: boolean;
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
            {'\u00a0*'}
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
