import {Link, useLocation, useNavigate} from '@remix-run/react';
import {LANGUAGES} from '#contracts/languages';
import {isPlainClick} from '~/components/is-plain-click';
import {rememberLanguageChoice} from '~/features/language/language-choice';
import {localPath, splitPath} from '~/lib/language/local-path';
import {useWords} from '~/words';

interface LanguageLinksProps {
  className: string;
  /** Shows `FR` when there's little room. */
  isShort?: boolean;
}

/** Links to the same page in the shop's other languages. */
export function LanguageLinks({className, isShort}: LanguageLinksProps) {
  const words = useWords();
  const {pathname, search} = useLocation();
  const {path} = splitPath(pathname);
  const navigate = useNavigate();
  return LANGUAGES.filter(({code}) => code !== words.language.code).map((language) => (
    <Link
      key={language.code}
      to={localPath({language}, path) + search}
      lang={language.code}
      onClick={(event) => {
        rememberLanguageChoice();
        // The URL has the chosen size, but the router doesn't know it.
        const to = localPath({language}, path) + window.location.search;
        event.currentTarget.setAttribute('href', to);
        if (isPlainClick(event)) {
          event.preventDefault();
          navigate(to);
        }
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
    </Link>
  ));
}
