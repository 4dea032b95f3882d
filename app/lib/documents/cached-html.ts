import {createContext, type ReactNode} from 'react';

/** The HTML of elements, or what earlier ones with the same key were rendered to. */
export type CachedHtml = (key: string, children: ReactNode) => string;

/** For `CachedPart`. Undefined in the browser. */
export const CachedHtmlContext = createContext<CachedHtml | undefined>(undefined);
