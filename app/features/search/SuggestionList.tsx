import words from '#words/search';
import type {Suggestion} from './suggestion';

export interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  marked: number;
  onChoose: (handle: string) => void;
}

/** The list of a combobox. The focus stays in the field, so an option needs no key of its own. */
export function SuggestionList({id, suggestions, marked, onChoose}: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label={words.suggestions} className="suggestions">
      {suggestions.map(({handle, title, kind, picture}, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field opens the marked work.
        <li
          key={handle}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === marked}
          ref={(option) => {
            if (index === marked) option?.scrollIntoView({block: 'nearest'});
          }}
          // A press would take the focus from the field, which closes the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(handle)}
          className="suggestion"
        >
          {picture ? <img src={picture} alt="" className="suggestion-picture" /> : <span />}
          <span className="font-serif">{title}</span>
          <span className="text-sm text-muted">{kind}</span>
        </li>
      ))}
    </ul>
  );
}
