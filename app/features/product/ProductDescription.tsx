import {useMemo} from 'react';
import {trustedDescription} from '~/lib/security/trusted-types';

/** The product's description as HTML that `loadProduct` has sanitised. */
export function ProductDescription({html}: {html: string}) {
  // React compares this object by identity, and would set the same HTML at every render.
  const markup = useMemo(() => (html ? {__html: trustedDescription(html)} : null), [html]);
  if (!markup) return null;
  return (
    <div
      className="space-y-3 text-pretty [&_:is(h2,h3,h4,h5,h6)]:font-medium [&_a]:underline [&_a]:underline-offset-4 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5"
      dangerouslySetInnerHTML={markup}
    />
  );
}
