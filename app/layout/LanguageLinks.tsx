import {useLocation} from '@remix-run/react';
import {LANGUAGES} from '#contracts/languages';
import {localPath, splitPath} from '~/lib/language/local-path';
import {useWords} from '~/words';

interface LanguageLinksProps {
  className: string;
  /** Shows `FR` when there's little room. */
  isShort?: boolean;
}

/** Links to the same page in the shop's other languages. They load a document, because everything on it changes. */
export function LanguageLinks({className, isShort}: LanguageLinksProps) {
  const words = useWords();
  const {pathname, search} = useLocation();
  const {path} = splitPath(pathname);
  return LANGUAGES.filter(({code}) => code !== words.language.code).map((language) => (
    <a
      key={language.code}
      href={localPath({language}, path) + search}
      lang={language.code}
      onClick={({currentTarget}) => {
        // The URL has the chosen size, but the router doesn't know it. The server doesn't know the fragment.
        currentTarget.search = window.location.search;
        currentTarget.hash = window.location.hash;
      }}
      className={className}
    >
      {isShort ? (
        <>
          {language.code.toUpperCase()}
          <span className="sr-only"> – {language.name}</span>
        </>
      ) : (
        language.name
      )}
    </a>
  ));
}
