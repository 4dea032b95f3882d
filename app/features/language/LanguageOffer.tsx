import {useEffect, useState} from 'react';
import language from '#words/language';
import {useOnDemand} from '~/components/use-on-demand';
import {onDemand} from '~/lib/browser/on-demand';

const lineCode = onDemand(() => import('./LanguageOfferLine'), 'LanguageOfferLine');

/** Offers visitors their own language. Its code loads only where the browser's first language is another than the page's. */
export function LanguageOffer() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    // `npm run dev` serves one language.
    const isServed = import.meta.env.MODE !== 'development';
    setIsNeeded(isServed && !navigator.language.startsWith(language.code));
  }, []);
  const Line = useOnDemand(lineCode, isNeeded);
  return Line && <Line />;
}
