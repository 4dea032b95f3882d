import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import language from '#words/language';
import words from '#words/language-offer';
import {pathIn} from '~/lib/language/path-in';
import {hasChosenLanguage, rememberLanguageChoice} from './language-choice';
import {findOfferedLanguage} from './offered-language';

const findStorage = () => window.localStorage;

/** Whoever comes from a page of the shop has used the switch: the other language's pages are other documents. */
function hasSwitched(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}

const OFFERS: Readonly<Record<string, {title: string; accept: string; decline: string}>> = words;

/**
 * One line at the foot of the window, in the language that it offers; once on a device. It waits beneath the privacy choices, and
 * both answers end it.
 */
export function LanguageOfferLine() {
  const {pathname, search} = useLocation();
  const [isOpen, setIsOpen] = useState(() => !hasSwitched() && !hasChosenLanguage(findStorage));
  const offered = findOfferedLanguage(navigator.languages, language.code);
  const said = offered && OFFERS[offered.code];
  if (!isOpen || !said) return null;
  return (
    <section
      lang={offered.code}
      aria-label={said.title}
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-center gap-x-8 border-t border-edge bg-wall px-gutter py-2 text-sm [:has(#privacy-choices)_&]:hidden print:hidden"
    >
      <p>{said.title}</p>
      <a
        href={pathIn(offered, pathname) + search}
        onClick={() => rememberLanguageChoice(findStorage)}
        className="foot-link text-sea !decoration-sea-line"
      >
        {said.accept}
      </a>
      <button
        type="button"
        className="foot-link text-muted"
        onClick={() => {
          rememberLanguageChoice(findStorage);
          setIsOpen(false);
        }}
      >
        {said.decline}
      </button>
    </section>
  );
}
