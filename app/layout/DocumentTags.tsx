import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

/** What `lib/document-tags.ts` put into the head, which nothing in the browser knows of. */
const TAGS = 'meta[property],meta[name^=twitter],meta[name=robots],script[type$=json]';

/** Takes what the document said for crawlers of its own page out of the head as soon as another page is shown. */
export function DocumentTags() {
  const {pathname} = useLocation();
  const documentPathname = useRef(pathname);
  useEffect(() => {
    if (pathname === documentPathname.current) return;
    for (const tag of document.head.querySelectorAll(TAGS)) tag.remove();
  }, [pathname]);
  return null;
}
