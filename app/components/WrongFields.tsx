import type {MouseEvent} from 'react';

export interface WrongFieldsProps {
  /** The control's id, and what to do about it; undefined when the form is valid. */
  fields: {id: string; message: string}[] | undefined;
}

/** The summary of a form with several wrong fields: a link to each. Of a single one the notice has said all. */
export function WrongFields({fields = []}: WrongFieldsProps) {
  if (fields.length < 2) return null;
  return (
    <ul className="mt-2">
      {fields.map(({id, message}) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => focusControl(event, id)}
            className="inline-flex min-h-9 items-center underline underline-offset-4"
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Focuses the control without a step in the history; without scripts the fragment does it. */
function focusControl(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
