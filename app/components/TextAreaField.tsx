import {useEffect, useRef, useState, type ComponentPropsWithoutRef} from 'react';
import {cn} from '~/lib/cn';
import {useWords} from '~/words';
import {Field, type ControlProps} from './Field';
import {describedBy} from './described-by';

export type TextAreaFieldProps = ControlProps &
  ComponentPropsWithoutRef<'textarea'> & {
    maxLength: number;
    /** Classes for the minimum height of the text area; `className` is the field’s. */
    minHeightClassName?: string;
  };

/** The fraction of the limit from which the count is shown. */
const COUNT_THRESHOLD = 0.8;

/** Remaining lengths to announce, because announcing every keystroke would be too much. */
const ANNOUNCED_LENGTHS = [0, 20, 50, 100];

/** A text area that shows its length as it approaches the limit. */
export function TextAreaField({
  label,
  error,
  isInvalid,
  hint,
  startsFocused,
  className,
  minHeightClassName = 'min-h-40',
  ...area
}: TextAreaFieldProps) {
  const words = useWords();
  const {id, required, maxLength} = area;
  const ref = useRef<HTMLTextAreaElement>(null);
  const length = useLength(ref, area.defaultValue);
  const left = maxLength - length;
  const announced = ANNOUNCED_LENGTHS.find((room) => left <= room);

  return (
    <Field
      id={id}
      label={label}
      isRequired={required}
      error={error}
      hint={hint}
      className={className}
    >
      <textarea
        {...area}
        {...describedBy({id, error, isInvalid, hint})}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- after a post without JavaScript, the page focuses the invalid field
        autoFocus={startsFocused}
        ref={ref}
        className={cn('control resize-y leading-relaxed', minHeightClassName)}
      />
      {length >= maxLength * COUNT_THRESHOLD && (
        <p aria-hidden="true" className="mt-2 text-right text-sm text-muted tabular-nums">
          {words.forms.length(length, maxLength)}
        </p>
      )}
      <p role="status" className="sr-only">
        {announced !== undefined && words.forms.lengthLeft(announced)}
      </p>
    </Field>
  );
}

/** The length of a text area's value, even after a form reset and after the browser has restored it. */
function useLength(
  ref: React.RefObject<HTMLTextAreaElement>,
  defaultValue: TextAreaFieldProps['defaultValue'],
): number {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const form = area.form;
    const measure = () => setLength(area.value.length);
    // The reset of the value follows the event.
    const measureLater = () => queueMicrotask(measure);
    measure();
    area.addEventListener('input', measure);
    form?.addEventListener('reset', measureLater);
    return () => {
      area.removeEventListener('input', measure);
      form?.removeEventListener('reset', measureLater);
    };
  }, [ref, defaultValue]);
  return length;
}
