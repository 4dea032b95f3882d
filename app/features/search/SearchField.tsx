import {useNavigate} from '@remix-run/react';
import {useRef, type KeyboardEvent} from 'react';
import words from '#words/search';
import {controlClass} from '~/components/field-class';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {MAX_QUERY_LENGTH} from './search-address';
import {SuggestionList} from './SuggestionList';
import {useSuggestions} from './use-suggestions';

export interface SearchFieldProps {
  id: string;
  /** What was searched for. */
  value: string;
}

/**
 * The field of the query. Once hydrated it is a combobox: while a visitor types it suggests works, which arrow keys mark
 * and Enter opens; Escape closes the list, then clears the field (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function SearchField({id, value}: SearchFieldProps) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  const {suggestions, marked, setMarked, ask, dismiss} = useSuggestions();
  const isOpen = suggestions.length > 0;
  const listId = `${id}-suggestions`;

  function open(handle: string) {
    dismiss();
    navigate(`/product/${handle}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const work = suggestions[marked];
    const last = suggestions.length - 1;
    if (event.key === 'Enter') {
      if (work) {
        event.preventDefault();
        open(work.handle);
      } else dismiss();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      dismiss();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      if (isOpen) setMarked(marked === last ? -1 : marked + 1);
      else void ask(inputRef.current?.value ?? '');
    } else if (event.key === 'ArrowUp' && isOpen) {
      event.preventDefault();
      setMarked(marked === -1 ? last : marked - 1);
    }
  }

  return (
    <div>
      <input
        ref={inputRef}
        id={id}
        name="q"
        type="search"
        defaultValue={value}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={words.placeholder}
        className={controlClass()}
        {...(isHydrated && {
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-autocomplete': 'list' as const,
          'aria-activedescendant': marked >= 0 ? `${listId}-${marked}` : undefined,
        })}
        onInput={(event) => void ask(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={dismiss}
      />
      {isHydrated && (
        <>
          <SuggestionList id={listId} suggestions={suggestions} marked={marked} onChoose={open} />
          <p role="status" className="sr-only">
            {isOpen && words.suggested(suggestions.length)}
          </p>
        </>
      )}
    </div>
  );
}
