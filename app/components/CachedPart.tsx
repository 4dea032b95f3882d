import {useContext, type HTMLAttributes} from 'react';
import {CachedHtmlContext} from '~/lib/documents/cached-html';

interface CachedPartProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'li' | 'nav' | 'picture' | 'ul';
  /** See `partKey`; null for children that are not cached. */
  cacheKey: string | null;
}

/** The browser needs no code for it. */
const useCachedHtml = import.meta.env.SSR ? () => useContext(CachedHtmlContext) : () => undefined;

/**
 * An element whose children are the same for every visitor: the server renders those of one key once and repeats their HTML.
 * React writes HTML in one step, and each attribute of an element in five. The browser hydrates the children as usual.
 * They are rendered without the contexts around them, but with a router, for links; they must not call `useId`.
 */
export function CachedPart({as: Part, cacheKey, children, ...rest}: CachedPartProps) {
  const cachedHtml = useCachedHtml();
  if (!cachedHtml || cacheKey === null) return <Part {...rest}>{children}</Part>;
  return <Part {...rest} dangerouslySetInnerHTML={{__html: cachedHtml(cacheKey, children)}} />;
}
