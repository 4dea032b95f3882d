import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

/** The tags of `shop/seo/document-tags.ts`, which the client does not render. */
const TAGS = 'meta[property],meta[name^=twitter],meta[name=robots],script[type$=json]';

/** Removes the document's tags for crawlers from the head after a client-side navigation. */
export function DocumentTags() {
  const {pathname} = useLocation();
  const documentPathname = useRef(pathname);
  useEffect(() => {
    if (pathname === documentPathname.current) return;
    for (const tag of document.head.querySelectorAll(TAGS)) tag.remove();
  }, [pathname]);
  return null;
}
