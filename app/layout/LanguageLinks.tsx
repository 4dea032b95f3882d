import {useLocation} from '@remix-run/react';
import {LANGUAGES} from '#contracts/languages';
import language from '#words/language';
import {rememberLanguageChoice} from '~/lib/language/language-choice';
import {pathIn} from '~/lib/language/local-path';

interface LanguageLinksProps {
  className: string;
  /** Shows `FR` where there is little room. */
  isShort?: boolean;
}

/** Links to the same page in the shop's other languages: plain ones, for each language is a build of its own. */
export function LanguageLinks({className, isShort}: LanguageLinksProps) {
  const {pathname, search} = useLocation();
  return LANGUAGES.filter(({code}) => code !== language.code).map((other) => (
    <a
      key={other.code}
      href={pathIn(other, pathname) + search}
      lang={other.code}
      hrefLang={other.code}
      onClick={() => rememberLanguageChoice(() => window.localStorage)}
      aria-label={isShort ? other.name : undefined}
      className={className}
    >
      {isShort ? other.code.toUpperCase() : other.name}
    </a>
  ));
}
