import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom/server';
import language from '#words/language';
import {keepLatest} from '~/lib/keep-latest';
import type {CachedHtml} from './cached-html';

/** Of about one kilobyte each. */
const MOST_KEPT = 2000;

/** What `CachedHtmlContext` has on the server, one for a worker's life. */
export function createCachedHtml(): CachedHtml {
  const kept = new Map<string, string | null>();
  return (key, children) => {
    if (key === null) return render(children);
    const known = kept.get(key);
    const html = known === undefined ? render(children) : known;
    keepLatest(kept, key, html, MOST_KEPT);
    return html;
  };
}

function render(children: ReactNode): string | null {
  try {
    return renderToString(
      <StaticRouter basename={language.path} location={language.path}>
        {children}
      </StaticRouter>,
    );
  } catch {
    // The page renders them in its own contexts, and reports what is really wrong.
    return null;
  }
}
