import {createContext, type ReactNode} from 'react';

/** The HTML of elements, or what earlier ones with the same key were rendered to. */
export type CachedHtml = (key: string, children: ReactNode) => string;

/** For `CachedPart`. Undefined in the browser. */
export const CachedHtmlContext = /* @__PURE__ */ createContext<CachedHtml | undefined>(undefined);

/** The key of a cached part: its name, and all that it shows, serializable. Null in the browser, which has no cache. */
export const partKey: (...shown: unknown[]) => string | null = import.meta.env.SSR
  ? (...shown) => shown.map(textOf).join('\n')
  : () => null;

function textOf(shown: unknown): string {
  return typeof shown === 'string' ? shown : JSON.stringify(shown);
}
