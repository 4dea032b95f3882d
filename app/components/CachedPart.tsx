import type {HTMLAttributes} from 'react';
import {useCachedHtml} from '~/lib/documents/cached-html';

interface CachedPartProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'li' | 'nav' | 'picture' | 'ul';
  /** See `partKey`. */
  cacheKey: string | null;
}

/**
 * An element whose children are the same for every visitor: the server renders those of one key once and repeats their HTML.
 * React writes HTML in one step, and each attribute of an element in five. The browser hydrates the children as usual.
 * They are rendered without the contexts around them, but with a router, for links; they must not call `useId` or ask for the
 * location. Children that can't be rendered so are rendered with the page.
 */
export function CachedPart({as: Part, cacheKey, children, ...rest}: CachedPartProps) {
  const html = useCachedHtml()?.(cacheKey, children) ?? null;
  if (html === null) return <Part {...rest}>{children}</Part>;
  return <Part {...rest} dangerouslySetInnerHTML={{__html: html}} />;
}
