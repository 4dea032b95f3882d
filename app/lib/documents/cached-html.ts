import {createContext, useContext, type ReactNode} from 'react';

/**
 * The HTML of elements, or what earlier ones with the same key were rendered to; a key of null keeps nothing. Null when they
 * can't be rendered apart from the page: they ask for a loader's data or a fetcher.
 */
export type CachedHtml = (key: string | null, children: ReactNode) => string | null;

export const CachedHtmlContext = /* @__PURE__ */ createContext<CachedHtml | undefined>(undefined);

/** Undefined in the browser, which needs no code for it. */
export const useCachedHtml: () => CachedHtml | undefined = import.meta.env.SSR
  ? () => useContext(CachedHtmlContext)
  : () => undefined;

/** The key of a cached part: its name, and all that it shows, serializable. Null in the browser, which has no cache. */
export const partKey: (...shown: unknown[]) => string | null = import.meta.env.SSR
  ? (...shown) => shown.map(textOf).join('\n')
  : () => null;

function textOf(shown: unknown): string {
  return typeof shown === 'string' ? shown : JSON.stringify(shown);
}
