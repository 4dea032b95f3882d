import {useEffect, useRef, useState, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {Field} from './Field';
import {describedBy} from './FieldError';
import {controlClass} from './field-class';

export interface TextAreaFieldProps extends ComponentPropsWithoutRef<'textarea'> {
  id: string;
  label: string;
  maxLength: number;
  error?: string;
  hint?: ReactNode;
  /** The page begins with the focus here: it is the answer to a post without scripts, and this field failed. */
  startsFocused?: boolean;
}

/** From this share of the limit on the count is shown. */
const COUNT_FROM = 0.8;

/** The rooms left that are read out; every stroke would be too much. */
const SPOKEN = [0, 20, 50, 100];

/** Several lines of text, with a count when the limit comes near. */
export function TextAreaField({
  label,
  error,
  hint,
  startsFocused,
  className,
  ...area
}: TextAreaFieldProps) {
  const {id, required, maxLength} = area;
  const ref = useRef<HTMLTextAreaElement>(null);
  const length = useLength(ref);
  const left = maxLength - length;
  const spoken = SPOKEN.find((room) => left <= room);

  return (
    <Field {...{id, label, error, hint, className}} isRequired={required}>
      <textarea
        {...area}
        {...describedBy({id, error, hint})}
        {...{autoFocus: startsFocused}}
        ref={ref}
        className={controlClass('min-h-40 resize-y leading-relaxed')}
      />
      {length >= maxLength * COUNT_FROM && (
        <p aria-hidden="true" className="mt-2 text-right text-sm text-muted tabular-nums">
          {length} of {maxLength} characters
        </p>
      )}
      <p role="status" className="sr-only">
        {spoken !== undefined && `At most ${spoken} characters left`}
      </p>
    </Field>
  );
}

/** The length of what stands in a text area, also after its form was reset or the browser brought back what was typed. */
function useLength(ref: React.RefObject<HTMLTextAreaElement>): number {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const form = area.form;
    const measure = () => setLength(area.value.length);
    // The reset itself comes after its event.
    const measureLater = () => queueMicrotask(measure);
    measure();
    area.addEventListener('input', measure);
    form?.addEventListener('reset', measureLater);
    return () => {
      area.removeEventListener('input', measure);
      form?.removeEventListener('reset', measureLater);
    };
  }, [ref]);
  return length;
}
