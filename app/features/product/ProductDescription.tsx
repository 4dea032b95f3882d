import {useMemo} from 'react';

/** The product's description as HTML that `loadProduct` has sanitised; `lang` where it is not the page's. */
export function ProductDescription({html, lang}: {html: string; lang?: string}) {
  // React compares this object by identity, and would set the same HTML at every render.
  const markup = useMemo(() => ({__html: html}), [html]);
  if (!html) return null;
  return <div className="description" lang={lang} dangerouslySetInnerHTML={markup} />;
}
