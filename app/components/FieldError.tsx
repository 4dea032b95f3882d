import {errorId} from './described-by';

interface FieldErrorProps {
  id: string;
  error?: string;
}

/** The error below a control, for a field that renders its own label. */
export function FieldError({id, error}: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className="mt-2 text-sm font-medium text-danger">
      {error}
    </p>
  );
}
