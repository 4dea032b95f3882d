import {Link, useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import type {Language} from '#contracts/languages';
import {localPath, splitPath} from '~/lib/language/local-path';
import {loadWords, useWords, type ShopWords} from '~/words';
import {findOfferedLanguage, hasChosenLanguage, rememberLanguageChoice} from './language-choice';

/**
 * Offers visitors their own language when their browser prefers a different one from the page's. It's one line above
 * the header, in the offered language, and appears once per device. Either answer dismisses it for good.
 */
export function LanguageOffer() {
  const {language} = useWords();
  const {pathname, search} = useLocation();
  const [offer, setOffer] = useState<{language: Language; words: ShopWords} | null>(null);

  useEffect(() => {
    // A visitor who comes from a page of the shop without JavaScript has used the language switch.
    const hasSwitched = document.referrer.startsWith(`${location.origin}/`);
    if (hasSwitched || hasChosenLanguage()) return;
    const offered = findOfferedLanguage(navigator.languages, language.code);
    if (!offered) return;
    // Without the other language's words, there's no offer.
    loadWords(offered.code).then(
      (words) => setOffer({language: offered, words}),
      () => undefined,
    );
  }, [language.code]);

  if (!offer || offer.language.code === language.code) return null;
  const {title, accept, decline} = offer.words.languageOffer;
  return (
    <section
      lang={offer.language.code}
      aria-label={title}
      className="bar flex flex-wrap items-center justify-center gap-x-4 border-b border-line bg-sea-pale px-gutter text-sm sm:gap-x-6 print:hidden"
    >
      <p>{title}</p>
      <Link
        to={localPath(offer, splitPath(pathname).path) + search}
        reloadDocument
        onClick={rememberLanguageChoice}
        className="foot-link text-sea !decoration-sea-line"
      >
        {accept}
      </Link>
      <button
        type="button"
        className="foot-link text-muted"
        onClick={() => {
          rememberLanguageChoice();
          setOffer(null);
        }}
      >
        {decline}
      </button>
    </section>
  );
}
