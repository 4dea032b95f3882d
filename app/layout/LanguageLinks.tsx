import {useLocation} from '@remix-run/react';
import {LANGUAGES} from '#contracts/languages';
import language from '#words/language';
import {pathIn} from '~/lib/language/local-path';

interface LanguageLinksProps {
  className: string;
  /** Shows `FR` where there is little room. */
  isShort?: boolean;
}

/** Links to the same page in the shop's other languages: plain ones, for each language is a build of its own. */
export function LanguageLinks({className, isShort}: LanguageLinksProps) {
  const {pathname, search} = useLocation();
  // `npm run dev` serves one language: a link to another would lead nowhere.
  if (import.meta.env.MODE === 'development') return null;
  return LANGUAGES.filter(({code}) => code !== language.code).map((other) => (
    <a
      key={other.code}
      href={pathIn(other, pathname) + search}
      lang={other.code}
      // A chosen size is in the address, but unknown to the router.
      onClick={({currentTarget}) => void (currentTarget.search = window.location.search)}
      className={className}
    >
      {isShort ? (
        <>
          {other.code.toUpperCase()}
          <span className="sr-only"> – {other.name}</span>
        </>
      ) : (
        other.name
      )}
    </a>
  ));
}
