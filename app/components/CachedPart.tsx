import {useContext, type HTMLAttributes} from 'react';
import {CachedHtmlContext} from '~/lib/documents/cached-html';

interface CachedPartProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'li' | 'nav' | 'picture' | 'ul';
  /** All that the children show, serializable, with the part's name; null when they are not cached. */
  of: readonly unknown[] | null;
}

/** The browser needs no code for it. */
const useCachedHtml = import.meta.env.SSR ? () => useContext(CachedHtmlContext) : () => undefined;

/**
 * An element whose children are the same for every visitor: the server renders those of equal `of` once and repeats their HTML.
 * React writes HTML in one step, and each attribute of an element in five. The browser hydrates the children as usual.
 * They are rendered without the contexts around them, but with a router, for links; they must not call `useId`.
 */
export function CachedPart({as: Part, of, children, ...rest}: CachedPartProps) {
  const cachedHtml = useCachedHtml();
  if (!cachedHtml || !of) return <Part {...rest}>{children}</Part>;
  const key = of.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return (
    <Part {...rest} dangerouslySetInnerHTML={{__html: cachedHtml(key.join('\n'), children)}} />
  );
}
