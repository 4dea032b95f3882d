import {createContext} from 'react';

/**
 * Marks the shop's own inline scripts until the rendered page is hashed (`hashScripts`). Undefined in the browser.
 * Hydrogen's `useNonce` returns the same value, but would add Hydrogen's code to every page.
 */
export const NonceContext = createContext<string | undefined>(undefined);
