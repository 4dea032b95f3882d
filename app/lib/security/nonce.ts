import {createContext} from 'react';

/**
 * Marks the inline scripts that the shop itself writes, until the finished page is hashed (`hashScripts`). Undefined in the
 * browser. Hydrogen's `useNonce` holds the same, but would bring Hydrogen's code into every page.
 */
export const NonceContext = createContext<string | undefined>(undefined);
