import {Link, useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import type {Language} from '#contracts/languages';
import {localPath} from '~/lib/language/local-path';
import {splitPath} from '~/lib/language/split-path';
import {loadWords, useWords, type ShopWords} from '~/words';
import {hasChosenLanguage, rememberLanguageChoice} from './language-choice';
import {findOfferedLanguage} from './offered-language';

const findStorage = () => window.localStorage;

/**
 * Offers visitors their own language where the browser prefers another than the page's: one line above the header, in the language
 * that it offers, once on a device. Both answers end it.
 */
export function LanguageOffer() {
  const {language} = useWords();
  const {pathname, search} = useLocation();
  const [offer, setOffer] = useState<{language: Language; words: ShopWords} | null>(null);

  useEffect(() => {
    // Who comes from a page of the shop without scripts has used the switch.
    const hasSwitched = document.referrer.startsWith(`${location.origin}/`);
    if (hasSwitched || hasChosenLanguage(findStorage)) return;
    const offered = findOfferedLanguage(navigator.languages, language.code);
    if (!offered) return;
    // Without its words there is no offer.
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
      className="flex flex-wrap items-center justify-center gap-x-6 border-b border-line bg-sea-pale px-gutter py-0.5 text-sm max-sm:pt-2 print:hidden"
    >
      <p>{title}</p>
      <Link
        to={localPath(offer, splitPath(pathname).path) + search}
        onClick={() => rememberLanguageChoice(findStorage)}
        className="foot-link text-sea !decoration-sea-line"
      >
        {accept}
      </Link>
      <button
        type="button"
        className="foot-link text-muted"
        onClick={() => {
          rememberLanguageChoice(findStorage);
          setOffer(null);
        }}
      >
        {decline}
      </button>
    </section>
  );
}
