import {useEffect, useState} from 'react';
import language from '#words/language';
import {LanguageOfferLine} from './LanguageOfferLine';

/** Offers visitors their own language where the browser's first language is another than the page's. */
export function LanguageOffer() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    // `npm run dev` serves one language.
    const isServed = import.meta.env.MODE !== 'development';
    setIsNeeded(isServed && !navigator.language.startsWith(language.code));
  }, []);
  return isNeeded && <LanguageOfferLine />;
}
