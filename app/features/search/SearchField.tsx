import {useNavigate} from '@remix-run/react';
import {useRef, useState, type KeyboardEvent} from 'react';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';
import {MAX_QUERY_LENGTH} from '~/shop/search/search-url';
import {useSuggestions} from './use-suggestions';

export interface SearchFieldProps {
  id: string;
  value: string;
}

/**
 * The query field. Once hydrated, it's a combobox: it suggests works and pages while a visitor types. The arrow keys
 * mark a suggestion and Enter opens it. Escape closes the list, then clears the field
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function SearchField({id, value}: SearchFieldProps) {
  const words = useWords();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  const {suggestions, ask, dismiss} = useSuggestions();
  /** The index of the marked suggestion; -1 for none. */
  const [marked, setMarked] = useState(-1);
  const isOpen = suggestions.length > 0;
  const listId = `${id}-suggestions`;

  function suggest(text: string) {
    setMarked(-1);
    void ask(text);
  }

  function close() {
    setMarked(-1);
    dismiss();
  }

  function open(path: string) {
    close();
    navigate(localPath(words, path));
  }

  function onKeyDown(event: KeyboardEvent) {
    const suggestion = suggestions[marked];
    const last = suggestions.length - 1;
    if (event.key === 'Enter') {
      if (suggestion) {
        event.preventDefault();
        open(suggestion.path);
      } else close();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      if (isOpen) setMarked(marked === last ? -1 : marked + 1);
      else suggest(inputRef.current?.value ?? '');
    } else if (event.key === 'ArrowUp' && isOpen) {
      event.preventDefault();
      setMarked(marked === -1 ? last : marked - 1);
    }
  }

  return (
    <div className="min-w-0 flex-[1_1_10rem]">
      <input
        ref={inputRef}
        id={id}
        name="q"
        type="search"
        defaultValue={value}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={words.search.placeholder}
        className="control"
        {...(isHydrated && {
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': listId,
          'aria-autocomplete': 'list' as const,
          'aria-activedescendant': marked >= 0 ? `${listId}-${marked}` : undefined,
        })}
        onInput={(event) => suggest(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isHydrated && (
        <>
          <ul
            id={listId}
            role="listbox"
            aria-label={words.search.suggestions}
            className="absolute inset-x-0 top-[calc(100%+0.25rem)] z-10 max-h-[min(28rem,60vh)] overflow-y-auto border border-line bg-wall shadow-[0_1rem_2rem_rgb(23_35_43/0.12)] empty:hidden"
          >
            {suggestions.map(({path, title, kind, picture}, index) => (
              // The focus stays in the field, so an option needs no key handler.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field opens the marked option
              <li
                key={path + title}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === marked}
                ref={(option) => {
                  if (index === marked) option?.scrollIntoView({block: 'nearest'});
                }}
                // Pointer down would take the focus from the field, which closes the list.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => open(path)}
                className="grid min-h-16 cursor-pointer grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-4 px-4 py-1.5 hover:bg-mat aria-selected:bg-sea-pale aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-sea"
              >
                {picture ? (
                  <img src={picture} alt="" className="h-12 w-14 object-contain" />
                ) : (
                  <span />
                )}
                <span className="font-serif">{title}</span>
                <span className="text-sm text-muted">{kind}</span>
              </li>
            ))}
          </ul>
          <p role="status" className="sr-only">
            {isOpen && words.search.suggested(suggestions.length)}
          </p>
        </>
      )}
    </div>
  );
}
