import {useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import type {Language} from '#contracts/languages';
import language from '#words/language';
import words from '#words/language-offer';
import {pathIn} from '~/lib/language/local-path';
import {hasChosenLanguage, rememberLanguageChoice} from './language-choice';
import {findOfferedLanguage} from './offered-language';

const OFFERS: Readonly<Record<string, {title: string; accept: string; decline: string}>> = words;

const findStorage = () => window.localStorage;

/**
 * Offers visitors their own language where the browser prefers another than the page's: one line at the foot of the window, in
 * the language that it offers, once on a device. It waits beneath the privacy choices, and both answers end it.
 */
export function LanguageOffer() {
  const {pathname, search} = useLocation();
  const [offered, setOffered] = useState<Language | null>(null);

  useEffect(() => {
    // `npm run dev` serves one language.
    if (import.meta.env.MODE === 'development') return;
    // Who comes from a page of the shop has used the switch: the other language's pages are other documents.
    const hasSwitched = document.referrer.startsWith(`${location.origin}/`);
    if (hasSwitched || hasChosenLanguage(findStorage)) return;
    setOffered(findOfferedLanguage(navigator.languages, language.code));
  }, []);

  const offer = offered && OFFERS[offered.code];
  if (!offer) return null;
  return (
    <section
      lang={offered.code}
      aria-label={offer.title}
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-center gap-x-8 border-t border-edge bg-wall px-gutter py-2 text-sm [:has(#privacy-choices)_&]:hidden print:hidden"
    >
      <p>{offer.title}</p>
      <a
        href={pathIn(offered, pathname) + search}
        onClick={() => rememberLanguageChoice(findStorage)}
        className="foot-link text-sea !decoration-sea-line"
      >
        {offer.accept}
      </a>
      <button
        type="button"
        className="foot-link text-muted"
        onClick={() => {
          rememberLanguageChoice(findStorage);
          setOffered(null);
        }}
      >
        {offer.decline}
      </button>
    </section>
  );
}
